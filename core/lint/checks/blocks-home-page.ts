import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { nameList } from "../facts/agents.ts";
import { LEADING, siteBlockFor } from "../facts/closed-sites.ts";
import { isWholeSite } from "../facts/groups.ts";
import { unusualLines } from "../facts/lines.ts";
import {
  blockedFor,
  consultOwnReader,
  enginesOf,
  PAGES,
  SEARCH_CRAWLERS,
} from "../facts/search-crawlers.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { CLOSED_TO } from "../messages.ts";

/** What allows the home page alone. */
const HOME = "/$";

/** Patterns that can match `/`. */
const ROOT = /^[/*]*\$?$/;

type Found = Finding<"all" | "named" | "others" | "closedHome">;

/**
 * The rule that blocks the home page, and hardly anything else, for a crawler as its own reader
 * reads the file.
 */
const homeRuleFor = ({ document }: FileContext, crawler: string): Rule | null => {
  const { decide } = consultOwnReader(document, crawler).matcher;
  const { allowed, rule } = decide("/");
  if (allowed || rule === null || isWholeSite(rule.text)) return null;
  return PAGES.every((page) => decide(page).allowed) ? rule : null;
};

/**
 * The rule that closes a site of which some pages are open, but not the home page; null if none does.
 * Over a longer one, `Allow: /$` would not win.
 */
const closingRule = ({ document }: FileContext, crawler: string): Rule | null => {
  if (blockedFor(document, crawler) !== "site" || siteBlockFor(document, crawler) !== null) {
    return null;
  }
  const { rule } = consultOwnReader(document, crawler).matcher.decide("/");
  return rule !== null && rule.text.length <= HOME.length ? rule : null;
};

/** One finding on closed home pages: information, as hosts of logins and the like mean it. */
const closedHome = (context: FileContext): readonly Found[] => {
  const closed = LEADING.filter((crawler) => closingRule(context, crawler) !== null);
  const numbers = new Set(closed.map((crawler) => closingRule(context, crawler)?.line ?? 0));
  const lines = context.lines.filter(({ number }) => numbers.has(number));
  return atFirst(
    lines,
    ({ value, content }) => value ?? content,
    () => ({
      message: "closedHome",
      severity: "info",
      data: { engines: enginesOf(closed) },
      fixes: [
        suggest(
          "Allow the home page",
          lines.map((line) => insertBelow(context.document, line, [`Allow: ${HOME}`])),
        ),
      ],
    }),
  );
};

export const blocksHomePage: Check = defineCheck({
  id: "blocks-home-page",
  category: "policy",
  severity: "warning",
  summary: "Avoid blocking the home page where other pages are open",
  explanation:
    "`Disallow: /$` blocks the home page and nothing else, because `$` marks the end of the URL. Some people write it in place of `Allow: /$`, which together with `Disallow: /` opens only the home page; others believe that it blocks the whole site.\n\nA file that closes the site and allows some pages needs `Allow: /$` for the home page: visitors look for it first. Hosts that only have a login may well do without.",
  sources: ["googleDocs", "rfc9309#2.2.3"],
  bad: [
    "User-agent: *\nDisallow: /$\n",
    "User-agent: *\nDisallow: /\nAllow: /products/\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart/\nDisallow: /$\n",
    "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yandex\nUser-agent: Baiduspider\nUser-agent: Applebot\nUser-agent: DuckDuckBot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /$\n",
  ],
  good: [
    "User-agent: *\nDisallow: /\nAllow: /$\n",
    "User-agent: *\nDisallow: /index.php\nDisallow: /?\n",
  ],
  messages: {
    all: "This blocks your home page alone for {who}, search engines included: `$` marks the URL's end. Delete the rule if that is wrong.",
    named:
      "This blocks your home page alone for {names}: `$` marks the URL's end. Delete the rule if that is wrong.",
    closedHome:
      "{engines} may crawl some of your pages, but not the home page. If it should be found, add `Allow: /$`.",
    others:
      "This blocks your home page alone for {who}: `$` marks the URL's end. Delete the rule if that is wrong.",
  },
  check: (context): readonly Found[] => {
    const { lines, google } = context;
    const mayMatchRoot = ({ field, valueText }: LineView): boolean =>
      field === "disallow" && valueText !== "" && ROOT.test(valueText);
    // Plain rules have a longer path.
    if (!unusualLines(lines).some(mayMatchRoot)) return [];
    const byLine = groupBy(
      [GLOBAL, ...SEARCH_CRAWLERS].flatMap((crawler) => {
        const rule = homeRuleFor(context, crawler);
        return rule === null ? [] : [{ crawler, rule }];
      }),
      ({ rule }) => rule.line,
    );
    const alone = [...byLine].flatMap(([number, blocked]): readonly Found[] => {
      const [first] = blocked;
      const line = lines[number - 1];
      if (first === undefined || line === undefined) return [];
      const names = blocked.map(({ crawler }) => crawler).filter((name) => name !== GLOBAL);
      const isForAll = names.length < blocked.length;
      const hasOthers = google.groups.some(({ ruleLines }) => !ruleLines.includes(number));
      const who = hasOthers ? CLOSED_TO.unnamed : CLOSED_TO.all;
      const isMinor = !isForAll && !names.some((name) => LEADING.includes(name));
      return [
        {
          ...first.rule.pattern,
          // A site for one country may well keep its home page from another country's engine.
          ...(isMinor ? { severity: "info" } : {}),
          message: !isForAll ? "named" : names.length > 0 ? "all" : "others",
          data: { names: nameList(names), who },
          fixes: [deleteRulesFix(context, [line])],
        },
      ];
    });
    return [...alone, ...closedHome(context)];
  },
});

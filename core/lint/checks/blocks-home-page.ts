import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { LEADING } from "../../vocabulary/large.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { nameList } from "../facts/agents.ts";
import { siteBlockFor, unnamedWho } from "../facts/closed-sites.ts";
import { isWholeSite } from "../facts/groups.ts";
import { unusualLines } from "../facts/lines.ts";
import {
  blockedFor,
  consultOwnReader,
  enginesOf,
  PAGES,
  SEARCH_CRAWLERS,
} from "../facts/search-crawlers.ts";
import { atFirst, atValue } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";

/** What allows the home page alone. */
const HOME = "/$";

/** Patterns that can match `/`. */
const ROOT = /^[/*]*\$?$/;

type Found = Finding<"alone" | "closedHome">;

/** A rule that blocks the home page for a crawler, as its own reader follows the file. */
interface HomeRule {
  readonly crawler: string;
  readonly rule: Rule;
}

/** The rule that blocks the home page, and hardly anything else. */
const homeRuleFor = (document: RobotsDocument, crawler: string): readonly HomeRule[] => {
  const { decide } = consultOwnReader(document, crawler).matcher;
  const { allowed, rule } = decide("/");
  if (allowed || rule === null || isWholeSite(rule.text)) return [];
  return PAGES.every((page) => decide(page).allowed) ? [{ crawler, rule }] : [];
};

/**
 * The rule that closes a site of which some pages are open, but not the home page. Over a longer one,
 * `Allow: /$` would not win.
 */
const closingRuleFor = (document: RobotsDocument, crawler: string): readonly HomeRule[] => {
  if (blockedFor(document, crawler) !== "site" || siteBlockFor(document, crawler) !== null)
    return [];
  const { rule } = consultOwnReader(document, crawler).matcher.decide("/");
  return rule !== null && rule.text.length <= HOME.length ? [{ crawler, rule }] : [];
};

/** One finding on closed home pages: information, as hosts of logins and the like mean it. */
const closedHome = ({ document, lines }: FileContext): readonly Found[] => {
  const closed = LEADING.flatMap((crawler) => closingRuleFor(document, crawler));
  const closing = lines.filter(({ number }) => closed.some(({ rule }) => rule.line === number));
  const edits = closing.map((line) => insertBelow(document, line, [`Allow: ${HOME}`]));
  return atFirst(closing, atValue, () => ({
    message: "closedHome",
    severity: "info",
    data: { engines: enginesOf(closed.map(({ crawler }) => crawler)) },
    fixes: [suggest("Allow the home page", edits)],
  }));
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
  ],
  good: [
    "User-agent: *\nDisallow: /\nAllow: /$\n",
    "User-agent: *\nDisallow: /index.php\nDisallow: /?\n",
  ],
  messages: {
    alone:
      "This blocks your home page alone for {who}: `$` marks the URL's end. Delete the rule if that is wrong.",
    closedHome:
      "{engines} may crawl some of your pages, but not the home page. If it should be found, add `Allow: /$`.",
  },
  check: (context): readonly Found[] => {
    const { document, lines } = context;
    const mayMatchRoot = ({ field, valueText }: LineView): boolean =>
      field === "disallow" && valueText !== "" && ROOT.test(valueText);
    // Plain rules have a longer path.
    if (!unusualLines(lines).some(mayMatchRoot)) return [];
    const found = [GLOBAL, ...SEARCH_CRAWLERS].flatMap((name) => homeRuleFor(document, name));
    const alone = Array.from(
      groupBy(found, ({ rule }) => rule.line),
      ([number, blocked]): Found => {
        const names = blocked.map(({ crawler }) => crawler);
        const isForAll = names.includes(GLOBAL);
        const isMajor = isForAll || names.some((name) => LEADING.includes(name));
        const isAlike = (name: string): boolean => homeRuleFor(document, name).length > 0;
        const line = lines[number - 1] as LineView;
        return {
          ...(line.value ?? line.content),
          // A site for one country may well keep its home page from another country's engine.
          severity: isMajor ? "warning" : "info",
          message: "alone",
          data: { who: isForAll ? unnamedWho(context, isAlike) : nameList(names) },
          fixes: [deleteRulesFix(context, [line])],
        };
      },
    );
    return [...alone, ...closedHome(context)];
  },
});

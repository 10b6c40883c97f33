import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { nameList } from "../facts/agents.ts";
import { isWholeSite } from "../facts/intended-groups.ts";
import { consultOwnReader, PAGES, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { LEADING } from "../facts/site-blocks.ts";
import { unusualLines } from "../facts/unusual-lines.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { CLOSED_TO } from "../messages.ts";

/** Patterns that can match `/`, but not all URLs. */
const ROOT_ALONE = /^[/*]*\/\$$/;

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

export const blocksHomePage: Check = defineCheck({
  id: "blocks-home-page",
  category: "policy",
  severity: "warning",
  summary: "Avoid blocking the home page alone",
  explanation:
    "`Disallow: /$` blocks the home page and nothing else, because `$` marks the end of the URL. Some people write it in place of `Allow: /$`, which together with `Disallow: /` opens only the home page; others believe that it blocks the whole site.",
  sources: ["googleDocs", "rfc9309#2.2.3"],
  bad: [
    "User-agent: *\nDisallow: /$\n",
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
    others:
      "This blocks your home page alone for {who}: `$` marks the URL's end. Delete the rule if that is wrong.",
  },
  check: (context) => {
    const { lines, google } = context;
    const mayMatchRoot = ({ field, valueText }: LineView): boolean =>
      field === "disallow" && ROOT_ALONE.test(valueText);
    // Plain rules have a longer path.
    if (!unusualLines(lines).some(mayMatchRoot)) return [];
    const byLine = groupBy(
      [GLOBAL, ...SEARCH_CRAWLERS].flatMap((crawler) => {
        const rule = homeRuleFor(context, crawler);
        return rule === null ? [] : [{ crawler, rule }];
      }),
      ({ rule }) => rule.line,
    );
    return [...byLine].flatMap(([number, blocked]) => {
      const [first] = blocked;
      const line = lines[number - 1];
      if (first === undefined || line === undefined) return [];
      const names = blocked.map(({ crawler }) => crawler).filter((name) => name !== GLOBAL);
      const isForAll = names.length < blocked.length;
      const hasOthers = google.groups.some(({ ruleLines }) => !ruleLines.includes(number));
      const who = hasOthers ? CLOSED_TO.unnamed : CLOSED_TO.all;
      return {
        ...first.rule.pattern,
        // A site for one country may well keep its home page from another country's engine.
        ...(isForAll || names.some((name) => LEADING.includes(name)) ? {} : { severity: "info" }),
        message: !isForAll ? "named" : names.length > 0 ? "all" : "others",
        data: { names: nameList(names), who },
        fixes: [deleteRulesFix(context, [line])],
      };
    });
  },
});

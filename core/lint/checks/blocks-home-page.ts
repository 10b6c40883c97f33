import { rfc9309 } from "../../dialects/rfc9309.ts";
import { consult } from "../../match/consult.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { LEADING } from "../../vocabulary/large.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import { nameList } from "../facts/agents.ts";
import { isRead, siteBlockFor, unnamedWho } from "../facts/closed-sites.ts";
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

/** A rule that blocks the home page for a crawler: that page and hardly anything else, or all that no `Allow` opens. */
interface HomeRule {
  readonly crawler: string;
  readonly rule: Rule;
  readonly message: "alone" | "closedHome";
}

/** The rule that blocks the home page for a crawler, as its own reader follows the file, if it is worth a word. */
const homeRuleFor = (context: LineContext, crawler: string): readonly HomeRule[] => {
  const { document, response } = context;
  const { decide } = consultOwnReader(document, crawler, response).matcher;
  const { allowed, rule } = decide("/");
  if (allowed || rule === null) return [];
  if (!isWholeSite(rule.text)) {
    const isOpen = (page: string): boolean => decide(page).allowed;
    // This rule blocks nothing else, whatever others do.
    const isAlone = rule.text === HOME ? PAGES.some(isOpen) : PAGES.every(isOpen);
    return isAlone ? [{ crawler, rule, message: "alone" }] : [];
  }
  // Over a longer rule, `Allow: /$` would not win.
  const isMended = rule.text.length <= HOME.length && LEADING.includes(crawler);
  const isClosed = isMended && blockedFor(document, crawler, response) === "site";
  return isClosed && siteBlockFor(context, crawler) === null
    ? [{ crawler, rule, message: "closedHome" }]
    : [];
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
  check: (context) => {
    const { document, response, lines } = context;
    const mayMatchRoot = ({ field, valueText }: LineView): boolean =>
      field === "disallow" && valueText !== "" && ROOT.test(valueText);
    // Plain rules have a longer path.
    if (!unusualLines(lines).some(mayMatchRoot) || !isRead(context)) return [];
    // What Google alone reads as a rule is for the engines that have its reader.
    const isForMost = !consult(document, rfc9309, GLOBAL, response).matcher.decide("/").allowed;
    const found = [...(isForMost ? [GLOBAL] : []), ...SEARCH_CRAWLERS].flatMap((name) =>
      homeRuleFor(context, name),
    );
    return (["alone", "closedHome"] as const).flatMap((message) => {
      const blocked = found.filter((each) => each.message === message);
      const names = blocked.map(({ crawler }) => crawler);
      const isForAll = names.includes(GLOBAL);
      const isMajor = isForAll || names.some((name) => LEADING.includes(name));
      const isAlike = (name: string): boolean =>
        homeRuleFor(context, name).some((each) => each.message === message);
      const own = lines.filter(({ number }) => blocked.some(({ rule }) => rule.line === number));
      const allow = (line: LineView) => insertBelow(document, line, [`Allow: ${HOME}`]);
      return atFirst(own, atValue, () => ({
        message,
        // Hosts of logins mean it, and a site for one country may keep another country's engine out.
        severity: message === "alone" && isMajor ? "warning" : "info",
        data: {
          who: isForAll ? unnamedWho(context, isAlike) : nameList(names),
          engines: enginesOf(names),
        },
        fixes: [
          message === "alone"
            ? deleteRulesFix(context, own)
            : suggest("Allow the home page", own.map(allow)),
        ],
      }));
    });
  },
});

import { GLOBAL } from "../../policy/agent.ts";
import type { CrawlerCategory } from "../../vocabulary/crawler.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import { countNames, namesOfAgents } from "../facts/agents.ts";
import {
  closes,
  forbids,
  hasCause,
  type IntendedGroup,
  intendedGroups,
  rulesFor,
} from "../facts/intended-groups.ts";
import { insertAbove } from "../fixes/line-edits.ts";
import { rfc9309 } from "../sources.ts";

/** Categories of crawlers for which a site rarely has its own list of paths. */
const NARROW: ReadonlySet<CrawlerCategory> = new Set([
  "ai-training",
  "ai-search",
  "ai-user",
  "seo",
  "archive",
]);

/**
 * Paths that sites block for every crawler: carts, accounts, searches, the system's own folders.
 */
const GENERAL =
  /^\/?\*?\/?(?:cart|basket|checkout|orders?|account|my-?account|log-?in|log-?out|register|sign-?in|sign-?up|search|wishlist|compare|admin|administrator|user|customer|catalogsearch|wp-admin|wp-login|cgi-bin|includes|tmp|cache|private|feed|api|print|preview)\b/i;

/** This many general paths under one crawler's name are unlikely to be meant for it alone. */
const SEVERAL = 3;
/** More rules than this for `*` show that the owner knows where general rules belong. */
const FEW = 1;

const isNarrow = ({ agents }: IntendedGroup): boolean =>
  agents.every(({ name }) => NARROW.has(findCrawler(name)?.category ?? "other"));

export const generalRulesForOneCrawler: Check = defineCheck({
  id: "general-rules-for-one-crawler",
  category: "policy",
  severity: "warning",
  summary: "Suggest checking rules on general paths that bind one crawler alone",
  explanation:
    "Rules apply to the crawlers on the `User-agent` lines above them, up to the next group. If somebody adds such a line above rules that were for every crawler, or joins files in the wrong order, those rules apply to that one crawler only, and all others may fetch what they block.\n\nIt is reported for AI, SEO and archive crawlers whose group has several rules for carts, accounts, searches and the like, while `User-agent: *` blocks almost nothing.",
  sources: [rfc9309("2.2.1")],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\nDisallow: /search\n",
      "User-agent: GPTBot\nUser-agent: AhrefsBot\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\n",
    ],
    good: [
      "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\n",
      "User-agent: *\nDisallow: /search\nDisallow: /feed\n\nUser-agent: GPTBot\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\n",
    ],
  },
  messages: {
    one: "Only {names} follows these {count} rules, such as `{path}`. All other crawlers may fetch these pages, because `User-agent: *` blocks next to nothing. Did you mean the rules for every crawler?",
    several:
      "Only {names} follow these {count} rules, such as `{path}`. All other crawlers may fetch these pages, because `User-agent: *` blocks next to nothing. Did you mean the rules for every crawler?",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    const general = rulesFor(groups, GLOBAL).filter(forbids);
    if (general.length > FEW || general.some(closes)) return [];
    return groups.all.flatMap((group) => {
      const { agents, rules } = group;
      const blocking = rules.filter((rule) => forbids(rule) && !hasCause(context, rule.line));
      const [agent] = agents;
      const usual = blocking.filter(({ path }) => GENERAL.test(path));
      const [first] = usual;
      if (agent === undefined || first === undefined || usual.length < SEVERAL) return [];
      if (!isNarrow(group) || rules.some(closes)) return [];
      return {
        from: agent.line.value?.from ?? agent.line.content.from,
        to: agent.line.value?.to ?? agent.line.content.to,
        message: countNames(agents) === 1 ? "one" : "several",
        data: { names: namesOfAgents(agents), count: blocking.length, path: first.path },
        fixes: [
          {
            title: "Apply the group to every other crawler, too",
            kind: "suggest",
            edits: [insertAbove(context.document, agent.line, "User-agent: *")],
          },
        ],
      };
    });
  },
});

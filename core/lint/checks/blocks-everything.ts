import type { Dialect } from "../../dialects/dialect.ts";
import { google } from "../../dialects/google.ts";
import { rfc9309 } from "../../dialects/rfc9309.ts";
import { consult } from "../../match/consult.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { LEADING } from "../../vocabulary/large.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { nameList, spanOfAgent } from "../facts/agents.ts";
import { closedToUnnamed, isRead, ruleClosingToAll, sharedBlocks } from "../facts/closed-sites.ts";
import { closes, forbids, intendedGroups, isGlobal, rulesFor, shutOut } from "../facts/groups.ts";
import { blockedBy, blockedFor, enginesOf, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { suggest } from "../fixes/fix.ts";
import { allowFix, deleteRules, deleteRulesFix } from "../fixes/rule-edits.ts";

/** The user-agent line that a typo or a lost line break hides, so that a rule below counts for the `*` above it; null if there is none. */
const hiddenLine = (context: FileContext, { line: number }: Rule): number | null => {
  const { all } = intendedGroups(context);
  const group = all.find(({ rules }) => rules.some(({ line }) => line.number === number));
  const agent = group?.agents.findLast(({ line }) => line.number < number);
  return agent === undefined || agent.line.field === "user-agent" ? null : agent.line.number;
};

/** Lifts the block, and changes no other rule; a single one becomes empty, which states the intention. */
const openingFixes = (context: FileContext): readonly Fix[] => {
  const rules = rulesFor(intendedGroups(context), GLOBAL);
  const closing = rules.filter(closes).map(({ line }) => line);
  if (closing.length === 0) return [];
  return rules.filter(forbids).length > closing.length
    ? [deleteRulesFix(context, closing)]
    : [suggest("Allow everything instead", deleteRules(context, closing))];
};

/** Whether a reader finds the site closed to crawlers that the file does not name. */
const isClosedBy = (reader: Dialect, { document, response }: FileContext): boolean =>
  blockedBy(consult(document, reader, GLOBAL, response)) === "site";

/** Who of the best known search crawlers (`tokens`) is shut out, as the message says it, and how much it matters. */
const judge = (context: FileContext, tokens: readonly string[]) => {
  if (tokens.length === 0) return { message: "closedToOthers", severity: "info" } as const;
  if (!isClosedBy(google, context)) return { message: "closedBelow", severity: "error" } as const;
  if (!isClosedBy(rfc9309, context)) return { message: "closedToSome", severity: "error" } as const;
  const { all } = intendedGroups(context);
  if (all.every(({ agents, rules }) => agents.some(isGlobal) || shutOut(rules)))
    return { message: "closed" } as const;
  const isMajor = tokens.some((token) => LEADING.includes(token));
  return { message: "closedToNamed", severity: isMajor ? "warning" : "info" } as const;
};

export const blocksEverything: Check = defineCheck({
  id: "blocks-everything",
  category: "policy",
  severity: "warning",
  summary: "Avoid blocking the whole site for every crawler",
  explanation:
    "`Disallow: /` for `*`, without an `Allow` for pages beside it, blocks the whole site for every crawler without a group of its own. On a test site that is right. On a public site it is the most expensive line there is: search engines stop crawling, and the pages drop out of their results. It often gets there when a test site's file is deployed by mistake.\n\nIt also happens by accident: `User-agent: *` with nothing but a `Crawl-delay` below has no rules of its own, so most crawlers use the rules of the next group.\n\nTo keep pages out of search results, use `noindex` in the pages. To keep people out, use a login.",
  sources: ["googleDocs", "rfc9309#2.2.2", "rfc9309#2.2.1"],
  bad: [
    "User-agent: *\nDisallow: /\n",
    "User-agent: Googlebot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /\n",
    "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yandex\nUser-agent: Baiduspider\nUser-agent: Applebot\nUser-agent: DuckDuckBot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /\n",
    "User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nDisallow: /\n",
    "User-agent: *\nDisallow: /\nAllow: /robots.txt\n",
    "User-agent: *\nAllow: /bitrix/js/\nDisallow: /*?sort=\nDisallow: /*\n",
    "User-agent: *\nDisallow: /cart\nDissalow: /\n",
    "User-agent: *\nDisallow: /tmp/User-agent: *\nDisallow: /\n",
    `User-agent: *\nDisallow: /cart/\n${`# ${"x".repeat(997)}\n`.repeat(512)}Disallow: /\n`,
  ],
  good: [
    "User-agent: *\nDisallow:\n",
    "User-agent: *\nDisallow: /\nAllow: /public/\n",
    "User-agent: GPTBot\nDisallow: /\n",
  ],
  alsoFinds: ["glued-directives", "directive-typo-accepted-by-some", "file-too-large"],
  messages: {
    closed:
      "This blocks your whole site for {who}, so pages drop out of search. If this is no test site, write `Disallow:` alone.",
    closedToSome:
      "This blocks your whole site for {engines}; others skip this line. If you do not mean that, delete it.",
    closedBelow:
      "This blocks your whole site for {engines}. Google does not read this far down. If you do not mean that, delete it.",
    closedToNamed:
      "This blocks your whole site for {names}. Give those that you want a group of their own.",
    closedToOthers:
      "This blocks your whole site for {who}. Only those with a group of their own, search engines among them, may crawl it.",
    shared:
      "`Disallow: {path}` for {next} (line {line}) blocks your whole site for {who}, because this `*` has no rule. Write `Disallow:` below line {last}.",
    hidden:
      "This blocks your whole site for {who}: line {line} hides a `User-agent`. Correct it; if it names `*`, delete this rule.",
  },
  check: (context) => {
    const { document, response, lines, saidToBlock } = context;
    const rule = ruleClosingToAll(context);
    if (rule === null || saidToBlock.has(rule.line) || !isRead(context)) return [];
    const tokens = SEARCH_CRAWLERS.filter(
      (name) => blockedFor(document, name, response) === "site",
    );
    // Google's own readers without a group are left, of which hardly anybody thinks.
    if (tokens.length === 0 && !isClosedBy(rfc9309, context)) return [];
    const who = closedToUnnamed(context);
    const line = lines[rule.line - 1] as LineView;
    const hidden = hiddenLine(context, rule);
    if (hidden !== null) {
      const data = { who, line: hidden };
      return { ...line.content, message: "hidden", severity: "error", data };
    }
    const shared = [...sharedBlocks(context).values()].find(({ isForAll }) => isForAll);
    if (shared !== undefined) {
      return {
        ...spanOfAgent(shared.agents[0]),
        message: "shared",
        severity: "error",
        data: { ...shared.words, who },
        fixes: [allowFix(context, shared.early)],
      };
    }
    return {
      ...(line.value ?? rule.pattern),
      ...judge(context, tokens),
      data: { who, names: nameList(tokens), engines: enginesOf(tokens) },
      fixes: openingFixes(context),
    };
  },
});

import { dialects } from "../../dialects/index.ts";
import { consult } from "../../match/consult.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { nameList, spanOfAgent } from "../facts/agents.ts";
import {
  closedToUnnamed,
  closingRules,
  type HiddenAgent,
  hiddenAgent,
  LEADING,
  type SharedBlock,
  sharedBlocks,
  siteBlockFor,
  wordsOfBlock,
} from "../facts/closed-sites.ts";
import {
  closes,
  forbids,
  type IntendedGroups,
  type IntendedRule,
  intendedGroups,
  isGlobal,
  rulesFor,
  shutOut,
} from "../facts/groups.ts";
import {
  blockedBy,
  blockedSearchCrawlers,
  consultOwnReader,
  enginesOf,
  SEARCH_CRAWLERS,
} from "../facts/search-crawlers.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { allowFix, deleteRulesFix } from "../fixes/rule-edits.ts";

/** Whether some crawler is allowed at least somewhere by a group that names it. */
const admitsSome = ({ all }: IntendedGroups): boolean =>
  all.some(({ agents, rules }) => !agents.some(isGlobal) && !shutOut(rules));

/** An empty `Disallow`. */
const emptied = ({ line }: IntendedRule): readonly Edit[] =>
  line.separator === null || line.value === null || line.missingColon
    ? []
    : [{ from: line.separator.to, to: line.value.to, insert: "" }];

/** Other rules are not changed; a single rule becomes an empty one, which states the intention. */
const openingFixes = (
  context: FileContext,
  rules: readonly IntendedRule[],
  closing: readonly IntendedRule[],
): readonly Fix[] => {
  if (rules.filter(forbids).length > closing.length) {
    const lines = closing.map(({ line }) => line);
    return [deleteRulesFix(context, lines)];
  }
  const edits = closing.flatMap(emptied);
  if (edits.length < closing.length) return [];
  return [suggest("Allow everything instead", edits)];
};

/** The best known search crawlers among the blocked ones; none if the site is open to them. */
const searchTokens = ({ document }: FileContext): readonly string[] => {
  const blocked = blockedSearchCrawlers(document);
  return SEARCH_CRAWLERS.filter((name) => blocked.get(name) === "site");
};

type Found = Finding<
  | "closed"
  | "closedToSome"
  | "closedToOthers"
  | "closedToNamed"
  | "shared"
  | "hidden"
  | "hiddenTwice"
>;

/** `*` has no rule of its own and is blocked by one written for another crawler. */
const sharedFinding = (context: FileContext, block: SharedBlock): Found => ({
  ...spanOfAgent(block.agents[0]),
  message: "shared",
  severity: "error",
  data: { ...wordsOfBlock(block), who: closedToUnnamed(context) },
  fixes: [allowFix(context, block.early)],
});

/** A rule for another crawler counts for `*`, because its user-agent line is hidden. */
const hiddenFinding = (context: FileContext, rule: Rule, hidden: HiddenAgent): Found => {
  const line = context.lines[rule.line - 1];
  const { from, to } = line?.content ?? rule;
  return {
    from,
    to,
    message: hidden.isForAll ? "hiddenTwice" : "hidden",
    severity: "error",
    data: { who: closedToUnnamed(context), line: hidden.line.number },
    fixes: hidden.isForAll && line !== undefined ? [deleteLinesFix([line], "suggest")] : [],
  };
};

/** The rule that closes the site to `*`; another that does so too if that has a finding of its own. */
const closingRule = (context: FileContext, rule: Rule): Rule =>
  [rule, ...closingRules(consultOwnReader(context.document, GLOBAL))].find(
    ({ line }) => (context.causes[line - 1] ?? null) === null,
  ) ?? rule;

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
    "User-agent: *\nDisallow: /*\nSitemap: https://shop.example/sitemap.xml\n",
    "User-agent: Googlebot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /\n",
    "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yandex\nUser-agent: Baiduspider\nUser-agent: Applebot\nUser-agent: DuckDuckBot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /\n",
    "User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
    "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yandex\nUser-agent: Baiduspider\nUser-agent: Applebot\nUser-agent: DuckDuckBot\nDisallow: /cart/\n\nUser-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nDisallow: /\n",
    "User-agent: *\nDisallow: /\nAllow: /robots.txt\n",
    "User-agent: *\nAllow: /bitrix/js/\nDisallow: /*?sort=\nDisallow: /*\n",
    "User-agent: *\nAllow: /w/api.php\nDisallow: /w/\n\nUser-agent: BadBot\nDisallow: /\n\nUser-agent: *\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart\nDissalow: /\n",
    "User-agent: *\nDisallow: /tmp/User-agent: AhrefsBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /tmp/User-agent: *\nDisallow: /\n",
  ],
  good: [
    "User-agent: *\nDisallow:\n",
    "User-agent: *\nDisallow: /\nAllow: /public/\n",
    "User-agent: *\nDisallow: /\nAllow: /login\nAllow: /signup\nAllow: /public/\n",
    "User-agent: GPTBot\nDisallow: /\n",
  ],
  alsoFinds: ["glued-directives", "directive-typo-accepted-by-some"],
  messages: {
    closed:
      "This blocks your whole site for {who}, so its pages drop out of search. If this is no test site, write `Disallow:` alone.",
    closedToSome:
      "This blocks your whole site for {engines}; others skip this line. If you do not mean that, delete it.",
    closedToNamed:
      "This blocks your whole site for {names}. Give those that you want a group of their own.",
    closedToOthers:
      "This blocks your whole site for {who}. Only those with a group of their own, search engines among them, may crawl it.",
    shared:
      "`Disallow: {path}` for {next} (line {line}) blocks your whole site for {who}, because this `*` has no rule. Write `Disallow:` below line {last}.",
    hidden:
      "This blocks your whole site for {who}: they miss the `User-agent` on line {line}, so the rule counts for `*`. Correct line {line}.",
    hiddenTwice:
      "This blocks your whole site for {who}. If you do not mean that, delete it, and correct line {line}, which hides a `User-agent`.",
  },
  check(context): Found | readonly Found[] {
    const { document, lines, saidToBlock } = context;
    const first = siteBlockFor(document, GLOBAL);
    if (first === null) return [];
    const rule = closingRule(context, first);
    if (saidToBlock.has(rule.line)) return [];
    const hidden = hiddenAgent(context, rule);
    if (hidden !== null) return [hiddenFinding(context, rule, hidden)];
    const shared = [...sharedBlocks(context).values()].find(({ isForAll }) => isForAll);
    if (shared !== undefined) return [sharedFinding(context, shared)];
    const groups = intendedGroups(context);
    const rules = rulesFor(groups, GLOBAL);
    const closing = rules.filter(closes);
    const tokens = searchTokens(context);
    const isForSome =
      tokens.length > 0 && blockedBy(consult(document, dialects.rfc9309, GLOBAL)) !== "site";
    const others = tokens.length === 0 ? "closedToOthers" : "closedToNamed";
    const line = lines[rule.line - 1];
    return {
      from: line?.value?.from ?? rule.pattern.from,
      to: line?.value?.to ?? rule.pattern.to,
      ...(isForSome
        ? { message: "closedToSome", severity: "error" }
        : tokens.length === 0 || admitsSome(groups)
          ? {
              message: others,
              severity: tokens.some((token) => LEADING.includes(token)) ? "warning" : "info",
            }
          : { message: "closed" }),
      data: {
        names: nameList(tokens),
        engines: enginesOf(tokens),
        who: closedToUnnamed(context),
      },
      fixes: closing.length === 0 ? [] : openingFixes(context, rules, closing),
    };
  },
});

import { GLOBAL } from "../../policy/agent.ts";
import { formatList } from "../../text/list.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import {
  closes,
  forbids,
  type IntendedGroups,
  type IntendedRule,
  intendedGroups,
  opens,
  rulesFor,
} from "../facts/intended-groups.ts";
import { blockedSearchCrawlers, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { type SharedBlock, sharedBlocks, siteBlockFor } from "../facts/site-blocks.ts";
import { allowFix, deleteRulesFix } from "../fixes/rule-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** Whether some crawler is allowed at least somewhere by a group that names it. */
const admitsSome = ({ all }: IntendedGroups): boolean =>
  all.some(
    ({ agents, rules }) =>
      !agents.some(({ name }) => name === GLOBAL) && (!rules.some(closes) || rules.some(opens)),
  );

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
  return [{ title: "Allow everything instead", kind: "suggest", edits }];
};

/** The best known search crawlers among the blocked ones; empty if there are none. */
const searchNames = (context: FileContext): string => {
  const blocked = blockedSearchCrawlers(context.document);
  return formatList(
    SEARCH_CRAWLERS.filter((name) => blocked.get(name) === "site").slice(0, MOST_NAMES),
  );
};

const MOST_NAMES = 3;

type Found = Finding<"closed" | "closedToOthers" | "closedToNamed" | "shared" | "sharedByOthers">;

/** `*` has no rule of its own and is blocked by one written for another crawler. */
const sharedFinding = (
  context: FileContext,
  { agents: [agent], early, next, rule }: SharedBlock,
): Found => {
  const names = searchNames(context);
  const [nextAgent] = next.agents;
  return {
    ...spanOfAgent(agent),
    message: names === "" ? "sharedByOthers" : "shared",
    severity: "error",
    data: {
      names,
      next: shorten(nextAgent?.line.valueText ?? ""),
      path: rule.text,
      line: rule.line,
    },
    fixes: [allowFix(context, early)],
  };
};

export const blocksEverything: Check = defineCheck({
  id: "blocks-everything",
  category: "policy",
  severity: "warning",
  summary: "Avoid blocking the whole site for every crawler",
  explanation:
    "`Disallow: /` for `*`, without an `Allow` beside it, blocks the whole site for every crawler without a group of its own. On a test site that is right. On a public site it is the most expensive line there is: search engines stop fetching, and the pages drop out of their results. It often gets there when a test site's file is deployed by mistake.\n\nIt also happens by accident: `User-agent: *` with nothing but a `Crawl-delay` below has no rules of its own, so most crawlers use the rules of the next group.\n\nTo keep pages out of search results, use `noindex` in the pages. To keep people out, use a login.",
  sources: [googleDocs, rfc9309("2.2.2"), rfc9309("2.2.1")],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /\n",
      "User-agent: *\nDisallow: /*\nSitemap: https://shop.example/sitemap.xml\n",
      "User-agent: Googlebot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /\n",
      "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yandex\nUser-agent: Baiduspider\nUser-agent: Applebot\nUser-agent: DuckDuckBot\nDisallow: /cart/\n\nUser-agent: *\nDisallow: /\n",
      "User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
      "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yandex\nUser-agent: Baiduspider\nUser-agent: Applebot\nUser-agent: DuckDuckBot\nDisallow: /cart/\n\nUser-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
    ],
    good: [
      "User-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /\nAllow: /public/\n",
      "User-agent: GPTBot\nDisallow: /\n",
    ],
  },
  messages: {
    closed:
      "This blocks your whole site for every crawler, {names} included. Its pages drop out of search results. If this is no test site, write `Disallow:` without a path.",
    closedToNamed:
      "This blocks your whole site for {names} and all other crawlers that the file does not name. Only those with a group of their own may fetch anything.",
    closedToOthers:
      "This blocks your whole site for all crawlers that the file does not name. Only those with a group of their own may fetch anything.",
    shared:
      "`*` has no rules of its own, so crawlers use the next ones: `Disallow: {path}` for {next} (line {line}). That blocks your whole site for every crawler, {names} included. Add `Disallow:` here to let them in.",
    sharedByOthers:
      "`*` has no rules of its own, so crawlers use the next ones: `Disallow: {path}` for {next} (line {line}). That blocks your whole site for all crawlers that the file does not name. Add `Disallow:` here to let them in.",
  },
  check(context): readonly Found[] {
    const { document, lines, saidToBlock } = context;
    const rule = siteBlockFor(document, GLOBAL);
    if (rule === null || saidToBlock.has(rule.line)) return [];
    const shared = [...sharedBlocks(context).values()].find(({ isForAll }) => isForAll);
    if (shared !== undefined) return [sharedFinding(context, shared)];
    const groups = intendedGroups(context);
    const rules = rulesFor(groups, GLOBAL);
    const closing = rules.filter(closes);
    const names = searchNames(context);
    const others = names === "" ? "closedToOthers" : "closedToNamed";
    const line = lines[rule.line - 1];
    return [
      {
        from: line?.value?.from ?? rule.pattern.from,
        to: line?.value?.to ?? rule.pattern.to,
        ...(names === "" || admitsSome(groups)
          ? { message: others, severity: "info" }
          : { message: "closed" }),
        data: { names },
        fixes: closing.length === 0 ? [] : openingFixes(context, rules, closing),
      },
    ];
  },
});

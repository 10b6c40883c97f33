import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatList } from "../../text/list.ts";
import { formatMessage } from "../../text/message.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { agentRuns, spanOfAgent } from "../facts/agent-runs.ts";
import { crawlerOf, nameList } from "../facts/agents.ts";
import {
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
} from "../facts/intended-groups.ts";
import { SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { type SharedBlock, sharedBlocks, siteBlockFor } from "../facts/site-blocks.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { allowFix } from "../fixes/rule-edits.ts";
import { bingDocs, googleDocs, rfc9309, yandexRobots } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Allow {name} again", other: "Allow them again" } as const;

/** A site that gets most of its visitors from search hardly intends to block these. */
const LEADING: ReadonlySet<string> = new Set(["Googlebot", "bingbot"]);

const SEARCH_NAMES: ReadonlySet<string> = new Set(SEARCH_CRAWLERS);

/**
 * The lines that block a group's crawlers: all of its own, or only their names if others share it.
 */
const linesFor = (
  { agents, rules, others }: IntendedGroup,
  names: readonly string[],
): readonly LineView[] =>
  agents.every(({ name }) => names.includes(name))
    ? [...agents, ...rules].map(({ line }) => line).concat(others)
    : agents.filter(({ name }) => names.includes(name)).map(({ line }) => line);

type Crawlers = readonly [string, ...string[]];

/**
 * The names under which a crawler finds its group, in lower case; that of another engine does not
 * count.
 */
const namesOf = (crawler: string): readonly string[] => {
  const fallbacks = findCrawler(crawler)?.fallbacks ?? [];
  return [crawler, ...fallbacks.filter((name) => !SEARCH_NAMES.has(name))].map(asciiLower);
};

/** The groups that name search crawlers and block the whole site for them, with those crawlers. */
const blockingGroups = (context: FileContext): ReadonlyMap<IntendedGroup, Crawlers> => {
  const { document } = context;
  const { all, named } = intendedGroups(context);
  const blocking = new Map<IntendedGroup, [string, ...string[]]>();
  for (const crawler of SEARCH_CRAWLERS) {
    const name = namesOf(crawler).find((each) => named.has(each));
    const rule = name === undefined ? null : siteBlockFor(document, crawler);
    if (name === undefined || rule === null) continue;
    const group = all.find((each) => each.rules.some(({ line }) => line.number === rule.line));
    // A name above other user-agent lines shares their rules, which is reported separately.
    if (group === undefined || isShared(context, group, name)) continue;
    const known = blocking.get(group);
    if (known === undefined) blocking.set(group, [crawler]);
    else known.push(crawler);
  }
  return blocking;
};

const isShared = (context: FileContext, group: IntendedGroup, name: string): boolean =>
  sharedBlocks(context)
    .get(group)
    ?.agents.some((agent) => agent.name === name) ?? false;

/** The most characters of names in a message. */
const MOST_OF_NAMES = 120;

type Found = Finding<"one" | "several" | "shared">;

const isLeading = (agent: IntendedAgent): boolean => LEADING.has(crawlerOf(agent)?.token ?? "");

/** Search crawlers that have no rules of their own and are blocked by the next ones. */
const sharedFinding = (
  context: FileContext,
  { agents, early, next, rule }: SharedBlock,
): Found => ({
  ...spanOfAgent(agents[0]),
  message: "shared",
  severity: agents.some(isLeading) ? "error" : "warning",
  data: {
    count: agents.length,
    names: nameList(
      [...agents]
        .sort((a, b) => Number(isLeading(b)) - Number(isLeading(a)))
        .map(({ line }) => line.valueText),
      MOST_OF_NAMES,
    ),
    next: shorten(next.agents[0]?.line.valueText ?? ""),
    path: rule.text,
    line: rule.line,
    last: String(early.at(-1)?.last.number ?? 0),
  },
  fixes: [allowFix(context, early)],
});

/** A group that blocks search crawlers by their own names. */
const ownFinding = (
  context: FileContext,
  group: IntendedGroup,
  crawlers: Crawlers,
): Found | null => {
  const { named } = intendedGroups(context);
  const names = crawlers.flatMap(namesOf);
  const agent = group.agents.find(({ name }) => names.includes(name));
  if (agent === undefined) return null;
  const own = names.flatMap((name) => named.get(name) ?? []);
  // If other names share the group's rules, deleting these would leave the rules to them alone.
  const isClean = own.every((each) => agentRuns(context, each).length === 1);
  const lines = isClean ? own.flatMap((each) => linesFor(each, names)) : [];
  const edits = [...new Set(lines)].sort((a, b) => a.number - b.number).map(deleteButComment);
  const [first] = crawlers;
  return {
    from: agent.line.value?.from ?? agent.line.content.from,
    to: agent.line.value?.to ?? agent.line.content.to,
    message: crawlers.length === 1 ? "one" : "several",
    severity: crawlers.some((crawler) => LEADING.has(crawler)) ? "warning" : "info",
    data: { names: formatList(crawlers) },
    fixes:
      edits.length === 0
        ? []
        : [
            {
              title: formatMessage(FIX_TITLE, { name: first, count: crawlers.length }),
              kind: "suggest",
              edits,
            },
          ],
  };
};

// Sites outside Russia and China often block YandexBot and Baiduspider on purpose, and many copy
// such lists: information for those, a warning for the two engines that are rarely blocked on
// purpose.
export const blocksSearchEngine: Check = defineCheck({
  id: "blocks-search-engine",
  category: "policy",
  severity: "warning",
  summary: "Avoid blocking the whole site for a search engine by name",
  explanation:
    "A group that names a search engine's crawler and blocks the whole site removes the site from that engine over time: its pages are no longer fetched, and at best their bare URLs stay in the results. For Googlebot and bingbot that is hardly ever intended; for others, such as YandexBot or Baiduspider, it often is.\n\nIt also happens by accident. Only `Allow` and `Disallow` end a list of `User-agent` lines. A crawler with nothing but a `Crawl-delay` or a `Sitemap` below its name shares the rules of the next group, and if that is `Disallow: /`, the whole site is blocked for it.\n\nBing's index is also used by other engines, such as DuckDuckGo.",
  sources: [googleDocs, rfc9309("2.2.1"), bingDocs, yandexRobots],
  examples: {
    bad: [
      "User-agent: Googlebot\nDisallow: /\n",
      "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: AhrefsBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /cart/\n\nUser-agent: Baiduspider\nUser-agent: AhrefsBot\nDisallow: /\n",
      "User-agent: msnbot\nCrawl-delay: 5\n\nUser-agent: bingbot\nCrawl-delay: 5\n\nUser-agent: MJ12bot\nDisallow: /\n",
      "User-agent: Yandex\nHost: shop.example\n\nUser-agent: MJ12bot\nDisallow: /\n",
    ],
    good: [
      "User-agent: Googlebot\nDisallow: /\nAllow: /public/\n",
      "User-agent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /\n",
    ],
  },
  messages: {
    one: "This blocks your whole site for {names}, so its search engine drops your pages. Delete the group if you do not want that.",
    several:
      "This blocks your whole site for {names}, so their search engines drop your pages. Take them out of the group if you do not want that.",
    shared: {
      one: "{names} has no rules of its own, so it uses the next ones: `Disallow: {path}` for {next} (line {line}). That blocks your whole site for it. Add `Disallow:` below line {last} to let it in.",
      other:
        "{names} have no rules of their own, so they use the next ones: `Disallow: {path}` for {next} (line {line}). That blocks your whole site for them. Add `Disallow:` below line {last} to let them in.",
    },
  },
  check: (context) => {
    // A block for all crawlers is reported by another check.
    if (siteBlockFor(context.document, GLOBAL) !== null) return [];
    return [
      ...Array.from(sharedBlocks(context).values(), (shared) => sharedFinding(context, shared)),
      ...[...blockingGroups(context)].flatMap(
        ([group, crawlers]) => ownFinding(context, group, crawlers) ?? [],
      ),
    ];
  },
});

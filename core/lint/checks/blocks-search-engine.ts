import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Severity } from "../diagnostic.ts";
import { agentRuns, spanOfAgent } from "../facts/agent-runs.ts";
import { countNames, isNamed, nameList, namesOfAgents, spellingsOf } from "../facts/agents.ts";
import {
  closes,
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
} from "../facts/intended-groups.ts";
import { enginesOf, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import {
  isForSearch,
  isLeading,
  LEADING,
  type SharedBlock,
  sharedBlocks,
  siteBlockFor,
} from "../facts/site-blocks.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { allowFix } from "../fixes/rule-edits.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Allow {name} again", other: "Allow them again" } as const;

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

/** A blocked group of search crawlers, with the line that names one of them. */
interface Blocked {
  readonly crawlers: Crawlers;
  readonly agent: IntendedAgent;
  readonly edits: readonly Edit[];
}

type Found = Finding<"own" | "shared" | "listed">;

/** Search crawlers that have no rules of their own and are blocked by the next ones. */
const sharedFinding = (context: FileContext, { agents, early, next, rule }: SharedBlock): Found => {
  const first = agents.find(isLeading) ?? agents[0];
  // Without its own name in the file, bingbot follows msnbot's group.
  const unnamed = LEADING.filter(
    (token) =>
      !isNamed(context, token) && siteBlockFor(context.document, token)?.line === rule.line,
  );
  return {
    ...spanOfAgent(first),
    message: "shared",
    severity: unnamed.length > 0 || isLeading(first) ? "error" : "warning",
    data: {
      count: countNames(agents) + unnamed.length,
      names: nameList([...unnamed, ...spellingsOf([first, ...agents])]),
      next: shorten(next.agents[0]?.line.valueText ?? ""),
      path: rule.text,
      line: rule.line,
      last: String(early.at(-1)?.last.number ?? 0),
    },
    fixes: [allowFix(context, early)],
  };
};

/** Crawlers of search engines that lists of AI crawlers name among those. */
const AMONG_AI: ReadonlySet<string> = new Set(["petalbot"]);

/** A list of unwanted crawlers with search engines among them; none if it has no such. */
const listFinding = ({ group, agents, rule }: SharedBlock): readonly Found[] => {
  const engines = agents.filter((agent) => isForSearch(agent) && !AMONG_AI.has(agent.name));
  const [first] = engines;
  if (first === undefined) return [];
  return [
    {
      ...spanOfAgent(first),
      message: "listed",
      severity: "hint",
      data: { names: namesOfAgents(engines), count: countNames(group.agents), line: rule.line },
    },
  ];
};

/** A group that blocks search crawlers by their own names. */
const ownBlock = (
  context: FileContext,
  group: IntendedGroup,
  crawlers: Crawlers,
): readonly Blocked[] => {
  const { named } = intendedGroups(context);
  const names = crawlers.flatMap(namesOf);
  const agent = group.agents.find(({ name }) => names.includes(name));
  if (agent === undefined) return [];
  const own = names.flatMap((name) => named.get(name) ?? []);
  // If other names share the group's rules, deleting these would leave the rules to them alone.
  const isClean = own.every((each) => agentRuns(context, each).length === 1);
  const lines = isClean ? own.flatMap((each) => linesFor(each, names)) : [];
  const edits = [...new Set(lines)].sort((a, b) => a.number - b.number).map(deleteButComment);
  return [{ crawlers, agent, edits }];
};

/** One finding for groups that block search crawlers by their own names. */
const ownFinding = (blocks: readonly Blocked[], severity: Severity): readonly Found[] => {
  const [first, ...more] = blocks;
  if (first === undefined) return [];
  const crawlers = blocks.flatMap((block) => block.crawlers);
  const edits = blocks.flatMap((block) => block.edits).sort((a, b) => a.from - b.from);
  const title = formatMessage(FIX_TITLE, { name: first.crawlers[0], count: crawlers.length });
  const isWhole = blocks.every((block) => block.edits.length > 0);
  return [
    {
      ...spanOfAgent(first.agent),
      message: "own",
      severity,
      data: { names: nameList(crawlers), engines: enginesOf(crawlers), count: crawlers.length },
      alsoAt: more.map(({ agent }) => spanOfAgent(agent)),
      fixes: isWhole ? [suggest(title, edits)] : [],
    },
  ];
};

/** From this many crawlers that a file shuts out by name, it has a list of unwanted ones. */
const MANY = 5;

/** Whether a file shuts out many crawlers by their names: then it does so on purpose. */
const hasBlockList = (context: FileContext): boolean => {
  const closed = intendedGroups(context).all.filter(({ rules }) => rules.some(closes));
  return countNames(closed.flatMap(({ agents }) => agents)) >= MANY;
};

// Sites outside Russia and China often block YandexBot and Baiduspider on purpose, and many copy
// such lists: a hint for those, information outside a list, and a warning for the two engines that
// are rarely blocked on purpose.
export const blocksSearchEngine: Check = defineCheck({
  id: "blocks-search-engine",
  category: "policy",
  severity: "warning",
  summary: "Avoid blocking the whole site for a search engine by name",
  explanation:
    "A group that names a search engine's crawler and blocks the whole site removes the site from that engine over time: its pages are no longer crawled, and at best their bare URLs stay in the results. For Googlebot and bingbot that is hardly ever intended; for others, such as YandexBot or Baiduspider, it often is.\n\nIt also happens by accident. Only `Allow` and `Disallow` end a list of `User-agent` lines. A crawler with nothing but a `Crawl-delay` or a `Sitemap` below its name shares the rules of the next group, and if that is `Disallow: /`, the whole site is blocked for it.\n\nBing's index is also used by other engines, such as DuckDuckGo.",
  sources: ["googleDocs", "rfc9309#2.2.1", "bingDocs", "yandexRobots"],
  bad: [
    "User-agent: Googlebot\nDisallow: /\n",
    "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: AhrefsBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: Baiduspider\nUser-agent: AhrefsBot\nDisallow: /\n",
    "User-agent: msnbot\nCrawl-delay: 5\n\nUser-agent: bingbot\nCrawl-delay: 5\n\nUser-agent: MJ12bot\nDisallow: /\n",
    "User-agent: Yandex\nHost: shop.example\n\nUser-agent: MJ12bot\nDisallow: /\n",
    "User-agent: GPTBot\n\nUser-agent: CCBot\n\nUser-agent: Baiduspider\n\nUser-agent: ClaudeBot\nDisallow: /\n",
  ],
  good: [
    "User-agent: Googlebot\nDisallow: /\nAllow: /public/\n",
    "User-agent: GPTBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /\n",
    "User-agent: GPTBot\n\nUser-agent: CCBot\n\nUser-agent: PetalBot\n\nUser-agent: ClaudeBot\nDisallow: /\n",
  ],
  messages: {
    own: {
      one: "This blocks your whole site for {names}, so {engines} drops your pages. If you do not want that, take the name out.",
      other:
        "This blocks your whole site for {engines}, so they drop your pages. If you do not want that, take the names out.",
    },
    shared: {
      one: "{names} may crawl nothing: it has no rule, so `Disallow: {path}` of {next} (line {line}) counts for it. Write `Disallow:` below line {last}.",
      other:
        "{names} may crawl nothing: they have no rule and follow `Disallow: {path}` of {next} (line {line}). Write `Disallow:` below line {last}.",
    },
    listed:
      "Line {line} blocks all {count} crawlers of this list, {names} among them. Take out search engines that you want.",
  },
  check: (context) => {
    // A block for all crawlers is reported by another check.
    if (siteBlockFor(context.document, GLOBAL) !== null) return [];
    const shared = [...sharedBlocks(context).values()].flatMap((block) =>
      block.isList ? listFinding(block) : [sharedFinding(context, block)],
    );
    const own = [...blockingGroups(context)].flatMap(([group, crawlers]) =>
      ownBlock(context, group, crawlers),
    );
    const isMajor = ({ crawlers }: Blocked): boolean =>
      crawlers.some((crawler) => LEADING.includes(crawler));
    const minor: Severity = hasBlockList(context) ? "hint" : "info";
    return [
      ...shared,
      ...ownFinding(own.filter(isMajor), "warning"),
      ...ownFinding(
        own.filter((block) => !isMajor(block)),
        minor,
      ),
    ];
  },
});

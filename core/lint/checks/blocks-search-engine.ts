import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Severity } from "../diagnostic.ts";
import {
  agentRuns,
  countNames,
  isNamed,
  nameList,
  namesOfAgents,
  spanOfAgent,
  spellingsOf,
} from "../facts/agents.ts";
import {
  isForSearch,
  isLeading,
  LEADING,
  type SharedBlock,
  sharedBlocks,
  siteBlockFor,
  wordsOfBlock,
} from "../facts/closed-sites.ts";
import { closes, type IntendedAgent, type IntendedGroup, intendedGroups } from "../facts/groups.ts";
import { enginesOf, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { allowFix } from "../fixes/rule-edits.ts";

const FIX_TITLE = { one: "Allow {name} again", other: "Allow them again" } as const;

const SEARCH_NAMES: ReadonlySet<string> = new Set(SEARCH_CRAWLERS);

/**
 * The names under which a crawler finds its group, in lower case; that of another engine does not
 * count.
 */
const namesOf = (crawler: string): readonly string[] => {
  const fallbacks = findCrawler(crawler)?.fallbacks ?? [];
  return [crawler, ...fallbacks.filter((name) => !SEARCH_NAMES.has(name))].map(asciiLower);
};

/** The group that names a search crawler and blocks the whole site for it; none in most files. */
const blockingGroup = (context: FileContext, crawler: string): readonly IntendedGroup[] => {
  const { all, named } = intendedGroups(context);
  const name = namesOf(crawler).find((each) => named.has(each));
  const rule = name === undefined ? null : siteBlockFor(context.document, crawler);
  const group = all.find(({ rules }) => rules.some(({ line }) => line.number === rule?.line));
  if (group === undefined) return [];
  // A name above other user-agent lines shares their rules, which is reported separately.
  const shared = sharedBlocks(context).get(group)?.agents ?? [];
  return shared.some((agent) => agent.name === name) ? [] : [group];
};

/** Search crawlers that a group blocks by name, with the line that names one of them. */
interface Blocked {
  readonly crawlers: readonly string[];
  readonly agent: IntendedAgent;
}

const blockedByName = (context: FileContext): readonly Blocked[] => {
  const found = SEARCH_CRAWLERS.flatMap((crawler) =>
    blockingGroup(context, crawler).map((group) => ({ crawler, group })),
  );
  return [...groupBy(found, ({ group }) => group)].flatMap(([{ agents }, same]) => {
    const crawlers = same.map(({ crawler }) => crawler);
    const names = crawlers.flatMap(namesOf);
    const agent = agents.find(({ name }) => names.includes(name));
    return agent === undefined ? [] : [{ crawlers, agent }];
  });
};

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

/** Takes crawlers out of their groups; no edits if other names share the rules, which would be left to them alone. */
const takeOut = (context: FileContext, { crawlers }: Blocked): readonly Edit[] => {
  const names = crawlers.flatMap(namesOf);
  const own = names.flatMap((name) => intendedGroups(context).named.get(name) ?? []);
  if (own.some((group) => agentRuns(context, group).length !== 1)) return [];
  const lines = new Set(own.flatMap((group) => linesFor(group, names)));
  return [...lines].sort((a, b) => a.number - b.number).map(deleteButComment);
};

type Found = Finding<"own" | "shared" | "listed">;

/** One finding for groups that block search crawlers by their own names. */
const ownFindings = (
  context: FileContext,
  blocks: readonly Blocked[],
  severity: Severity,
): readonly Found[] => {
  const crawlers = blocks.flatMap((block) => block.crawlers);
  const count = crawlers.length;
  const title = formatMessage(FIX_TITLE, { name: crawlers[0] ?? "", count });
  const edits = blocks.map((block) => takeOut(context, block));
  const isWhole = edits.every(({ length }) => length > 0);
  return atFirst(
    blocks,
    ({ agent }) => spanOfAgent(agent),
    () => ({
      message: "own",
      severity,
      data: { names: nameList(crawlers), engines: enginesOf(crawlers), count },
      fixes: isWhole
        ? [
            suggest(
              title,
              edits.flat().sort((a, b) => a.from - b.from),
            ),
          ]
        : [],
    }),
  );
};

/** Search crawlers that have no rules of their own and are blocked by the next ones. */
const sharedFinding = (context: FileContext, block: SharedBlock): Found => {
  const { agents, early, rule } = block;
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
      ...wordsOfBlock(block),
      count: countNames(agents) + unnamed.length,
      names: nameList([...unnamed, ...spellingsOf([first, ...agents])]),
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
  const data = { names: namesOfAgents(engines), count: countNames(group.agents), line: rule.line };
  return [{ ...spanOfAgent(first), message: "listed", severity: "hint", data }];
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
    const own = blockedByName(context);
    const isMajor = ({ crawlers }: Blocked): boolean =>
      crawlers.some((crawler) => LEADING.includes(crawler));
    const minor: Severity = hasBlockList(context) ? "hint" : "info";
    return [
      ...shared,
      ...ownFindings(context, own.filter(isMajor), "warning"),
      ...ownFindings(
        context,
        own.filter((block) => !isMajor(block)),
        minor,
      ),
    ];
  },
});

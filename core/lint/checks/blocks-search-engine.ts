import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { LEADING } from "../../vocabulary/large.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Severity } from "../diagnostic.ts";
import { agentRuns, isNamed, nameList, spanOfAgent, spellingsOf } from "../facts/agents.ts";
import {
  closedIn,
  isLeading,
  isRead,
  type SharedBlock,
  sharedBlocks,
  siteBlockFor,
} from "../facts/closed-sites.ts";
import { closes, type IntendedAgent, type IntendedGroup, intendedGroups } from "../facts/groups.ts";
import { enginesOf, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { allowFix } from "../fixes/rule-edits.ts";

const FIX_TITLE = { one: "Allow {name} again", other: "Allow them again" } as const;

/**
 * The names under which a crawler finds its group, in lower case; that of another engine does not
 * count.
 */
const namesOf = (crawler: string): readonly string[] => {
  const fallbacks = findCrawler(crawler)?.fallbacks ?? [];
  const isEngine = (name: string): boolean => SEARCH_CRAWLERS.some((each) => each === name);
  return [crawler, ...fallbacks.filter((name) => !isEngine(name))].map(asciiLower);
};

/** A search crawler that a group blocks by name. */
interface Blocked {
  readonly crawler: string;
  readonly group: IntendedGroup;
}

/** Those that are named above the rules of others (`sharing`) are left out: that is reported by itself. */
const blockedByName = (
  context: FileContext,
  sharing: readonly IntendedAgent[],
): readonly Blocked[] => {
  const { named } = intendedGroups(context);
  return SEARCH_CRAWLERS.flatMap((crawler): readonly Blocked[] => {
    const name = namesOf(crawler).find((each) => named.has(each));
    if (name === undefined || sharing.some((agent) => agent.name === name)) return [];
    const group = named.get(name)?.find((each) => closedIn(context, each, crawler) !== null);
    return group === undefined ? [] : [{ crawler, group }];
  });
};

/** Takes crawlers out of their groups; no edits if other names share the rules, which would be left to them alone. */
const takeOut = (context: FileContext, names: ReadonlySet<string>): readonly Edit[] => {
  const own = intendedGroups(context).all.filter(({ agents }) =>
    agents.some(({ name }) => names.has(name)),
  );
  if (own.some((group) => agentRuns(context, group).length !== 1)) return [];
  const lines = own.flatMap(({ agents, rules, others }) => {
    const gone = agents.filter(({ name }) => names.has(name));
    if (gone.length < agents.length) return gone.map(({ line }) => line);
    return [...others, ...[...agents, ...rules].map(({ line }) => line)];
  });
  return [...new Set(lines)].sort((a, b) => a.number - b.number).map(deleteButComment);
};

type Found = Finding<"own" | "shared">;

/** One finding for groups that block search crawlers by their own names. */
const ownFinding = (
  context: FileContext,
  blocked: readonly Blocked[],
  severity: Severity,
): readonly Found[] => {
  const crawlers = blocked.map(({ crawler }) => crawler);
  const count = crawlers.length;
  const names = new Set(crawlers.flatMap(namesOf));
  const agents = blocked.flatMap(
    ({ group }) => group.agents.find(({ name }) => names.has(name)) ?? [],
  );
  return atFirst([...new Set(agents)], spanOfAgent, () => ({
    message: "own",
    severity,
    data: { names: nameList(crawlers), engines: enginesOf(crawlers), count },
    fixes: [suggest(FIX_TITLE, takeOut(context, names), { name: crawlers[0] ?? "", count })],
  }));
};

/** Search crawlers that have no rules of their own and are blocked by the next ones. */
const sharedFinding = (
  context: FileContext,
  { agents, early, rule, words }: SharedBlock,
): Found => {
  const first = agents.find(isLeading) ?? agents[0];
  // Without its own name in the file, bingbot follows msnbot's group.
  const unnamed = LEADING.filter(
    (token) => !isNamed(context, token) && siteBlockFor(context, token)?.line === rule.line,
  );
  const names = [...unnamed, ...spellingsOf([first, ...agents])];
  return {
    ...spanOfAgent(first),
    message: "shared",
    severity: unnamed.length > 0 || isLeading(first) ? "error" : "warning",
    data: { ...words, count: names.length, names: nameList(names) },
    fixes: [allowFix(context, early)],
  };
};

/** From this many crawlers that a file shuts out by name, it does so on purpose. */
const MANY = 5;

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
  },
  check: (context) => {
    // A block for all crawlers is reported by another check.
    if (siteBlockFor(context, GLOBAL) !== null || !isRead(context)) return [];
    const shared = [...sharedBlocks(context).values()].filter(({ isList }) => !isList);
    const sharing = shared.flatMap(({ agents }) => agents);
    const own = blockedByName(context, sharing);
    const isMajor = ({ group }: Blocked): boolean =>
      own.some((each) => each.group === group && LEADING.includes(each.crawler));
    const closed = intendedGroups(context).all.filter(({ rules }) => rules.some(closes));
    const isMeant = spellingsOf(closed.flatMap(({ agents }) => agents)).length >= MANY;
    const bySeverity = groupBy(own, (each) =>
      isMajor(each) ? "warning" : isMeant ? "hint" : "info",
    );
    return [
      ...shared.map((block) => sharedFinding(context, block)),
      ...[...bySeverity].flatMap(([severity, some]) => ownFinding(context, some, severity)),
    ];
  },
});

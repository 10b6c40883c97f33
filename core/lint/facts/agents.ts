import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatList } from "../../text/list.ts";
import { formatMessage } from "../../text/message.ts";
import type { Crawler, CrawlerCategory } from "../../vocabulary/crawler.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import type { FileContext, LineContext, LineView } from "../context.ts";
import { LIST_MESSAGES } from "../messages.ts";
import { LISTED, shorten } from "../wording.ts";
import {
  forbids,
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
} from "./intended-groups.ts";
import { consultOwnReader } from "./search-crawlers.ts";
import { unusualLines } from "./unusual-lines.ts";

/** No name is longer, so code that examines names need not be fast for longer ones. */
const LONGEST = 500;

/**
 * The name in a user-agent line; null for other lines, an empty value and one too long for a name.
 */
export const agentValue = (line: LineView): string | null => {
  if (line.field !== "user-agent" || line.value === null) return null;
  const { from, to } = line.value;
  return to > from && to - from <= LONGEST ? line.valueText : null;
};

const namesIn = memo(
  ({ lines }: LineContext): ReadonlySet<string> =>
    new Set(unusualLines(lines).map((line) => asciiLower(agentValue(line) ?? ""))),
);

/** Whether a user-agent line of the file has exactly this name, ignoring case. */
export const isNamed = (context: LineContext, name: string): boolean =>
  namesIn(context).has(asciiLower(name));

/** A user-agent line with the group it is in. */
export interface AgentInGroup extends IntendedAgent {
  readonly group: IntendedGroup;
}

/** The known crawler a user-agent line names. */
export const crawlerOf = ({ name }: IntendedAgent): Crawler | null => findCrawler(name);

const SHOWING: ReadonlySet<CrawlerCategory> = new Set([
  "search",
  "ai-search",
  "ai-training",
  "ai-user",
]);

/** Whether a known crawler's results are used in search or a model, for which rules matter most. */
export const showsPages = (agent: IntendedAgent): boolean => {
  const crawler = crawlerOf(agent);
  return crawler !== null && SHOWING.has(crawler.category);
};

/**
 * Whether a name only controls a use of what others fetch. Includes Yandex, a name that no crawler
 * sends, but that its family falls back on.
 */
export const isPermission = (agent: IntendedAgent): boolean => {
  const crawler = crawlerOf(agent);
  return (
    crawler?.controlOnly === true &&
    !crawlers.some(({ fallbacks }) => fallbacks.includes(crawler.token))
  );
};

/** Whether a group forbids its crawlers anything. */
export const isForbidding = ({ rules }: IntendedGroup): boolean => rules.some(forbids);

/**
 * The user-agent lines whose name matches a predicate, the first for each name, in file order.
 * Leaves out `*` and lines with a finding.
 */
export const agentsWhere = (
  context: FileContext,
  picks: (agent: AgentInGroup) => boolean,
): readonly AgentInGroup[] => {
  const seen = new Set<string>(["", GLOBAL]);
  const found: AgentInGroup[] = [];
  for (const group of intendedGroups(context).all) {
    for (const { line, name } of group.agents) {
      if (seen.has(name) || hasCause(context, line)) continue;
      const agent = { line, name, group };
      if (!picks(agent)) continue;
      seen.add(name);
      found.push(agent);
    }
  }
  return found;
};

/** From this many user-agent lines, a list was probably copied from elsewhere. */
const LONG_LIST = 20;

/** Whether a file has a long list of names, which its author has hardly checked one by one. */
export const hasLongList: (context: LineContext) => boolean = memo(
  ({ lines }: LineContext) =>
    new Set(
      unusualLines(lines).flatMap(({ field, valueText }) =>
        field === "user-agent" ? asciiLower(valueText) : [],
      ),
    ).size > LONG_LIST,
);

/** The most characters that a message quotes of a list, without the ending. */
const ROOM = 46;

const LONGEST_NAME = 30;

/** Names for a sentence: `a`, `a and b`, `a, b and 3 more`. At most three, and as many as fit. */
export const nameList = (
  names: readonly string[],
  room: number = ROOM,
  longest: number = LONGEST_NAME,
): string => {
  const short = names.map((name) => shorten(name, longest));
  let count = 0;
  let length = 0;
  while (count < Math.min(short.length, LISTED) && length + (short[count]?.length ?? 0) <= room) {
    length += (short[count]?.length ?? 0) + 2;
    count++;
  }
  const shown = short.slice(0, Math.max(1, count));
  const more = short.length - shown.length;
  return formatList(
    more > 0 ? [...shown, formatMessage(LIST_MESSAGES.more, { count: more })] : shown,
  );
};

/** How many different names there are. */
export const countNames = (agents: readonly IntendedAgent[]): number =>
  new Set(agents.map(({ name }) => name)).size;

/** The names of user-agent lines as first written, each once. */
export const spellingsOf = (agents: readonly IntendedAgent[]): readonly string[] =>
  [...groupBy(agents, ({ name }) => name).values()].flatMap(
    ([agent]) => agent?.line.valueText ?? [],
  );

/** The same, for a sentence. */
export const namesOfAgents = (agents: readonly IntendedAgent[]): string =>
  nameList(spellingsOf(agents));

/** Readers that follow the 1994 standard, without wildcards; `*` includes some. */
const PLAIN_READERS: ReadonlySet<string> = new Set([
  GLOBAL,
  "wget",
  "heritrix",
  "archive.org_bot",
  "python-urllib",
]);

/** Whether some reader without wildcards follows a group. */
export const hasPlainReaders = ({ agents }: IntendedGroup): boolean =>
  agents.some(({ name }) => PLAIN_READERS.has(name));

/** Whether a crawler's own reader finds the crawler on a user-agent line, however it is written. */
const readsName = ({ document }: LineContext, line: LineView, { token }: Crawler): boolean => {
  const { selection } = consultOwnReader(document, token).matcher;
  return selection.kind === "named" && selection.agents.some((agent) => agent.line === line.number);
};

/**
 * How much it matters that some readers do not find a crawler on a user-agent line that has more
 * than its name. Little if its own reader does, if the name stands elsewhere as well, if nobody uses
 * it, or if the list was copied.
 *
 * @param crawler the one named; null if it is unknown.
 */
export const weightOfName = (
  context: LineContext,
  line: LineView,
  crawler: Crawler | null,
): { readonly severity: "info" | "hint"; readonly quiet: "old-readers" | null } => {
  const isFound =
    crawler === null ||
    crawler.retired ||
    isNamed(context, crawler.token) ||
    readsName(context, line, crawler);
  if (isFound) return { severity: "hint", quiet: "old-readers" };
  const isSearch = crawler.category === "search";
  return { severity: "info", quiet: isSearch || !hasLongList(context) ? null : "old-readers" };
};

/** Whether a line is in a group that is only for crawlers of one operator. */
export const isInGroupOf = (context: FileContext, line: LineView, operator: string): boolean => {
  const group = intendedGroups(context).all.findLast(({ agents }) =>
    agents.some((agent) => agent.line.number < line.number),
  );
  return (
    group?.agents.every(
      (agent) => agent.line.number < line.number && crawlerOf(agent)?.operator === operator,
    ) ?? false
  );
};

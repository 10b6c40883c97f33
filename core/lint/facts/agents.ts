// The crawlers that a file names, in what lists, and which of them belong to AI.

import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatList } from "../../text/list.ts";
import { formatMessage } from "../../text/message.ts";
import type { Span } from "../../text/span.ts";
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
  isGlobal,
  rulesFor,
} from "./groups.ts";
import { unusualLines, type ValuedLine } from "./lines.ts";
import { haveSameRules } from "./rules.ts";
import { consultOwnReader } from "./search-crawlers.ts";

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

/** Looks at the name in each user-agent line that has one. */
export const named =
  <Found>(findingFor: (name: string, line: ValuedLine, context: LineContext) => Found | null) =>
  (line: LineView, context: LineContext): Found | null => {
    const name = agentValue(line);
    return name === null ? null : findingFor(name, line as ValuedLine, context);
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

/** Consecutive user-agent lines, and what separates them from the previous ones. */
export interface AgentRun {
  readonly agents: readonly IntendedAgent[];
  /** The last of these lines, or of the further fields that follow them, such as Crawl-delay. */
  readonly last: LineView;
  /** Blank lines between the previous run and this one. */
  readonly blanksAbove: readonly LineView[];
  /** Fields between the previous run and this one. */
  readonly fieldsAbove: readonly LineView[];
  /** Whether a rule in a comment is there. */
  readonly hasLostRule: boolean;
}

const isCommentedRule = ({ kind, comment }: LineView, source: string): boolean =>
  kind === "comment" &&
  comment !== null &&
  /^#+[ \t]*(?:dis)?allow[ \t]*:/i.test(source.slice(comment.from, comment.to));

interface Gap extends Pick<AgentRun, "blanksAbove" | "fieldsAbove" | "hasLostRule"> {
  /** The last field that belongs to the previous run. */
  readonly last: LineView | undefined;
}

const NO_GAP: Gap = { blanksAbove: [], fieldsAbove: [], hasLostRule: false, last: undefined };

/** What separates two user-agent lines. */
const gapBetween = (
  { document, lines, intended }: FileContext,
  above: LineView,
  below: LineView,
): Gap => {
  const between = lines.slice(above.number, below.number - 1);
  const fields = between.filter(({ number }) => (intended[number - 1] ?? null) !== null);
  return {
    blanksAbove: between.filter(({ kind }) => kind === "blank"),
    fieldsAbove: fields,
    hasLostRule: between.some((line) => isCommentedRule(line, document.source)),
    last: fields.findLast(({ number }) => intended[number - 1] !== "sitemap"),
  };
};

const isParting = ({ blanksAbove, fieldsAbove, hasLostRule }: Gap): boolean =>
  blanksAbove.length > 0 || fieldsAbove.length > 0 || hasLostRule;

/**
 * The user-agent lines of a group in runs: a blank line, another field or a commented-out rule
 * between two of them starts a new run. For most readers all runs are one list.
 */
export const agentRuns = (context: FileContext, group: IntendedGroup): readonly AgentRun[] => {
  const runs: (Omit<AgentRun, "agents" | "last"> & { agents: IntendedAgent[]; last: LineView })[] =
    [];
  let above: LineView | undefined;
  for (const agent of group.agents) {
    const gap = above === undefined ? NO_GAP : gapBetween(context, above, agent.line);
    const { last, ...parting } = gap;
    const run = runs.at(-1);
    above = agent.line;
    if (run !== undefined && !isParting(gap)) {
      run.agents.push(agent);
      run.last = agent.line;
      continue;
    }
    if (run !== undefined && last !== undefined) run.last = last;
    runs.push({ agents: [agent], last: agent.line, ...parting });
  }
  return runs;
};

/**
 * User-agent lines without rules of their own, which for most readers share those of later ones.
 */
export interface RunOn {
  readonly runs: readonly AgentRun[];
  /** The first that shares rules: `*` before crawlers of search and AI, and those before others. */
  readonly agent: IntendedAgent;
  /** All that share them, `agent` first. */
  readonly agents: readonly IntendedAgent[];
  /** Whether `*` shares the rules of named crawlers, or vice versa. */
  readonly kind: "sharesStar" | "joinsStar" | "shares";
  readonly severity: "warning" | "info";
  /** For messages: `names`, which are `count`, share the rules of `next`, named on line `line`. */
  readonly data: {
    readonly names: string;
    readonly count: number;
    readonly next: string;
    readonly line: number;
  };
}

/** The part of a user-agent line that names its crawler. */
export const spanOfAgent = ({ line }: IntendedAgent): Span => {
  const { from, to } = line.value ?? line.content;
  return { from, to };
};

/** The same, of what is about a user-agent line. */
export const atAgent = ({ agent }: { readonly agent: IntendedAgent }): Span => spanOfAgent(agent);

const runOnByGroup = memo((context: FileContext) =>
  memo((group: IntendedGroup) => findRunOn(context, group)),
);

/** The user-agent lines of a group that share the next ones' rules; null if none does. */
export const runOnOf = (context: FileContext, group: IntendedGroup): RunOn | null =>
  runOnByGroup(context)(group);

const findRunOn = (context: FileContext, group: IntendedGroup): RunOn | null => {
  if (group.rules.length === 0 || group.agents.length < 2) return null;
  // A user-agent line that is hidden in a rule's value is such a rule until it is corrected.
  if (group.agents.some(({ line }) => line.field !== "user-agent")) return null;
  const runs = agentRuns(context, group);
  const early = runs.slice(0, -1);
  const nextAgents = runs.at(-1)?.agents ?? [];
  const namesWithRules = new Set(nextAgents.map(({ name }) => name));
  const agents = early.flatMap((run) => run.agents).filter(({ name }) => !namesWithRules.has(name));
  const agent = agents.find(isGlobal) ?? agents.find(showsPages) ?? agents[0];
  const [first] = nextAgents;
  if (agent === undefined || first === undefined) return null;
  const kind = isGlobal(agent) ? "sharesStar" : nextAgents.some(isGlobal) ? "joinsStar" : "shares";
  const matters =
    kind === "sharesStar" ||
    (kind === "shares" && showsPages(agent) && crawlerOf(agent)?.retired === false);
  return {
    runs,
    agent,
    agents: [agent, ...agents.filter((each) => each !== agent)],
    kind,
    severity: group.rules.some(forbids) && matters ? "warning" : "info",
    data: {
      names: namesOfAgents([agent, ...agents]),
      count: countNames(agents),
      next: shorten(first.line.valueText),
      line: first.line.number,
    },
  };
};

/** Whether a crawler fetches for AI: for training, for search, for a user's question or to act. */
export const isAiCrawler = ({ category }: Crawler): boolean => category.startsWith("ai-");

/**
 * The user-agent lines with a former name of an AI crawler whose current name is not in the file.
 */
export const outdatedAliases = (context: FileContext): readonly AgentInGroup[] => {
  const groups = intendedGroups(context);
  const { named } = groups;
  return agentsWhere(context, (agent) => {
    const crawler = crawlerOf(agent);
    if (crawler === null || crawler.successor === null || !isAiCrawler(crawler)) return false;
    if (named.has(asciiLower(crawler.successor))) return false;
    // By its current name it follows `*`, whose rules may be the same.
    return !haveSameRules(rulesFor(groups, agent.name), rulesFor(groups, GLOBAL));
  });
};

const groupByOperator = memo(
  (table: readonly Crawler[]): ReadonlyMap<string, readonly Crawler[]> =>
    new Map(
      [
        ...groupBy(
          table.filter(
            (crawler) =>
              isAiCrawler(crawler) &&
              !crawler.retired &&
              !crawler.controlOnly &&
              !crawler.ignoresGlobal &&
              (crawler.obeys === "yes" || crawler.obeys === "partly"),
          ),
          ({ operator }) => operator,
        ),
      ].filter(([, several]) => several.length > 1),
    ),
);

/**
 * The AI crawlers of each operator that runs several and says that each of them obeys, more or
 * less: those that can be blocked by name.
 */
export const aiCrawlersByOperator = (): ReadonlyMap<string, readonly Crawler[]> =>
  groupByOperator(crawlers);

/** Fields meant to direct AI services to a file of their own, or to state a policy. */
const LLMS =
  /^(?:llms?(?:[-_. ](?:full|txt|text|policy|map|sitemap|url))*|ai[-_.](?:txt|policy|map|sitemap)|agentmap|agents?[-_.](?:txt|map))$/;

const AI = "(?:ai|gen-?ai|llms?|ml|gpt)";
const USE = "(?:train(?:ing)?|learning|crawl(?:ing|ers?)?|scraping|bots?|use|usage)";

/** Fields meant to block AI services. */
const AI_BAN = new RegExp(
  `^(?:${[
    "ai",
    `(?:no|dis-?allow|block|deny)[-_ ]?${AI}(?:[-_ ]?${USE})?`,
    "(?:no|dis-?allow|block|deny)[-_ ]?(?:train(?:ing)?|(?:machine-?)?learning|tdm)",
    `${AI}[-_ ]?(?:${USE}|access|disallow|allow|allowed|consent|opt-?out)`,
    "(?:train(?:ing)?|tdm)[-_ ]?(?:ai|policy|opt-?out|reservation)",
  ].join("|")})$`,
);

/** Whether a field's name, in lower case, is one that mentions llms.txt or the like. */
export const isLlmsName = (name: string): boolean => LLMS.test(name);

/** Whether a field's name, in lower case, is an invented one for AI services. */
export const isAiBanName = (name: string): boolean => AI_BAN.test(name);

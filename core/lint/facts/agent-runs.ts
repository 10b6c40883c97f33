import { memo } from "../../collections/memo.ts";
import type { Span } from "../../text/span.ts";
import type { FileContext, LineView } from "../context.ts";
import { shorten } from "../wording.ts";
import { countNames, crawlerOf, namesOfAgents, showsPages } from "./agents.ts";
import { forbids, type IntendedAgent, type IntendedGroup, isGlobal } from "./intended-groups.ts";

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

import type { FileContext, LineView } from "../context.ts";
import type { IntendedAgent, IntendedGroup } from "./intended-groups.ts";

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

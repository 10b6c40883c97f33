import type { MeantAgent, MeantGroup } from "./meant-groups.ts";
import type { LineView, LintContext } from "./rule.ts";

/** User-agent lines that stand together, and what parts them from the ones before. */
export interface AgentRun {
  readonly agents: readonly MeantAgent[];
  /** The last of these lines or of the further fields that follow them, such as Crawl-delay. */
  readonly last: LineView;
  /** Blank lines above the run, up to the run before. */
  readonly blanksAbove: readonly LineView[];
  /** A field, or a rule in a comment, stands above the run as well. */
  readonly isPartedByField: boolean;
}

const isCommentedRule = ({ kind, comment }: LineView, source: string): boolean =>
  kind === "comment" &&
  comment !== null &&
  /^#+[ \t]*(?:dis)?allow[ \t]*:/i.test(source.slice(comment.from, comment.to));

interface Gap {
  readonly blanks: readonly LineView[];
  readonly hasField: boolean;
  /** The last field that belongs to the run above. */
  readonly last: LineView | undefined;
}

/** What stands between two user-agent lines. */
const gapBetween = (
  { document, lines, meant }: LintContext,
  above: LineView,
  below: LineView,
): Gap => {
  const between = lines.slice(above.number, below.number - 1);
  const fields = between.filter(({ number }) => (meant[number - 1] ?? null) !== null);
  return {
    blanks: between.filter(({ kind }) => kind === "blank"),
    hasField: fields.length > 0 || between.some((line) => isCommentedRule(line, document.source)),
    last: fields.findLast(({ number }) => meant[number - 1] !== "sitemap"),
  };
};

/**
 * The user-agent lines of a group in runs: a blank line, another field or a commented-out rule between
 * two of them starts a new run. To most readers all runs are one list.
 */
export const agentRuns = (context: LintContext, group: MeantGroup): readonly AgentRun[] => {
  const runs: {
    agents: MeantAgent[];
    last: LineView;
    blanksAbove: readonly LineView[];
    isPartedByField: boolean;
  }[] = [];
  let above: LineView | undefined;
  for (const agent of group.agents) {
    const gap = above === undefined ? undefined : gapBetween(context, above, agent.line);
    const run = runs.at(-1);
    above = agent.line;
    if (run !== undefined && gap !== undefined && gap.blanks.length === 0 && !gap.hasField) {
      run.agents.push(agent);
      run.last = agent.line;
      continue;
    }
    if (run !== undefined && gap?.last !== undefined) run.last = gap.last;
    runs.push({
      agents: [agent],
      last: agent.line,
      blanksAbove: gap?.blanks ?? [],
      isPartedByField: gap?.hasField ?? false,
    });
  }
  return runs;
};

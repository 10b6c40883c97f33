import type { MeantGroup } from "./meant-groups.ts";
import type { LineView, LintContext } from "./rule.ts";

/** The number of the line a group begins on. */
export const firstLineOf = ({ agents, last }: MeantGroup): number =>
  agents[0]?.line.number ?? last.number;

/** The first line of a group, or of the comments that stand directly above it. */
export const introductionOf = ({ lines }: LintContext, group: MeantGroup): LineView => {
  let first = firstLineOf(group);
  while (lines[first - 2]?.kind === "comment") first--;
  return lines[first - 1] ?? group.last;
};

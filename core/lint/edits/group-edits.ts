import { findDirective } from "../../vocabulary/directives.ts";
import { type MeantGroup, meantGroups } from "../groups/meant-groups.ts";
import type { Edit, LineView, LintContext } from "../rule.ts";
import { deleteButComment, deleteLine } from "./line-edits.ts";

/** The number of the line a group begins on. */
export const firstLineOf = ({ agents, last }: MeantGroup): number =>
  agents[0]?.line.number ?? last.number;

/** The first line of a group, or of the comments that stand directly above it. */
export const introductionOf = ({ lines }: LintContext, group: MeantGroup): LineView => {
  let first = firstLineOf(group);
  while (lines[first - 2]?.kind === "comment") first--;
  return lines[first - 1] ?? group.last;
};

/** Whether a line within a group speaks for the whole file, and so stays when the group goes. */
const isOfFile = ({ meant }: LintContext, line: LineView): boolean => {
  const field = meant[line.number - 1];
  if (field === "sitemap") return true;
  return field === "other" && findDirective(line.keyText)?.scope !== "group";
};

/** Takes a group away, with the comments above it and the blank lines below. */
const cutGroup = (context: LintContext, group: MeantGroup): readonly Edit[] => {
  const { lines } = context;
  const from = introductionOf(context, group).number;
  let to = group.last.number;
  while (lines[to]?.kind === "blank") to++;
  return lines
    .slice(from - 1, to)
    .filter((line) => !isOfFile(context, line))
    .map(deleteLine);
};

/** Takes crawlers' names out of a file, in lower case; a group goes when no name in it stays. */
export const cutAgents = (context: LintContext, names: ReadonlySet<string>): readonly Edit[] =>
  meantGroups(context).all.flatMap((group) => {
    const gone = group.agents.filter(({ name }) => names.has(name));
    if (gone.length === group.agents.length) return cutGroup(context, group);
    return gone.map(({ line }) => deleteButComment(line));
  });

import { findDirective } from "../../vocabulary/directives.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { type IntendedGroup, intendedGroups, introductionOf } from "../facts/intended-groups.ts";
import { deleteButComment, deleteLine } from "./line-edits.ts";

/**
 * Whether a line within a group applies to the whole file, and so stays when the group is deleted.
 */
const isOfFile = ({ intended }: FileContext, line: LineView): boolean => {
  const field = intended[line.number - 1];
  if (field === "sitemap") return true;
  return field === "other" && findDirective(line.keyText)?.scope !== "group";
};

/** Deletes a group, with the comments above it and the blank lines below. */
const cutGroup = (context: FileContext, group: IntendedGroup): readonly Edit[] => {
  const { lines } = context;
  const from = introductionOf(context, group).number;
  let to = group.last.number;
  while (lines[to]?.kind === "blank") to++;
  return lines
    .slice(from - 1, to)
    .filter((line) => !isOfFile(context, line))
    .map(deleteLine);
};

/**
 * Deletes crawlers' names, given in lower case, from a file; a group without remaining names is
 * deleted.
 */
export const cutAgents = (context: FileContext, names: ReadonlySet<string>): readonly Edit[] =>
  intendedGroups(context).all.flatMap((group) => {
    const gone = group.agents.filter(({ name }) => names.has(name));
    if (gone.length === group.agents.length) return cutGroup(context, group);
    return gone.map(({ line }) => deleteButComment(line));
  });

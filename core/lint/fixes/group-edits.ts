import { findDirective } from "../../vocabulary/directives.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { type IntendedGroup, intendedGroups, introductionOf } from "../facts/groups.ts";
import { FIX_TITLES } from "../messages.ts";
import { safe } from "./fix.ts";
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

/**
 * Two ways to keep a group together: delete the blank lines, or write `#` on them, because comments
 * do not end a group.
 */
export const closeUpFixes = (blanks: readonly LineView[]): readonly Fix[] => [
  safe(FIX_TITLES.removeBlankLines, blanks.map(deleteLine)),
  safe(
    FIX_TITLES.fillBlankLines,
    blanks.map(({ from, to }) => ({ from, to, insert: "#" })),
  ),
];

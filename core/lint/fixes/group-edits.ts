import { formatMessage } from "../../text/message.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import type { Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import {
  endsAtBlankLine,
  type IntendedGroup,
  intendedGroups,
  introductionOf,
  type SplitGroup,
} from "../facts/groups.ts";
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
const closeUpFixes = (blanks: readonly LineView[]): readonly Fix[] => [
  safe(
    formatMessage(FIX_TITLES.removeBlankLines, { count: blanks.length }),
    blanks.map(({ from, next }) => ({ from, to: next, insert: "" })),
  ),
  safe(
    formatMessage(FIX_TITLES.fillBlankLines, { count: blanks.length }),
    blanks.map(({ from, to }) => ({ from, to, insert: "#" })),
  ),
];

/** One finding for all groups with blank lines, at the first of these. */
export const splitFinding = (
  { dialect }: FileContext,
  [first, ...more]: readonly [SplitGroup, ...SplitGroup[]],
  data: Readonly<Record<string, string | number>>,
): Finding<"skipped" | "skippedSeveral" | "ends" | "endsSeveral"> => {
  const ends = endsAtBlankLine(dialect);
  return {
    from: first.first.from,
    to: first.first.next,
    message: `${ends ? "ends" : "skipped"}${more.length > 0 ? "Several" : ""}`,
    severity: ends ? "warning" : "hint",
    data: { ...data, reader: dialect.name },
    alsoAt: more.map((split) => ({ from: split.first.from, to: split.first.next })),
    fixes: closeUpFixes([first, ...more].flatMap(({ blanks }) => blanks)),
  };
};

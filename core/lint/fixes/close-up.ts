import { formatMessage } from "../../text/message.ts";
import type { Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { endsAtBlankLine, type SplitGroup } from "../facts/blank-lines.ts";
import { FIX_MESSAGES } from "../messages.ts";

/**
 * Two ways to keep a group together: delete the blank lines, or write `#` on them, because comments
 * do not end a group.
 */
const closeUpFixes = (blanks: readonly LineView[]): readonly Fix[] => [
  {
    title: formatMessage(FIX_MESSAGES.removeBlankLines, { count: blanks.length }),
    kind: "safe",
    edits: blanks.map(({ from, next }) => ({ from, to: next, insert: "" })),
  },
  {
    title: formatMessage(FIX_MESSAGES.fillBlankLines, { count: blanks.length }),
    kind: "safe",
    edits: blanks.map(({ from, to }) => ({ from, to, insert: "#" })),
  },
];

/** The common part of both checks on blank lines: one finding at the first gap. */
export const partedFinding = (
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
    fixes: closeUpFixes([first, ...more].flatMap(({ blanks }) => blanks)),
  };
};

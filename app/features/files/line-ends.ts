import type { FileFormat } from "../../state/store/state.ts";

type LineEnd = FileFormat["lineEnd"];

interface SplitText {
  readonly lines: readonly string[];
  /** The end of each line; there is one fewer than lines. */
  readonly ends: readonly string[];
}

const split = (text: string): SplitText => ({
  lines: text.split(/\r\n?|\n/),
  ends: text.match(/\r\n?|\n/g) ?? [],
});

/** How many lines at the start are equal. */
const commonLead = (a: readonly string[], b: readonly string[]): number => {
  const limit = Math.min(a.length, b.length);
  let count = 0;
  while (count < limit && a[count] === b[count]) count += 1;
  return count;
};

/** How many lines at the end are equal, not counting the common start. */
const commonTail = (a: readonly string[], b: readonly string[], lead: number): number => {
  const limit = Math.min(a.length, b.length) - lead;
  let count = 0;
  while (count < limit && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
};

/**
 * Restores an edited text's line ends from the original file: the lines that both texts begin or
 * end with keep theirs; the lines between get `lineEnd`.
 *
 * @param source the edited text, with LF line ends.
 * @param original the text as opened, with its own.
 */
export const restoreLineEnds = (source: string, original: string, lineEnd: LineEnd): string => {
  const before = split(original);
  const lines = source.split("\n");
  const lead = commonLead(before.lines, lines);
  const tail = commonTail(before.lines, lines, lead);
  const shift = before.lines.length - lines.length;
  const endOf = (index: number): string => {
    if (index < lead) return before.ends[index] ?? lineEnd;
    // A line end is kept if the line after it is kept too.
    return index + 1 >= lines.length - tail ? (before.ends[index + shift] ?? lineEnd) : lineEnd;
  };
  const pieces: string[] = [];
  let lastEnd: string | null = null;
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const end = endOf(index);
    // If an edit put a CR before an LF they would become one line end, and a line would be lost.
    const isJoined: boolean = lastEnd === "\r" && line === "" && end === "\n";
    lastEnd = isJoined ? "\r" : end;
    pieces.push(line, lastEnd);
  }
  return pieces.join("") + (lines.at(-1) ?? "");
};

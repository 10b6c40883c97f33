import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { lineAt } from "../../syntax/parse.ts";
import { type TidyEdit, tidied } from "./tidy-lines.ts";

const lineEndOf = (source: string): string => /\r\n?|\n/.exec(source)?.[0] ?? "\n";

/** The comments right above a line belong to it: the index of the first of them, or its own. */
const topOf = (lines: readonly Line[], index: number): number => {
  let top = index;
  while (lines[top - 1]?.kind === "comment") top--;
  return top;
};

/** Whether the group that is open at a Sitemap line continues after it and similar lines. */
const goesOn = (lines: readonly Line[], index: number): boolean => {
  for (let next = index + 1; next < lines.length; next++) {
    const field = lines[next]?.field ?? null;
    if (field === null || field === "sitemap") continue;
    return field !== "user-agent";
  }
  return false;
};

/**
 * Indexes of the lines that should have a blank line above: first lines of groups and of sitemaps.
 */
const paragraphStarts = (lines: readonly Line[]): readonly number[] => {
  const starts: number[] = [];
  let previous: Line["field"] = null;
  let hasRules = true;
  lines.forEach(({ field }, index) => {
    if (field === null) return;
    const opensGroup = field === "user-agent" && hasRules;
    const opensSitemaps = field === "sitemap" && previous !== "sitemap" && !goesOn(lines, index);
    if (previous !== null && (opensGroup || opensSitemaps)) starts.push(topOf(lines, index));
    if (field === "user-agent") hasRules = false;
    if (field === "allow" || field === "disallow") hasRules = true;
    previous = field;
  });
  return starts;
};

/** Runs of blank lines: `[index of the first, index after the last]`. */
const blankRuns = (lines: readonly Line[]): readonly (readonly [number, number])[] => {
  const runs: (readonly [number, number])[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (lines[index]?.kind !== "blank") continue;
    const first = index;
    while (lines[index + 1]?.kind === "blank") index++;
    runs.push([first, index + 1]);
  }
  return runs;
};

/**
 * Edits that leave one blank line above each group and the sitemaps, never two in a row, none at
 * the start of the file, and one line end at its end. A byte order mark stays; a file with only
 * blank lines is left unchanged.
 */
export const tidySpacing = (document: RobotsDocument): readonly TidyEdit[] => {
  const { source } = document;
  const lines = Array.from({ length: document.lineCount }, (_, index) =>
    lineAt(document, index + 1),
  );
  const last = lines.findLast(({ kind }) => kind !== "blank");
  if (last === undefined) return [];
  const lineEnd = lineEndOf(source);
  const edits: TidyEdit[] = [];
  for (const [first, after] of blankRuns(lines)) {
    const [from, to] = [lines[first]?.from ?? 0, lines[after]?.from ?? source.length];
    // Text after the last line is handled below.
    if (from >= last.next) break;
    const start = from === 0 && source.startsWith("\ufeff") ? 1 : from;
    const kept = first === 0 ? "" : source.slice(lines[after - 1]?.to, to);
    edits.push(...tidied(document, { from: start, to }, kept, "blank lines"));
  }
  for (const index of paragraphStarts(lines)) {
    const line = lines[index];
    if (line === undefined || index === 0 || lines[index - 1]?.kind === "blank") continue;
    edits.push(...tidied(document, { from: line.from, to: line.from }, lineEnd, "paragraph"));
  }
  edits.push(...tidied(document, { from: last.to, to: source.length }, lineEnd, "last line"));
  return edits;
};

import { applyEdits, type Edit } from "../../core/lint/index.ts";

/** The lines that edits take away and those that come in their place. */
export interface ChangedLines {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** What edits do to a text, line by line: from the first line that differs to the last. */
export const changedLines = (source: string, edits: readonly Edit[]): ChangedLines => {
  const before = source.split(/\r\n?|\n/);
  const after = applyEdits(source, edits).split(/\r\n?|\n/);
  const shorter = Math.min(before.length, after.length);
  let top = 0;
  while (top < shorter && before[top] === after[top]) top++;
  let bottom = 0;
  while (bottom < shorter - top && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom++;
  return {
    removed: before.slice(top, before.length - bottom),
    added: after.slice(top, after.length - bottom),
  };
};

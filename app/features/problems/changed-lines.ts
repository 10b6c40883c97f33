import { commonEnds, lineAt, parse } from "../../../core/index.ts";
import { applyEdits, type Edit } from "../../../core/lint/index.ts";

/** Adjacent lines that edits change. */
export interface ChangedLines {
  /** The 1-based number of the first of them in the text before. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A range of whole lines with the edits in it. */
interface Region {
  readonly from: number;
  readonly to: number;
  readonly edits: readonly Edit[];
}

const LINE_END = /\r\n?|\n/;

const startOfLine = (source: string, offset: number): number => {
  let at = offset;
  while (at > 0 && source[at - 1] !== "\n" && source[at - 1] !== "\r") at--;
  return at;
};

const endOfLine = (source: string, offset: number): number => {
  let at = offset;
  while (at < source.length && source[at] !== "\n" && source[at] !== "\r") at++;
  return at;
};

/** Groups edits by the lines they touch; edits on the same lines share a region. */
const regionsOf = (source: string, edits: readonly Edit[]): readonly Region[] => {
  const regions: Region[] = [];
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    const from = startOfLine(source, edit.from);
    const to = endOfLine(source, edit.to);
    const last = regions.at(-1);
    if (last !== undefined && from <= last.to) {
      regions[regions.length - 1] = {
        from: last.from,
        to: Math.max(last.to, to),
        edits: [...last.edits, edit],
      };
    } else {
      regions.push({ from, to, edits: [edit] });
    }
  }
  return regions;
};

const linesBefore = (source: string, offset: number): number =>
  source.slice(0, offset).split(LINE_END).length;

/** The text of a region, before and after its edits. */
const textsOf = (
  source: string,
  { from, to, edits }: Region,
): { readonly before: string; readonly after: string } => {
  const before = source.slice(from, to);
  const shifted = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  return { before, after: applyEdits(before, shifted) };
};

/** The changed lines of a region: from the first that differs to the last. */
const changeIn = (source: string, region: Region): ChangedLines => {
  const { from } = region;
  const texts = textsOf(source, region);
  const before = texts.before.split(LINE_END);
  const after = texts.after.split(LINE_END);
  const { prefix: top, suffix: bottom } = commonEnds(before, after);
  return {
    line: linesBefore(source, from) + top,
    removed: before.slice(top, before.length - bottom),
    added: after.slice(top, after.length - bottom),
  };
};

/**
 * What edits do to a text, line by line. Only lines that an edit touches are listed; those that stand
 * apart are listed apart. Edits must not overlap.
 */
export const changedLines = (source: string, edits: readonly Edit[]): readonly ChangedLines[] =>
  regionsOf(source, edits)
    .map((region) => changeIn(source, region))
    .filter(({ removed, added }) => removed.length > 0 || added.length > 0);

const rulesIn = (text: string): number => {
  const document = parse(text);
  let count = 0;
  for (let number = 1; number <= document.lineCount; number++) {
    const { field } = lineAt(document, number);
    if (field === "allow" || field === "disallow") count += 1;
  }
  return count;
};

/** How many more rules edits delete than they write: one that is moved or spelt anew stays. */
export const deletedRules = (source: string, edits: readonly Edit[]): number =>
  Math.max(
    0,
    regionsOf(source, edits).reduce((sum, region) => {
      const { before, after } = textsOf(source, region);
      return sum + rulesIn(before) - rulesIn(after);
    }, 0),
  );

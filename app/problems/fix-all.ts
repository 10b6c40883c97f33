import {
  applyEdits,
  collectEdits,
  type Diagnostic,
  type Edit,
  parse,
  type RobotsDocument,
} from "../../core/index.ts";

/** Fixes can make room for others; more rounds than this would mean that two of them disagree. */
const MOST_ROUNDS = 10;

/** The shortest edits that turn one text into another, line by line where the lines can be told apart. */
export const editsBetween = (before: string, after: string): readonly Edit[] => {
  if (before === after) return [];
  let from = 0;
  const shorter = Math.min(before.length, after.length);
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (
    same < shorter - from &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same += 1;
  }
  return [{ from, to: before.length - same, insert: after.slice(from, after.length - same) }];
};

/** How many findings have a safe fix. */
export const countSafe = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ fixes }) => fixes.some(({ kind }) => kind === "safe")).length;

/**
 * The edits that apply every safe fix to a document, as one step. Fixes that touch the same text take
 * turns: the text is checked again after each round.
 *
 * @param check finds what is wrong with a text.
 */
export const fixAllEdits = (
  document: RobotsDocument,
  check: (document: RobotsDocument) => readonly Diagnostic[],
): readonly Edit[] => {
  const first = collectEdits(check(document), "safe");
  if (first.length === 0) return [];
  let fixed = parse(applyEdits(document.source, first), document.encoding);
  let rounds = 1;
  for (; rounds < MOST_ROUNDS; rounds += 1) {
    const edits = collectEdits(check(fixed), "safe");
    if (edits.length === 0) break;
    fixed = parse(applyEdits(fixed.source, edits), document.encoding);
  }
  // One round is the rule: its own edits leave everything else, the cursor too, where it was.
  return rounds === 1 ? first : editsBetween(document.source, fixed.source);
};

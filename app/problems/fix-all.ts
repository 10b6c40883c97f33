import { parse, type RobotsDocument } from "../../core/index.ts";
import { applyEdits, collectEdits, type Diagnostic, type Edit } from "../../core/lint/index.ts";

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
 * turns: the text is checked again after each round. Null when a check came to nothing.
 *
 * @param check finds what is wrong with a text; null when it was kept from it.
 */
export const fixAllEdits = async (
  document: RobotsDocument,
  check: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>,
): Promise<readonly Edit[] | null> => {
  let fixed = document;
  let first: readonly Edit[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const diagnostics = await check(fixed);
    if (diagnostics === null) return null;
    const edits = collectEdits(diagnostics, "safe");
    // One round is the rule: its own edits leave everything else, the cursor too, where it was.
    if (edits.length === 0) return round < 2 ? first : editsBetween(document.source, fixed.source);
    if (round === 0) first = edits;
    fixed = parse(applyEdits(fixed.source, edits), document.encoding);
  }
  return editsBetween(document.source, fixed.source);
};

import type { RulesInPlace } from "./rules-in-place.ts";
import type { Work } from "./work.ts";

/** What is known of rules: one byte for each, at the offset of its path. Unmarked ones are 0. */
export type Marks = Uint8Array;

/** The rule was not found to be needed. */
export const SEEN = 1;
/** The rule is needed whatever else is removed. */
export const NEEDED = 2;
/** The rule is left out from the start. */
export const LEFT_OUT = 3;

/** The number of pairs of rules that are compared in the time of one step of work. */
const COMPARED = 8;

/**
 * Marks the rules of a set that are needed whatever else is removed.
 *
 * @param rules the set that is loaded.
 * @returns the rows of the rules that proofs about the others need, in order of precedence: those
 *   that may match a path which one of the others matches, and the others themselves.
 */
export const screen = (rules: RulesInPlace, marks: Marks, work: Work): readonly number[] => {
  work.steps += (rules.count * rules.count) / COMPARED;
  const { count, places } = rules;
  for (let rank = 0; rank < count; rank++) {
    const mark = marks[places[rank] as number];
    if (mark === NEEDED) rules.keep(rank);
    else if (mark === 0 && !rules.allows(rank) && rules.isAlone(rank)) rules.keep(rank);
  }
  // Backwards, because what a rule needs beside it is of lower precedence.
  for (let rank = count - 1; rank >= 0; rank--) {
    if (rules.isKept(rank) || marks[places[rank] as number] !== 0) continue;
    if (rules.isNeededBesideKept(rank)) rules.keep(rank);
  }
  const examined = new Uint8Array(count);
  for (let rank = 0; rank < count; rank++) {
    if (rules.isKept(rank)) marks[places[rank] as number] = NEEDED;
    else rules.examine(rank, examined);
  }
  const rows: number[] = [];
  for (let rank = 0; rank < count; rank++) {
    if (examined[rank] === 1) rows.push(rules.rows[rank] as number);
  }
  return rows;
};

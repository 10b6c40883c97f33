import type { RulesInPlace } from "./rules-in-place.ts";
import type { Work } from "./work.ts";

/** What is known of rules: one byte for each, at the offset of its path. Unmarked ones are 0. */
export type Marks = Uint8Array;

/** The rule was not found to be needed. */
export const SEEN = 1;
/** The rule is needed whatever else is removed. */
export const NEEDED = 2;

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
  const isNew = (rank: number): boolean => marks[rules.places[rank] as number] === 0;
  const keep = (rank: number): void => {
    rules.keep(rank);
    marks[rules.places[rank] as number] = NEEDED;
  };
  for (let rank = 0; rank < rules.count; rank++) {
    if (marks[rules.places[rank] as number] === NEEDED) rules.keep(rank);
    else if (isNew(rank) && !rules.allows(rank) && rules.isAlone(rank)) keep(rank);
  }
  // Backwards, because what a rule needs beside it is of lower precedence.
  for (let rank = rules.count - 1; rank >= 0; rank--) {
    if (isNew(rank) && rules.isNeededBesideKept(rank)) keep(rank);
  }
  return examinedRows(rules);
};

/**
 * The rules that decide whether one that is not kept can be removed: those that match all it does,
 * those of lower precedence and the other type that overlap with it, and whatever may match such an
 * overlap.
 */
const examinedRows = (rules: RulesInPlace): readonly number[] => {
  const { count } = rules;
  const isExamined = new Uint8Array(count);
  for (let rank = 0; rank < count; rank++) {
    if (rules.isKept(rank)) continue;
    isExamined[rank] = 1;
    const met: number[] = [];
    for (let other = 0; other < count; other++) if (rules.mayMeet(rank, other)) met.push(other);
    const allows = rules.allows(rank);
    for (const opposed of met) {
      const isOpposed = opposed > rank && rules.allows(opposed) !== allows;
      if (isOpposed) isExamined[opposed] = 1;
      else if (opposed !== rank) continue;
      for (const other of met) if (rules.mayMatchBoth(other, rank, opposed)) isExamined[other] = 1;
    }
  }
  const rows: number[] = [];
  for (let rank = 0; rank < count; rank++) {
    if (isExamined[rank] === 1) rows.push(rules.rows[rank] as number);
  }
  return rows;
};

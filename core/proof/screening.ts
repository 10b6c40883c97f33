import { memo } from "../collections/memo.ts";
import { NeededInPlace } from "./needed-in-place.ts";
import { MOST, type RulesInPlace } from "./rules-in-place.ts";
import type { Work } from "./work.ts";

/** What is known of rules: one byte for each, at the offset of its path. Unmarked ones are 0. */
export type Marks = Uint8Array;

/** The rule was not found to be needed. */
export const SEEN = 1;
/** The rule is needed whatever else is removed. */
export const NEEDED = 2;
/** The rule is left out from the start. */
export const LEFT_OUT = 3;

/** The number of rules that are passed over in the time of one step of work. */
const PASSED = 16;

/**
 * Marks the rules of a set that are needed whatever else is removed, in steps.
 *
 * @param rules the set that is loaded.
 * @returns the rows of the rules that proofs about the others need, in order of precedence: those
 *   that may match a path which one of the others matches, and the others themselves.
 */
export function* screen(
  rules: RulesInPlace,
  marks: Marks,
  work: Work,
): Generator<void, readonly number[]> {
  const { count, places } = rules;
  const needed = new NeededInPlace(rules, work);
  const examined = examinedOf(rules);
  examined.clear();
  for (let rank = 0; rank < count && !work.isOver; rank++) {
    if (work.isTurn) yield;
    const mark = marks[places[rank] as number];
    if (mark === NEEDED) rules.keep(rank);
    else if (mark === 0 && !rules.allows(rank) && needed.isAlone(rank)) rules.keep(rank);
  }
  // Backwards, because what a rule needs beside it is of lower precedence.
  for (let rank = count - 1; rank >= 0 && !work.isOver; rank--) {
    if (work.isTurn) yield;
    if (rules.isKept(rank) || marks[places[rank] as number] !== 0) continue;
    if (needed.isNeededBesideKept(rank)) rules.keep(rank);
  }
  for (let rank = 0; rank < count; rank++) {
    if (work.isTurn) yield;
    if (rules.isKept(rank)) marks[places[rank] as number] = NEEDED;
    else work.steps += examined.add(rank) / PASSED;
  }
  return examined.rows;
}

/** Rules that have to be known to tell whether some others can be removed. */
class Examined {
  private readonly rules: RulesInPlace;
  private readonly marks = new Uint8Array(MOST);
  /** The rules that may match a path which one of them matches. */
  private readonly near = new Int32Array(MOST);
  /** The pairs of the rules that it may overlap with. */
  private readonly opposing = new Int32Array(MOST);

  constructor(rules: RulesInPlace) {
    this.rules = rules;
  }

  /** Forgets all rules. */
  clear(): void {
    this.marks.fill(0);
  }

  /** The rows of the rules, in order of precedence. */
  get rows(): readonly number[] {
    const { marks, rules } = this;
    const rows: number[] = [];
    for (let rank = 0; rank < rules.count; rank++) {
      if (marks[rank] === 1) rows.push(rules.rows[rank] as number);
    }
    return rows;
  }

  /**
   * Adds a rule, the rules that match everything that it does, those of lower precedence and the
   * other type that may overlap with it, and whatever may match such an overlap: what has no pair of
   * characters that both lack. Returns how many were looked at.
   */
  add(rank: number): number {
    const { rules, marks, near, opposing } = this;
    const { count, pairs } = rules;
    marks[rank] = 1;
    const allows = rules.allows(rank);
    let length = 0;
    let found = 0;
    for (let other = 0; other < count; other++) {
      if (!rules.mayMeet(rank, other)) continue;
      if (other > rank && rules.allows(other) !== allows) {
        marks[other] = 1;
        opposing[found++] = pairs[other] as number;
      } else near[length++] = other;
    }
    let looked = count;
    const lacking = ~(pairs[rank] as number);
    for (let index = 0; index < length; index++) {
      const other = near[index] as number;
      const more = (pairs[other] as number) & lacking;
      let at = 0;
      if (more !== 0) while (at < found && (more & ~(opposing[at] as number)) !== 0) at++;
      if (more === 0 || at < found) marks[other] = 1;
      looked += at;
    }
    return looked;
  }
}

/** Made once for all sets that are loaded one after another. */
const examinedOf = memo((rules: RulesInPlace) => new Examined(rules));

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

/** Finds the rules of one set after another that are needed whatever else is removed. */
export class Screening {
  private readonly rules: RulesInPlace;
  private readonly marks: Marks;

  constructor(rules: RulesInPlace, marks: Marks) {
    this.rules = rules;
    this.marks = marks;
  }

  /**
   * Marks the needed ones of the rules that are loaded, and returns the rows of those that proofs
   * about the others need: all that may match a path which one of the others matches.
   */
  run(work: Work): readonly number[] {
    const { rules } = this;
    work.steps += (rules.count * rules.count) / COMPARED;
    for (let rank = 0; rank < rules.count; rank++) {
      if (this.isNew(rank) && !rules.allows(rank) && rules.isAlone(rank)) this.keep(rank);
    }
    // Backwards, because what a rule needs beside it is of lower precedence.
    for (let rank = rules.count - 1; rank >= 0; rank--) {
      if (this.isNew(rank) && this.isNeededBeside(rank)) this.keep(rank);
    }
    return this.examinedRows();
  }

  private isNew(rank: number): boolean {
    return this.marks[this.rules.places[rank] as number] === 0;
  }

  private isKept(rank: number): boolean {
    return this.marks[this.rules.places[rank] as number] === NEEDED;
  }

  private keep(rank: number): void {
    this.marks[this.rules.places[rank] as number] = NEEDED;
  }

  /** As `Reducible.isNeededBeside`. */
  private isNeededBeside(rank: number): boolean {
    const { rules } = this;
    const own = rules.matchesOf(rank);
    if (this.isWitness(own, rank)) return true;
    if (own[0] !== rank) return false;
    const allows = rules.allows(rank);
    for (let other = rank + 1; other < rules.count; other++) {
      if (rules.allows(other) === allows || !this.isKept(other)) continue;
      const matching = rules.matchesOfBoth(rank, other);
      if (matching !== null && this.isWitness(matching, rank)) return true;
    }
    return false;
  }

  /**
   * Whether a rule decides a path, and a kept one of the other type would, before any other of its
   * own type.
   *
   * @param matching the rules that match the path, best first.
   */
  private isWitness(matching: readonly number[], rank: number): boolean {
    if (matching[0] !== rank) return false;
    const allows = this.rules.allows(rank);
    for (let at = 1; at < matching.length; at++) {
      const other = matching[at] as number;
      if (this.rules.allows(other) === allows) return false;
      if (this.isKept(other)) return true;
    }
    return false;
  }

  private examinedRows(): readonly number[] {
    const { rules } = this;
    const left: number[] = [];
    for (let rank = 0; rank < rules.count; rank++) if (!this.isKept(rank)) left.push(rank);
    const rows: number[] = [];
    for (let rank = 0; rank < rules.count; rank++) {
      if (!this.isKept(rank) || left.some((other) => rules.mayMeet(rank, other)))
        rows.push(rules.rows[rank] as number);
    }
    return rows.sort((a, b) => a - b);
  }
}

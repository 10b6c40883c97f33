import type { Verdict } from "../match/readings.ts";

/** A verdict as a number: twice the deciding rule's line (0 for none), plus 1 if it blocks. */
export const verdictCode = ({ allowed, rule }: Verdict): number =>
  (rule === null ? 0 : rule.line * 2) + (allowed ? 0 : 1);

/** The 1-based line of the deciding rule; 0 if none decides. */
export const lineOfCode = (code: number): number => code >> 1;

/** Whether a code means blocked. */
export const isBlocked = (code: number): boolean => (code & 1) === 1;

/**
 * Gives each distinct list of numbers (a label and verdicts) an id, and counts them. A million URLs
 * have a few hundred outcomes, so totals over all URLs are computed from these.
 */
export class Outcomes {
  /** The numbers of each outcome, by its id. */
  private readonly numbers: (readonly number[])[] = [[]];
  private readonly counts: number[] = [0];
  private readonly sums: number[] = [0];
  /** For each outcome, those that are one number longer, by that number. */
  private readonly longer: (Map<number, number> | null)[] = [null];

  /**
   * The id of the outcome that continues another with one more number; the first continues 0, the
   * empty one.
   */
  next(outcome: number, number: number): number {
    const longer = this.longer[outcome] ?? new Map<number, number>();
    const known = longer.get(number);
    if (known !== undefined) return known;
    const made = this.numbers.push([...this.numbersOf(outcome), number]) - 1;
    this.counts.push(0);
    this.sums.push(0);
    this.longer.push(null);
    this.longer[outcome] = longer.set(number, made);
    return made;
  }

  /** Counts an outcome once, or more often, with another sum, such as bytes. */
  count(id: number, sum: number, times: number): void {
    this.counts[id] = (this.counts[id] as number) + times;
    this.sums[id] = (this.sums[id] as number) + sum;
  }

  numbersOf(id: number): readonly number[] {
    return this.numbers[id] as readonly number[];
  }

  /** Calls a function with each outcome that was counted. */
  each(take: (numbers: readonly number[], count: number, sum: number, id: number) => void): void {
    for (const [id, numbers] of this.numbers.entries()) {
      const count = this.counts[id] as number;
      if (count > 0) take(numbers, count, this.sums[id] as number, id);
    }
  }
}

/** Steps after which an answer stops, unless it is given another number: about half a second. */
export const MOST_STEPS = 6_000_000;

/** The fixed cost of a query, in addition to the characters of its word. */
const QUERY = 4;

/**
 * How much work an answer may take. Independent of any clock, so that the same question always has
 * the same answer: steps are counted, each about as long as comparing a few characters. An answer
 * whose budget is over stops, and says what it has not examined.
 */
export class Budget {
  steps = 0;
  private readonly most: number;

  constructor(most: number = MOST_STEPS) {
    this.most = most;
  }

  /** Counts a query for a word. */
  countQuery(word: string, costPerCharacter: number): void {
    this.steps += QUERY + (word.length * costPerCharacter) / 2;
  }

  /** Restores the whole budget, for another answer. */
  renew(): void {
    this.steps = 0;
  }

  get isOver(): boolean {
    return this.steps > this.most;
  }
}

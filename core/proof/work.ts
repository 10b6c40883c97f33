/**
 * Steps after which a proof stops and reports what it has not examined: about half a second of
 * work.
 */
const MOST_STEPS = 6_000_000;

/** Steps between two pauses for other work. */
const STEPS_A_TURN = 20_000;

/** The multiple of its budget that a proof may use for what is cheap to settle. */
const MOST_OVERDRAWN = 4;

/** The fixed cost of a query, in addition to the characters of its word. */
const QUESTION = 4;

/** The budget of a proof, and what it has used. Independent of any clock: steps are counted. */
export class Work {
  steps = 0;
  private readonly most: number;
  private nextTurn = STEPS_A_TURN;

  constructor(most: number = MOST_STEPS) {
    this.most = most;
  }

  /** Counts a query for a word. */
  ask(word: string, weight: number): void {
    this.steps += QUESTION + (word.length * weight) / 2;
  }

  /** Restores the whole budget, for another proof. */
  renew(): void {
    this.steps = 0;
    this.nextTurn = STEPS_A_TURN;
  }

  get isOver(): boolean {
    return this.steps > this.most;
  }

  /** Whether the budget is exceeded so far that even cheap work must be skipped. */
  get isSpent(): boolean {
    return this.steps > MOST_OVERDRAWN * this.most;
  }

  /** Whether it is time to pause for other work. */
  get isTurn(): boolean {
    if (this.steps < this.nextTurn) return false;
    this.nextTurn = this.steps + STEPS_A_TURN;
    return true;
  }
}

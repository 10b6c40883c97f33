/** Steps after which a proof stops and says what it has not looked at: about half a second's work. */
const MOST_STEPS = 6_000_000;

/** Steps between two turns for others. */
const STEPS_A_TURN = 20_000;

/** How many times its budget a proof may take where it only settles what is cheap. */
const MOST_OVERDRAWN = 4;

/** What a question costs beside the letters it is asked with. */
const QUESTION = 4;

/** The work that a proof may do, and has done. Nothing here knows a clock: steps are counted. */
export class Work {
  steps = 0;
  private readonly most: number;
  private nextTurn = STEPS_A_TURN;

  constructor(most: number = MOST_STEPS) {
    this.most = most;
  }

  /** Counts a word that is asked about. */
  ask(word: string, weight: number): void {
    this.steps += QUESTION + (word.length * weight) / 2;
  }

  /** Gives the whole budget again, for another proof. */
  renew(): void {
    this.steps = 0;
    this.nextTurn = STEPS_A_TURN;
  }

  get isOver(): boolean {
    return this.steps > this.most;
  }

  /** Whether so much has been done that even what is cheap by itself has to be left. */
  get isSpent(): boolean {
    return this.steps > MOST_OVERDRAWN * this.most;
  }

  /** Whether it is time to let others have a turn. */
  get isTurn(): boolean {
    if (this.steps < this.nextTurn) return false;
    this.nextTurn = this.steps + STEPS_A_TURN;
    return true;
  }
}

/** Runs steps to their end. */
export const finish = <T>(steps: Generator<void, T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

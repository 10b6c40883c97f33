/**
 * Turns of what is opened. Reading a file or loading a part takes time, and what was asked for last is to
 * stay, however long anything before it takes.
 */
export interface Turns {
  /** The turn of what is asked for now. */
  readonly ask: () => number;
  /** Takes a turn when it is ready to be shown; false if a later one was taken already. */
  readonly take: (turn: number) => boolean;
}

export const createTurns = (): Turns => {
  let asked = 0;
  let taken = 0;
  return {
    ask: () => {
      asked += 1;
      return asked;
    },
    take: (turn) => {
      if (turn < taken) return false;
      taken = turn;
      return true;
    },
  };
};

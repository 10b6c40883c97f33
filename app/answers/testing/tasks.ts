import type { SliceOptions } from "../../time/in-slices.ts";

/** Tasks that run when told to, one per turn: simulates a worker and its messages. */
export interface Tasks {
  readonly add: (task: () => void) => void;
  /** Runs the next task; false if there is none. */
  readonly turn: () => boolean;
  /** Runs all tasks, including those that they add. */
  readonly settle: () => void;
  /** Makes a generator take one step per turn. */
  readonly slices: SliceOptions;
}

/** No tasks yet. */
export const createTasks = (): Tasks => {
  const tasks: (() => void)[] = [];
  const add = (task: () => void): void => void tasks.push(task);
  const turn = (): boolean => {
    const task = tasks.shift();
    task?.();
    return task !== undefined;
  };
  const settle = (): void => {
    while (turn());
  };
  return { add, turn, settle, slices: { slice: 0, later: add } };
};

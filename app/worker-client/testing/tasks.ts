import type { SliceOptions } from "../../time/in-slices.ts";

/** Work done when told to, one task in each turn: stands for a worker and the messages to and from it. */
export interface Tasks {
  readonly add: (task: () => void) => void;
  /** Does the next task; false when there is none. */
  readonly turn: () => boolean;
  /** Does all tasks, those they bring along as well. */
  readonly settle: () => void;
  /** Has a generator take one step in each turn. */
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

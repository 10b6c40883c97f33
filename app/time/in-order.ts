/**
 * Returns what runs tasks one after another, in the order in which they were given, however long
 * each takes. A task that fails does not stop the next one; its error is its own promise's.
 */
export const inOrder = (): (<Result>(task: () => Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => {});
    return run;
  };
};

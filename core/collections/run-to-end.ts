/** Runs a generator to its end and returns its result. */
export const runToEnd = <T>(steps: Generator<unknown, T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};

/** The steps of work that knows nothing of checks, as those of a check. */
export function* inNulls<Result>(steps: Generator<void, Result>): Generator<null, Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield null;
  }
}

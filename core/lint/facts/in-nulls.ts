/** The steps of a computation that is not a check, in the form of a check's steps. */
export function* inNulls<Result>(steps: Generator<void, Result>): Generator<null, Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield null;
  }
}

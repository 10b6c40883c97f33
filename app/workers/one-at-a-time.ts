import { inSlices, type SliceOptions } from "../time/in-slices.ts";

/** Milliseconds of work before the next question is listened to: no frame waits for it here. */
const SLICE = 24;

/**
 * Makes what works on one question at a time: a newer one ends the work on the one before, and null
 * ends it with nothing in its place.
 *
 * @param begin returns the work on a question, which returns its answer.
 * @param answer is given each answer; never that of a question a newer one came upon.
 * @param slices how work is cut; for tests.
 */
export const oneAtATime = <Question, Answer>(
  begin: (question: Question) => Iterator<unknown, Answer>,
  answer: (answer: Answer) => void,
  slices: SliceOptions = { slice: SLICE },
): ((question: Question | null) => void) => {
  let drop = (): void => {};
  return (question) => {
    drop();
    drop = () => {};
    if (question === null) return;
    drop = inSlices(
      begin(question),
      (result) => {
        // A finished run still holds the text and all that was compiled from it.
        drop = () => {};
        answer(result);
      },
      slices,
    );
  };
};

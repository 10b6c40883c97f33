import { inSlices, type SliceOptions } from "../../editor/language/in-slices.ts";

/**
 * Milliseconds of work before the worker checks for a new question. It may be long: no frame waits
 * for a worker.
 */
const SLICE = 24;

/**
 * Works on one question at a time: a newer one ends the work on the one before, and null only ends
 * it.
 *
 * @param begin starts the work on a question; the generator returns its answer.
 * @param answer is called with each answer, never with that of a replaced question.
 * @param slices how work is divided; for tests.
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
        // A finished run still holds the text and everything compiled from it.
        drop = () => {};
        answer(result);
      },
      slices,
    );
  };
};

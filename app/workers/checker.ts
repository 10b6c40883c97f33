import { dialects, lintRules, lintSteps, parse } from "../../core/index.ts";
import { inSlices, type SliceOptions } from "../time/in-slices.ts";
import type { LintAnswer, LintQuestion } from "./messages.ts";

/** Milliseconds of work before the next question is listened to: no frame waits for it here. */
const SLICE = 24;

/**
 * Makes what answers questions one at a time: a newer one ends the work on the one before.
 *
 * @param answer is given each answer; never that of a question a newer one came upon.
 * @param slices how work is cut; for tests.
 */
export const createChecker = (
  answer: (answer: LintAnswer) => void,
  slices: SliceOptions = { slice: SLICE },
): ((question: LintQuestion) => void) => {
  let drop = (): void => {};
  return ({ id, source, encoding, dialect, options }) => {
    drop();
    const steps = lintSteps(parse(source, encoding), { ...options, dialect: dialects[dialect] });
    drop = inSlices(
      steps,
      ({ diagnostics, suppressed }) => {
        // A finished run still holds the text and all that was compiled from it.
        drop = () => {};
        answer({ id, diagnostics, suppressed, checks: lintRules.length });
      },
      slices,
    );
  };
};

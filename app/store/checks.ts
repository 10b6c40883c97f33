import type { LintAnswer, LintQuestion } from "../workers/messages.ts";

/**
 * Starts what checks texts: gives what it is asked with.
 *
 * @param onAnswer is given each answer, in the order of the questions; some are never answered.
 * @param onFailure is called when the checks could not be loaded or have broken down. Never called
 *   before this returns.
 */
export type StartChecks = (
  onAnswer: (answer: LintAnswer) => void,
  onFailure: () => void,
) => (question: LintQuestion) => void;

/** Starts the checks in a worker, so that they take neither the page's time nor its memory. */
export const startChecks: StartChecks = (onAnswer, onFailure) => {
  try {
    const worker = new Worker(new URL("../workers/lint.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<LintAnswer>) => onAnswer(data));
    worker.addEventListener("error", onFailure);
    return (question) => worker.postMessage(question);
  } catch {
    // No workers here, or none from where this page stands.
    setTimeout(onFailure);
    return () => {};
  }
};

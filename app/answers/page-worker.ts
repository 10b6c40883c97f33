import type { Start } from "./latest-answer.ts";
import { createWorkerClient } from "./worker-client.ts";
import type {
  AccessAnswer,
  AccessQuestion,
  CompareAnswer,
  CompareQuestion,
  ExtentsAnswer,
  ExtentsQuestion,
  FormatAnswer,
  FormatQuestion,
  ImpactAnswer,
  ImpactQuestion,
  LintAnswer,
  LintQuestion,
  Reply,
  Request,
  TableAnswer,
  TableMessage,
} from "./workers/messages.ts";

/** The page's one worker. */
const pageWorker = createWorkerClient<Request, Reply>(
  () => new Worker(new URL("./workers/worker.ts", import.meta.url), { type: "module" }),
);

/** Starts a new worker if the current one could not be loaded or has stopped working. */
export const restartWorker = (): void => pageWorker.restart();

/** Starts the checks in a worker, so that they take neither the page's time nor its memory. */
export const startChecks: Start<LintQuestion, LintAnswer> = (onAnswer, onFailure) => {
  const post = pageWorker.listen(
    (reply) => "checked" in reply && onAnswer(reply.checked),
    onFailure,
  );
  return (check) => post({ check });
};

/** Starts the formatter in the same worker. */
export const startFormatting: Start<FormatQuestion, FormatAnswer> = (onAnswer, onFailure) => {
  const post = pageWorker.listen(
    (reply) => "formatted" in reply && onAnswer(reply.formatted),
    onFailure,
  );
  return (format) => post({ format });
};

/** Starts the comparison of readers in the same worker. */
export const startComparing: Start<CompareQuestion, CompareAnswer> = (onAnswer, onFailure) => {
  const post = pageWorker.listen(
    (reply) => "compared" in reply && onAnswer(reply.compared),
    onFailure,
  );
  return (compare) => post({ compare });
};

/** Starts the computation of a change's effect in the same worker. */
export const startImpact: Start<ImpactQuestion, ImpactAnswer> = (onAnswer, onFailure) => {
  const post = pageWorker.listen((reply) => "impact" in reply && onAnswer(reply.impact), onFailure);
  return (impact) => post({ impact });
};

/** Starts the computation of what a crawler may fetch in the same worker. */
export const startAccess: Start<AccessQuestion, AccessAnswer> = (onAnswer, onFailure) => {
  const post = pageWorker.listen((reply) => "access" in reply && onAnswer(reply.access), onFailure);
  return (access) => post({ access });
};

/** Starts the answers on patterns in the same worker. */
export const startExtents: Start<ExtentsQuestion, ExtentsAnswer> = (onAnswer, onFailure) => {
  const post = pageWorker.listen(
    (reply) => "extents" in reply && onAnswer(reply.extents),
    onFailure,
  );
  return (extents) => post({ extents });
};

/** Starts the verdicts of the Matrix in the same worker. */
export const startTabulating: Start<TableMessage, TableAnswer> = (onAnswer, onFailure) => {
  const post = pageWorker.listen(
    (reply) => "tabulated" in reply && onAnswer(reply.tabulated),
    onFailure,
  );
  return (tabulate) => post({ tabulate });
};

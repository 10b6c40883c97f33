import { startWorker, type WorkerLike } from "../loading/start-worker.ts";
import type { checkAnswers } from "./workers/checks.ts";
import checksScript from "./workers/checks.ts?worker&url";
import type { proofAnswers } from "./workers/proofs.ts";
import proofsScript from "./workers/proofs.ts?worker&url";
import type { Answering, Message } from "./workers/serve.ts";

/** The page's side of a worker that answers one question after the other. */
export interface WorkerClient<All extends Answering> {
  /**
   * Asks a question. The newest of each kind waits until the worker is free.
   *
   * @param lane those who ask about different files side by side name different ones: their questions
   *   are of different kinds.
   * @returns its answer; null as soon as a newer question of its kind is asked. Rejects if there is
   *   none: the worker cannot be loaded, failed or was silent, and so was the next one.
   */
  readonly ask: <Kind extends keyof All & string>(
    kind: Kind,
    question: Parameters<All[Kind]>[0],
    lane?: string,
  ) => Promise<ReturnType<All[Kind]> | null>;
}

/**
 * Milliseconds after which a worker that does not answer is replaced: the browser has ended it, or it is in an endless loop.
 * The longest answer, on readers of a file of 850 KB, takes one or two seconds of processor time. Includes loading.
 */
export const LIMIT = 8_000;

/** The same for the worker that replaces it: a slow phone on a slow network may have needed longer. */
export const SECOND_LIMIT = 30_000;

interface Asked extends Message {
  /** Its kind and lane: the newest question with it counts. */
  readonly key: string;
  isSecondTry: boolean;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** Creates the client of a worker, which starts with the first question. */
export const createWorkerClient = <All extends Answering>(
  make: () => WorkerLike<Message>,
): WorkerClient<All> => {
  /** The newest question of each kind that has no answer, in the order of their turns. */
  const newest = new Map<string, Asked>();
  /** The question that the worker is computing, which may no longer be the newest. */
  let running: Asked | null = null;
  let worker: WorkerLike<Message> | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  /** Ends the running question; returns it if there is no newer one of its kind. */
  const end = (): Asked | null => {
    clearTimeout(limit);
    const ended = running;
    running = null;
    return ended !== null && newest.get(ended.key) === ended ? ended : null;
  };
  const start = (): WorkerLike<Message> => {
    const started = make();
    started.onmessage = ({ data }) => {
      if (started !== worker) return;
      const answered = end();
      if (answered !== null) newest.delete(answered.key);
      answered?.resolve(data);
      next();
    };
    started.onerror = () => {
      if (started === worker) replace();
    };
    return started;
  };
  /** Has a new worker answer the questions. One that was lost twice has no answer. */
  const replace = (): void => {
    worker?.terminate();
    worker = null;
    const lost = end();
    if (lost?.isSecondTry === true) {
      newest.delete(lost.key);
      lost.reject(new Error(`The worker does not answer: ${lost.kind}`));
    } else if (lost !== null) lost.isSecondTry = true;
    next();
  };
  const next = (): void => {
    const [first] = newest.values();
    if (running !== null || first === undefined) return;
    running = first;
    try {
      worker ??= start();
    } catch {
      // Workers are not available, or not at this origin.
      replace();
      return;
    }
    limit = setTimeout(replace, first.isSecondTry ? SECOND_LIMIT : LIMIT);
    worker.postMessage({ kind: first.kind, question: first.question } satisfies Message);
  };

  return {
    ask: (kind, question, lane) =>
      new Promise((resolve, reject) => {
        const key = `${kind} ${lane}`;
        newest.get(key)?.resolve(null);
        // A kind that is being computed takes its turn after the others.
        if (running?.key === key) newest.delete(key);
        newest.set(key, {
          key,
          kind,
          question,
          isSecondTry: false,
          resolve: resolve as Asked["resolve"],
          reject,
        });
        next();
      }),
  };
};

/** Checks and formats files. */
export const checks: WorkerClient<typeof checkAnswers> = createWorkerClient(() =>
  startWorker(checksScript),
);

/** Proves what files allow. Apart from the checks, so that findings need not wait for a proof. */
export const proofs: WorkerClient<typeof proofAnswers> = createWorkerClient(() =>
  startWorker(proofsScript),
);

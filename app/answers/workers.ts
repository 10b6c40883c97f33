import { startWorker, type WorkerLike } from "../loading/start-worker.ts";
import type { checkAnswers } from "./workers/checks.ts";
import checksScript from "./workers/checks.ts?worker&url";
import type { proofAnswers } from "./workers/proofs.ts";
import proofsScript from "./workers/proofs.ts?worker&url";
import type { Answering, Message, Reply, Stop, Work } from "./workers/serve.ts";

/** What the answer to a kind of question reports while it is made. */
type ProgressOf<Answer extends Answering[string]> =
  Parameters<Answer>[1] extends Work<infer Progress> ? Progress : never;

/** The page's side of a worker. */
export interface WorkerClient<All extends Answering> {
  /**
   * Asks a question. The newest of each kind waits until the worker is free: it is at one question at
   * a time, apart from those of which it reports progress.
   *
   * @param lane those who ask about different files side by side name different ones: their questions
   *   are of different kinds.
   * @param onProgress is called with each report.
   * @returns its answer; null as soon as a newer question of its kind is asked, or what the worker
   *   knew is lost. Rejects if there is none: the worker cannot be loaded, failed or was silent, and
   *   so was the next one.
   */
  readonly ask: <Kind extends keyof All & string>(
    kind: Kind,
    question: Parameters<All[Kind]>[0],
    lane?: string,
    onProgress?: (progress: ProgressOf<All[Kind]>) => void,
  ) => Promise<Awaited<ReturnType<All[Kind]>> | null>;
  /**
   * Has the worker end its answer to a kind of question early, with what there is so far. One that
   * does not is given up.
   */
  readonly stop: (kind: keyof All & string) => void;
  /** Ends the worker and takes back all questions; the next one starts another. */
  readonly end: () => void;
}

/**
 * Milliseconds of silence after which a worker is given up: the browser has ended it, or it is in an endless loop.
 * The longest answer, on readers of a file of 850 KB, takes one or two seconds of processor time. Includes loading.
 */
export const LIMIT = 8_000;

/** The same for the worker that replaces it: a slow phone on a slow network may have needed longer. */
export const SECOND_LIMIT = 30_000;

/** Milliseconds after which a worker that was asked to stop, and has not, is given up. */
export const STOP_LIMIT = 1_500;

interface Asked extends Message {
  /** Its kind and lane: the newest question with it counts. */
  readonly key: string;
  readonly onProgress: (progress: never) => void;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: Error) => void;
  isSecondTry: boolean;
  stopLimit: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Creates the client of a worker, which starts with the first question.
 *
 * @param onLost for a worker that keeps what it was told: called when it is gone with all of that.
 *   Without it, another worker is asked what the lost one was.
 */
export const createWorkerClient = <All extends Answering>(
  make: () => WorkerLike<Message | Stop>,
  onLost?: () => void,
): WorkerClient<All> => {
  /** The newest question of each kind that has no answer, in the order of their turns. */
  const newest = new Map<string, Asked>();
  /** What the worker is at, by number; some may no longer be the newest of their kind. */
  const sent = new Map<number, Asked>();
  /** The one of them that the others wait for: nothing was reported of it. */
  let first: Asked | null = null;
  let worker: WorkerLike<Message | Stop> | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  const isNewest = (asked: Asked): boolean => newest.get(asked.key) === asked;
  /** Gives the worker up if it is silent for too long from now. */
  const watch = (): void => {
    clearTimeout(silence);
    if (sent.size === 0) return;
    const isSecondTry = [...sent.values()].some((asked) => asked.isSecondTry);
    silence = setTimeout(giveUp, isSecondTry ? SECOND_LIMIT : LIMIT);
  };
  /** Ends the worker; returns what it was at. */
  const drop = (): readonly Asked[] => {
    worker?.terminate();
    worker = null;
    clearTimeout(silence);
    const lost = [...sent.values()];
    for (const { stopLimit } of lost) clearTimeout(stopLimit);
    sent.clear();
    first = null;
    return lost;
  };
  const end = (): void => {
    drop();
    const all = [...newest.values()];
    newest.clear();
    for (const { resolve } of all) resolve(null);
  };
  /** Has a new worker answer the questions, if it can. One that was lost twice has no answer. */
  const giveUp = (): void => {
    if (onLost !== undefined) {
      end();
      onLost();
      return;
    }
    for (const asked of drop().filter(isNewest)) {
      if (asked.isSecondTry) {
        newest.delete(asked.key);
        asked.reject(new Error(`The worker does not answer: ${asked.kind}`));
      } else asked.isSecondTry = true;
    }
    next();
  };
  const hear = (reply: Reply): void => {
    const asked = sent.get(reply.id);
    if (asked === undefined) return;
    if (first === asked) first = null;
    if ("answer" in reply) {
      sent.delete(asked.id);
      clearTimeout(asked.stopLimit);
    }
    watch();
    if (isNewest(asked)) {
      if ("progress" in reply) asked.onProgress(reply.progress as never);
      else {
        newest.delete(asked.key);
        asked.resolve(reply.answer);
      }
    }
    next();
  };
  const start = (): WorkerLike<Message | Stop> => {
    const started = make();
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (started === worker) hear(data);
    };
    started.onerror = () => {
      if (started === worker) giveUp();
    };
    return started;
  };
  const next = (): void => {
    const asked = [...newest.values()].find(({ id }) => !sent.has(id));
    if (first !== null || asked === undefined) return;
    first = asked;
    sent.set(asked.id, asked);
    try {
      worker ??= start();
    } catch {
      // Workers are not available, or not at this origin.
      giveUp();
      return;
    }
    watch();
    const { id, kind, question } = asked;
    worker.postMessage({ id, kind, question });
  };
  const stop = (asked: Asked): void => worker?.postMessage({ stop: asked.id });

  return {
    ask: (kind, question, lane, onProgress = () => {}) =>
      new Promise((resolve, reject) => {
        const key = `${kind} ${lane}`;
        const older = newest.get(key);
        if (older !== undefined) {
          older.resolve(null);
          if (sent.has(older.id)) {
            // A kind that the worker is at takes its turn after the others.
            newest.delete(key);
            stop(older);
          }
        }
        lastId += 1;
        newest.set(key, {
          id: lastId,
          key,
          kind,
          question,
          onProgress,
          resolve: resolve as Asked["resolve"],
          reject,
          isSecondTry: false,
          stopLimit: undefined,
        });
        next();
      }),
    stop: (kind) => {
      for (const asked of sent.values()) {
        if (asked.kind !== kind || asked.stopLimit !== undefined) continue;
        stop(asked);
        asked.stopLimit = setTimeout(giveUp, STOP_LIMIT);
      }
    },
    end,
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

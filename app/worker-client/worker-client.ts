import type { Ping, Pong } from "../workers/messages.ts";

/** The page's end of a worker that several kinds of questions share. */
export interface WorkerClient<Request, Reply> {
  /**
   * Listens to the worker, which is started by the first who does; returns what it is asked with.
   *
   * @param onFailure is called when something in the worker has broken down, and after each request
   *   where it could not be loaded or has stopped working for good.
   */
  readonly listen: (
    onReply: (reply: Reply) => void,
    onFailure: () => void,
  ) => (request: Request) => void;
  /** Starts a new worker in place of one that could not be loaded or has stopped working. */
  readonly restart: () => void;
}

interface Listener<Request, Reply> {
  readonly onReply: (reply: Reply) => void;
  readonly onFailure: () => void;
  /** What it asked last: a worker that takes the place of another is asked it again. */
  last: Request | null;
}

/** The part of a worker that is used. */
export type WorkerLike = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

/**
 * How long a worker may say nothing after a request before it is asked whether it works, and then
 * before it counts as stopped, in milliseconds. It works in slices, so it answers between two of them.
 */
export const SILENCE = 4_000;

/** How often a worker that has stopped is replaced without anybody asking for it. */
const MOST_RESTARTS = 1;

const isPong = (reply: unknown): reply is Pong =>
  typeof reply === "object" && reply !== null && "pong" in reply;

/** Makes the page's end of a worker. */
export const createWorkerClient = <Request, Reply>(
  make: () => WorkerLike,
): WorkerClient<Request, Reply> => {
  const listeners = new Set<Listener<Request, Reply>>();
  let worker: WorkerLike | null = null;
  let hasAnswered = false;
  let isDead = false;
  let restarts = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const fail = (): void => {
    for (const { onFailure } of listeners) onFailure();
  };
  const isHeard = (): void => {
    clearTimeout(watch);
    watch = undefined;
  };
  const onMessage = (reply: Reply | Pong): void => {
    isHeard();
    hasAnswered = true;
    if (isPong(reply)) return;
    restarts = 0;
    for (const { onReply } of listeners) onReply(reply);
  };
  const start = (): void => {
    hasAnswered = false;
    isDead = false;
    try {
      const started = make();
      worker = started;
      started.addEventListener("message", (event) => {
        if (started === worker) onMessage((event as MessageEvent<Reply | Pong>).data);
      });
      started.addEventListener("error", () => {
        if (started !== worker) return;
        isHeard();
        // What never answered was not loaded. What has may do so again.
        isDead = !hasAnswered;
        fail();
      });
    } catch {
      // No workers here, or none from where this page stands.
      isDead = true;
    }
  };
  const replace = (): void => {
    isHeard();
    worker?.terminate();
    start();
    if (isDead) fail();
    for (const { last } of listeners) if (last !== null) post(last);
  };
  /** Nothing was heard of the worker for long: it was closed, or does not come to an end. */
  const giveUp = (): void => {
    watch = undefined;
    if (restarts < MOST_RESTARTS) {
      restarts += 1;
      replace();
      return;
    }
    worker?.terminate();
    isDead = true;
    fail();
  };
  const ask = (): void => {
    worker?.postMessage({ ping: true } satisfies Ping);
    watch = setTimeout(giveUp, SILENCE);
  };
  const post = (request: Request): void => {
    worker?.postMessage(request);
    watch ??= setTimeout(ask, SILENCE);
  };

  return {
    listen: (onReply, onFailure) => {
      if (worker === null && !isDead) start();
      const listener: Listener<Request, Reply> = { onReply, onFailure, last: null };
      listeners.add(listener);
      return (request) => {
        listener.last = request;
        if (isDead) setTimeout(onFailure);
        else post(request);
      };
    },
    restart: () => {
      restarts = 0;
      replace();
    },
  };
};

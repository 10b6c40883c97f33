import type { Ping, Pong } from "../../answers/workers/bulk/messages.ts";

/** The page's client of a worker that several kinds of questions share. */
export interface WorkerClient<Request, Reply> {
  /**
   * Subscribes to the worker and starts it if needed; returns the function to ask with.
   *
   * @param onFailure is called when something in the worker fails, and after each request if it
   * could not be loaded or has stopped for good.
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
  /** The last request: a replacement worker gets it again. */
  last: Request | null;
}

/** The part of a worker that is used. */
export type WorkerLike = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

/**
 * Milliseconds of silence after a request before the worker is pinged, and after the ping before it
 * counts as stopped. It answers a ping between two messages: judging a million URLs again takes it a
 * second or two, on a slow phone several times that.
 */
export const SILENCE = 8_000;

/** How often a stopped worker is replaced automatically. */
const MOST_RESTARTS = 1;

const isPong = (reply: unknown): reply is Pong =>
  typeof reply === "object" && reply !== null && "pong" in reply;

/** Creates the page's client of a worker. */
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
        // A worker that never answered could not be loaded. One that has answered can be restarted.
        isDead = !hasAnswered;
        fail();
      });
    } catch {
      // Workers are not available, or not at this origin.
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
  /** The worker was silent for long: it was terminated, or is in an endless loop. */
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

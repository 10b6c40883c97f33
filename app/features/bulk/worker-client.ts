import type { Ping, Pong } from "../../answers/workers/bulk/messages.ts";
import type { WorkerLike } from "../../loading/start-worker.ts";

/** The page's side of a worker that reports for as long as it works on a request. */
export interface WorkerClient<Request> {
  /** Sends a request. Starts the worker if there is none. */
  readonly post: (request: Request) => void;
  /** Ends the worker, whatever it is doing: it is lost. The next request starts another one. */
  readonly end: () => void;
  /** Sends a request to a new worker, in place of one that is no longer needed. */
  readonly postAnew: (request: Request) => void;
}

interface Options<Request, Reply> {
  /** Creates the worker. */
  readonly make: () => WorkerLike<Request | Ping>;
  readonly onReply: (reply: Reply) => void;
  /**
   * Called when the worker is gone, with all that it knew: it could not be loaded, failed, was
   * silent for too long or was ended. Nothing that it was asked will be answered.
   */
  readonly onLost: () => void;
  /** Whether it has something left to do. It is watched for that long. */
  readonly owes: () => boolean;
}

/** Milliseconds of silence after which the worker is asked whether it still works. */
export const PATIENCE = 2_000;

/**
 * Milliseconds that it then has to answer, which it does between two messages: to judge a million
 * URLs again takes a second or two, on a slow phone several times that.
 */
export const SILENCE = 6_000;

const isPong = (reply: unknown): reply is Pong =>
  typeof reply === "object" && reply !== null && "pong" in reply;

/** Creates the page's side of a worker, which starts with the first request. */
export const createWorkerClient = <Request, Reply>({
  make,
  onReply,
  onLost,
  owes,
}: Options<Request, Reply>): WorkerClient<Request> => {
  let worker: WorkerLike<Request | Ping> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    worker?.terminate();
    worker = null;
  };
  const end = (): void => {
    drop();
    onLost();
  };
  const ping = (): void => {
    worker?.postMessage({ ping: true });
    timer = setTimeout(end, SILENCE);
  };
  const start = (): WorkerLike<Request | Ping> => {
    const started = make();
    started.onmessage = ({ data }: MessageEvent<Reply | Pong>) => {
      if (started !== worker) return;
      clearTimeout(timer);
      timer = undefined;
      if (!isPong(data)) onReply(data);
      if (owes()) timer ??= setTimeout(ping, PATIENCE);
    };
    started.onerror = () => {
      if (started === worker) end();
    };
    return started;
  };

  const post = (request: Request): void => {
    try {
      worker ??= start();
    } catch {
      // Workers are not available, or not at this origin.
      end();
      return;
    }
    worker.postMessage(request);
    timer ??= setTimeout(ping, PATIENCE);
  };

  return {
    post,
    end,
    postAnew: (request) => {
      drop();
      post(request);
    },
  };
};

/** The page's end of a worker that several kinds of questions share. */
export interface WorkerClient<Request, Reply> {
  /**
   * Listens to the worker, which is started by the first who does; gives what it is asked with.
   *
   * @param onFailure is called when something in the worker has broken down, and after each request
   *   where it could not be loaded.
   */
  readonly listen: (
    onReply: (reply: Reply) => void,
    onFailure: () => void,
  ) => (request: Request) => void;
}

interface Listener<Reply> {
  readonly onReply: (reply: Reply) => void;
  readonly onFailure: () => void;
}

/** The part of a worker that is used. */
export type WorkerLike = Pick<Worker, "postMessage" | "addEventListener">;

/** Makes the page's end of a worker. */
export const createWorkerClient = <Request, Reply>(
  make: () => WorkerLike,
): WorkerClient<Request, Reply> => {
  const listeners = new Set<Listener<Reply>>();
  let worker: WorkerLike | null = null;
  let hasAnswered = false;
  let isDead = false;

  const start = (): WorkerLike => {
    const started = make();
    started.addEventListener("message", (event) => {
      hasAnswered = true;
      for (const { onReply } of listeners) onReply((event as MessageEvent<Reply>).data);
    });
    started.addEventListener("error", () => {
      // What never answered was not loaded. What has may do so again.
      isDead = !hasAnswered;
      for (const { onFailure } of listeners) onFailure();
    });
    return started;
  };

  return {
    listen: (onReply, onFailure) => {
      try {
        worker ??= start();
      } catch {
        // No workers here, or none from where this page stands.
        isDead = true;
      }
      listeners.add({ onReply, onFailure });
      return (request) => {
        if (isDead) setTimeout(onFailure);
        else worker?.postMessage(request);
      };
    },
  };
};

import { renewFile } from "./renew-files.ts";

/** The part of a worker that is used. */
export interface WorkerLike<Message> {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly postMessage: (message: Message) => void;
  readonly terminate: () => void;
}

/**
 * Starts a worker. If it fails before its first answer, which may mean that its script did not load, the script is fetched
 * anew, and another worker gets the same messages; only if that fails too is `onerror` called.
 *
 * @param script its URL. Throws if workers are not available.
 */
export const startWorker = <Message>(script: string): WorkerLike<Message> => {
  /** What has been posted; null as soon as there is an answer. */
  let unanswered: Message[] | null = [];
  let isRenewed = false;
  let isOver = false;
  const start = (): Worker => {
    const worker = new Worker(script, { type: "module" });
    worker.onmessage = (event) => {
      unanswered = null;
      handle.onmessage?.(event);
    };
    worker.onerror = (event) => {
      if (unanswered === null || isRenewed) handle.onerror?.(event);
      else {
        isRenewed = true;
        void renewFile(script).then(restart);
      }
    };
    return worker;
  };
  const restart = (): void => {
    if (isOver) return;
    worker.terminate();
    worker = start();
    for (const message of unanswered ?? []) worker.postMessage(message);
  };
  const handle: WorkerLike<Message> = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      unanswered?.push(message);
      worker.postMessage(message);
    },
    terminate: () => {
      isOver = true;
      worker.terminate();
    },
  };
  let worker = start();
  return handle;
};

import type { RobotsDocument } from "../../core/index.ts";

/** Texts up to this many UTF-16 units are published at once; longer ones when the screen is drawn. */
export const PUBLISHED_AT_ONCE = 100_000;

/** Hands the editor's documents on. */
export interface Publisher {
  /** Publishes a document: at once when it is short, else after the next paint, the newest alone. */
  readonly offer: (document: RobotsDocument) => void;
  /** Publishes now what still waits. */
  readonly flush: () => void;
}

/** Runs a task once the screen is drawn; gives the function that calls it off. */
export type Schedule = (task: () => void) => () => void;

/** After the next paint; soon anyway when the page is hidden and nothing is painted. */
export const afterPaint: Schedule = (task) => {
  let timer = setTimeout(run, 200);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run(): void {
    cancelAnimationFrame(frame);
    task();
  }
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};

/**
 * Makes a publisher. What hangs on the document (verdicts, findings, counts) costs more than a frame
 * for a long text, and the letter just typed must not wait for it.
 */
export const createPublisher = (
  publish: (document: RobotsDocument) => void,
  schedule: Schedule = afterPaint,
): Publisher => {
  let waiting: RobotsDocument | null = null;
  let cancel: (() => void) | null = null;

  const flush = (): void => {
    cancel?.();
    cancel = null;
    const document = waiting;
    waiting = null;
    if (document !== null) publish(document);
  };

  return {
    offer: (document) => {
      waiting = document;
      if (document.source.length <= PUBLISHED_AT_ONCE) flush();
      else cancel ??= schedule(flush);
    },
    flush,
  };
};

import type { RobotsDocument } from "../../core/index.ts";
import { afterPaint, type Schedule } from "../language/after-paint.ts";

/** Texts up to this many UTF-16 units are published at once; longer ones when the screen is drawn. */
export const PUBLISHED_AT_ONCE = 100_000;

/** Hands the editor's documents on. */
export interface Publisher {
  /** Publishes a document: at once when it is short, else after the next paint, the newest alone. */
  readonly offer: (document: RobotsDocument) => void;
  /** Publishes now what still waits. */
  readonly flush: () => void;
}

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

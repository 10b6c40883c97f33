import type { RobotsDocument } from "../../core/index.ts";
import { LONG_TEXT, latestFor, pauseFor, pauseTimer } from "../time/schedule.ts";

/** Passes the editor's documents on. */
export interface Publisher {
  /**
   * Publishes a document: at once if it is short, otherwise at the next pause, and only the newest.
   */
  readonly offer: (document: RobotsDocument) => void;
  /** Publishes a waiting document now: call it before anything that needs the current text. */
  readonly flush: () => void;
}

/**
 * Creates a publisher. Everything computed from the document (verdicts, findings, counts) takes
 * longer than a frame for a long text, and typing must not wait for it.
 */
export const createPublisher = (publish: (document: RobotsDocument) => void): Publisher => {
  let waiting: RobotsDocument | null = null;

  const flush = (): void => {
    timer.cancel();
    const document = waiting;
    waiting = null;
    if (document !== null) publish(document);
  };
  const timer = pauseTimer(flush, pauseFor(LONG_TEXT), latestFor(LONG_TEXT));

  return {
    offer: (document) => {
      waiting = document;
      if (document.source.length < LONG_TEXT) flush();
      else timer.ask();
    },
    flush,
  };
};

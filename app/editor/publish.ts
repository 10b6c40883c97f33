import type { RobotsDocument } from "../../core/index.ts";
import { LONG_TEXT, latestFor, pauseFor, pauseTimer } from "../time/schedule.ts";

/** Hands the editor's documents on. */
export interface Publisher {
  /** Publishes a document: at once when it is short, else at the next pause, the newest alone. */
  readonly offer: (document: RobotsDocument) => void;
  /** Publishes now what still waits: before anything that has to see the text as it is. */
  readonly flush: () => void;
}

/**
 * Makes a publisher. What hangs on the document (verdicts, findings, counts) takes longer than a
 * frame for a long text, and the letters being typed must not wait for it.
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

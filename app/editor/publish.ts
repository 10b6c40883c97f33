import type { RobotsDocument } from "../../core/index.ts";
import { LONG_TEXT, latestFor, pauseFor, pauseTimer } from "../time/schedule.ts";

/** Passes the editor's documents on. */
export interface Publisher {
  /**
   * Publishes a document: at once if it is short, otherwise at the next pause, and only the newest.
   * The number of the line being written belongs to the document and is published with it.
   */
  readonly offer: (document: RobotsDocument, unfinishedLine: number | null) => void;
  /** Publishes a waiting document now: call it before anything that needs the current text. */
  readonly flush: () => void;
}

/**
 * Creates a publisher. Everything computed from the document (verdicts, findings, counts) takes
 * longer than a frame for a long text, and typing must not wait for it.
 */
export const createPublisher = (publish: Publisher["offer"]): Publisher => {
  let newest: Parameters<Publisher["offer"]> | null = null;
  let isWaiting = false;

  const flush = (): void => {
    timer.cancel();
    if (!isWaiting || newest === null) return;
    isWaiting = false;
    publish(...newest);
  };
  const timer = pauseTimer(flush, pauseFor(LONG_TEXT), latestFor(LONG_TEXT));

  return {
    offer: (document, unfinishedLine) => {
      const isNew = document !== newest?.[0];
      if (!isNew && unfinishedLine === newest?.[1]) return;
      const mayWait = (isNew || isWaiting) && document.source.length >= LONG_TEXT;
      newest = [document, unfinishedLine];
      isWaiting = true;
      if (mayWait) timer.ask();
      else flush();
    },
    flush,
  };
};

import type { RobotsDocument } from "../../core/index.ts";
import { LONG_TEXT, pauseTimer } from "../time/schedule.ts";

/** Milliseconds without a change of the text after which it has settled, and the longest wait. */
const PAUSE = 250;
const LATEST = 5_000;

/**
 * The same for a long text: some people type three letters per second, and work in each pause is
 * expensive there.
 */
const LONG_PAUSE = 500;
const LONG_LATEST = 15_000;

/**
 * Publishes a document.
 *
 * @param unfinishedLine the 1-based number of the line being written in it; null for none.
 * @param isTyping whether the text has not settled yet; it is published again when it has.
 */
export type Publish = (
  document: RobotsDocument,
  unfinishedLine: number | null,
  isTyping: boolean,
) => void;

/** Passes the editor's documents on, and tells when the text has settled. */
export interface Publisher {
  /** Publishes the document of a text that was just opened. */
  readonly open: (document: RobotsDocument) => void;
  /**
   * Publishes a document: at once if it is short, otherwise when it has settled, and only the
   * newest. The number of the line being written belongs to the document and is published with it.
   */
  readonly offer: (document: RobotsDocument, unfinishedLine: number | null) => void;
  /**
   * Takes the text as settled, and publishes a waiting document now: call it before anything that
   * needs the current text.
   */
  readonly flush: () => void;
}

/**
 * Creates a publisher. Everything computed from the document (verdicts, findings, counts) takes
 * longer than a frame for a long text, and typing must not wait for it.
 *
 * @param onSettled is called each time the text has settled, once it is published.
 */
export const createPublisher = (publish: Publish, onSettled: () => void = () => {}): Publisher => {
  let newest: Parameters<Publisher["offer"]> | null = null;
  let isTyping = false;
  const isLong = (): boolean => (newest?.[0].source.length ?? 0) >= LONG_TEXT;

  const flush = (): void => {
    timer.cancel();
    if (!isTyping || newest === null) return;
    isTyping = false;
    publish(...newest, isTyping);
    onSettled();
  };
  const timer = pauseTimer(
    flush,
    () => (isLong() ? LONG_PAUSE : PAUSE),
    () => (isLong() ? LONG_LATEST : LATEST),
  );

  return {
    open: (document) => {
      timer.cancel();
      newest = [document, null];
      isTyping = false;
      publish(...newest, isTyping);
    },
    offer: (document, unfinishedLine) => {
      const isNew = document !== newest?.[0];
      if (!isNew && unfinishedLine === newest?.[1]) return;
      newest = [document, unfinishedLine];
      if (isNew) {
        isTyping = true;
        timer.ask();
      }
      if (!isTyping || !isLong()) publish(document, unfinishedLine, isTyping);
    },
    flush,
  };
};

import type { RobotsDocument } from "../../core/index.ts";
import type { Edit } from "../../core/lint/index.ts";
import { latestAnswer, type Start } from "./latest-answer.ts";
import { startFormatting } from "./page-worker.ts";
import type { FormatAnswer, FormatQuestion } from "./workers/messages.ts";

/**
 * Returns the edits that format a document; null if another request came meanwhile. Rejects if the
 * formatter could not be loaded, or stopped working.
 */
export type AskFormat = (document: RobotsDocument) => Promise<readonly Edit[] | null>;

/**
 * Creates `askFormat`; exported only for tests.
 *
 * @param start starts the formatter; for tests.
 */
export const createFormatting = (start: Start<FormatQuestion, FormatAnswer>): AskFormat => {
  const formatter = latestAnswer({
    start,
    messageOf: ({ source, encoding }: RobotsDocument) => ({ source, encoding }),
  });
  return async (document) => {
    const answer = await formatter.ask(document);
    if (formatter.getState().progress === "failed") throw new Error("The formatter is not there");
    return answer?.edits ?? null;
  };
};

let started: AskFormat | null = null;

/** Asks the page's formatter, which starts on first use. */
export const askFormat: AskFormat = (document) => {
  started ??= createFormatting(startFormatting);
  return started(document);
};

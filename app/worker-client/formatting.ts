import type { RobotsDocument } from "../../core/index.ts";
import type { Edit } from "../../core/lint/index.ts";
import type { FormatAnswer, FormatQuestion } from "../workers/messages.ts";
import { latestAnswer, type Start } from "./latest-answer.ts";
import { startFormatting } from "./page-worker.ts";

/**
 * Returns the edits that bring a document into the usual form; null when another one was asked about
 * meanwhile. Rejects when the formatter could not be loaded, or broke down.
 */
export type AskFormat = (document: RobotsDocument) => Promise<readonly Edit[] | null>;

/**
 * Makes what `askFormat` is; apart from tests nobody else needs to.
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

/** Asks the page's formatter, which is started when it is first asked. */
export const askFormat: AskFormat = (document) => {
  started ??= createFormatting(startFormatting);
  return started(document);
};

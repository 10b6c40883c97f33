import type { DialectFacts, Source } from "./dialect.ts";
import { fact } from "./sources.ts";

/** The switches that are about the answer to the request for the file. */
type AnswerFacts = Pick<
  DialectFacts,
  | "fileStatus"
  | "redirects"
  | "missingFile"
  | "tooManyRequests"
  | "serverError"
  | "noAnswer"
  | "contentType"
  | "fileSize"
>;

/** A library that is handed a file and knows nothing of how it was fetched. */
export const leftToCaller = (source: Source): AnswerFacts => {
  const left = fact("left-to-caller" as const, source);
  return {
    fileStatus: left,
    redirects: left,
    missingFile: left,
    tooManyRequests: left,
    serverError: left,
    noAnswer: left,
    contentType: left,
    fileSize: left,
  };
};

import type { DialectFacts, ResponseTopic, Source } from "./dialect.ts";
import { fact } from "./sources.ts";

/** A library that is given a file and knows nothing about how it was fetched. */
export const leftToCaller = (source: Source): Pick<DialectFacts, ResponseTopic> => {
  const left = fact("left-to-caller" as const, source);
  return {
    fileStatus: left,
    redirects: left,
    missingFile: left,
    tooManyRequests: left,
    serverError: left,
    noResponse: left,
    contentType: left,
    fileSize: left,
  };
};

import type { AnswerTopic } from "./dialect.ts";
import type { Statements } from "./statement-types.ts";

/** What a page about a reader says of the answer to the request for the file. */
export const ANSWER_STATEMENTS: Pick<Statements, AnswerTopic> = {
  fileStatus: {
    topic: "Status of the answer",
    settings: {
      "2xx": "An answer with a status from 200 to 299 holds the file.",
      "200": "Only an answer with status 200 holds the file; with any other everything is allowed.",
      "left-to-caller": "Which status holds a file is left to the program that fetches it.",
    },
  },
  redirects: {
    topic: "Redirects",
    settings: {
      limited: "Up to {} redirects are followed; with more the file counts as missing.",
      unlimited: "Redirects are followed.",
      "ten-then-blocked": "Up to 10 redirects are followed; with more everything is blocked.",
      pauses:
        "Redirects are followed by the program that fetches the file; where the answer is one still, nothing is fetched for the time being.",
      "left-to-caller": "Redirects are left to the program that fetches the file.",
    },
  },
  missingFile: {
    topic: "Missing file",
    settings: {
      "allows-all": "A status from 400 to 499 says that there is no file: everything is allowed.",
      "refusal-blocks-all":
        "Status 401 or 403 blocks everything; any other from 400 to 499 says that there is no file, and everything is allowed.",
      "left-to-caller": "What a missing file means is left to the program that fetches it.",
    },
  },
  tooManyRequests: {
    topic: "Too many requests",
    settings: {
      "as-missing": "Status 429 counts as a missing file.",
      "as-server-error": "Status 429 counts as a server error.",
      "left-to-caller": "What status 429 means is left to the program that fetches the file.",
    },
  },
  serverError: {
    topic: "Server errors",
    settings: {
      "last-copy":
        "After a status from 500 to 599 nothing is fetched for 12 hours; then the last copy of the file counts for up to 30 days, and without one everything is allowed. After that the file counts as missing if the site answers at all.",
      "blocks-for-30-days":
        "A status from 500 to 599 blocks everything; after 30 days the file may count as missing.",
      "blocks-all": "A status from 500 to 599 blocks everything.",
      pauses: "After a status from 500 to 599 nothing is fetched for the time being.",
      "allows-all": "A status from 500 to 599 allows everything.",
      "left-to-caller": "What a server error means is left to the program that fetches the file.",
    },
  },
  noAnswer: {
    topic: "No answer",
    settings: {
      "as-server-error":
        "A timeout, an unknown host or an answer that breaks off counts as a server error.",
      "left-to-caller": "What it means not to get an answer is left to the program that asks.",
    },
  },
  contentType: {
    topic: "Content type",
    settings: {
      any: "The content type is not looked at.",
      "plain-text-asked":
        "The file has to be sent as text/plain; what happens to another type is not said, so it is read all the same.",
      "left-to-caller": "The content type is left to the program that fetches the file.",
    },
  },
  fileSize: {
    topic: "Large files",
    settings: {
      "cut-at-500-kib": "Only the first 500 KiB of the file are read.",
      "500-kib-at-least":
        "At least the first 500 KiB of the file are read; whether more is depends on the crawler.",
      "over-500-kb-allows-all": "A file of more than 500 KB is not read: everything is allowed.",
      unlimited: "A file of any size is read to its end.",
      "left-to-caller": "How much is fetched of a large file is left to the program that does it.",
    },
  },
};

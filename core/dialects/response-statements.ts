import type { ResponseTopic } from "./dialect.ts";
import type { Statements } from "./statement-types.ts";

/** How a page about a reader describes the treatment of the HTTP response for the file. */
export const RESPONSE_STATEMENTS: Pick<Statements, ResponseTopic> = {
  fileStatus: {
    topic: "HTTP status",
    settings: {
      "2xx": "A response with a status from 200 to 299 contains the file.",
      "200":
        "Only a response with status 200 contains the file; with any other status everything is allowed.",
      "left-to-caller": "The program that fetches the file decides which status counts.",
    },
  },
  redirects: {
    topic: "Redirects",
    settings: {
      limited: "Up to {count} redirects are followed; with more, the file counts as missing.",
      unlimited: "Redirects are followed.",
      "ten-then-blocked": "Up to 10 redirects are followed; with more, everything is blocked.",
      pauses:
        "The program that fetches the file follows redirects; if the response is still a redirect, nothing is crawled for now.",
      "left-to-caller": "The program that fetches the file decides about redirects.",
    },
  },
  missingFile: {
    topic: "Missing file",
    settings: {
      "allows-all":
        "A status from 400 to 499 means that there is no file, so everything is allowed.",
      "refusal-blocks-all":
        "Status 401 or 403 blocks everything; any other status from 400 to 499 means that there is no file, so everything is allowed.",
      "left-to-caller": "The program that fetches the file decides what a missing file means.",
    },
  },
  tooManyRequests: {
    topic: "Too many requests",
    settings: {
      "as-missing": "Status 429 counts as a missing file.",
      "as-server-error": "Status 429 counts as a server error.",
      "left-to-caller": "The program that fetches the file decides what status 429 means.",
    },
  },
  serverError: {
    topic: "Server errors",
    settings: {
      "last-copy":
        "After a status from 500 to 599 nothing is crawled for 12 hours; then the last copy of the file counts for up to 30 days, and without one everything is allowed. After that the file counts as missing if the site responds at all.",
      "blocks-for-30-days":
        "A status from 500 to 599 blocks everything; after 30 days the file may count as missing.",
      "blocks-all": "A status from 500 to 599 blocks everything.",
      pauses: "After a status from 500 to 599 nothing is crawled for now.",
      "allows-all": "A status from 500 to 599 allows everything.",
      "left-to-caller": "The program that fetches the file decides what a server error means.",
    },
  },
  noResponse: {
    topic: "No response",
    settings: {
      "as-server-error":
        "A timeout, an unknown host or an incomplete response counts as a server error.",
      "left-to-caller": "The program that fetches the file decides what no response means.",
    },
  },
  contentType: {
    topic: "Content type",
    settings: {
      any: "The content type does not matter.",
      "plain-text-asked":
        "The file has to be sent as text/plain. What happens with another type is not documented, so it is read anyway.",
      "left-to-caller": "The program that fetches the file decides about the content type.",
    },
  },
  fileSize: {
    topic: "Large files",
    settings: {
      "cut-at-500-kib": "Only the first 500 KiB of the file are read.",
      "500-kib-at-least":
        "At least the first 500 KiB of the file are read; whether more is read depends on the crawler.",
      "over-500-kb-allows-all": "A file of more than 500 KB is not read: everything is allowed.",
      unlimited: "A file of any size is read completely.",
      "left-to-caller":
        "The program that fetches the file decides how much of a large file is read.",
    },
  },
};

/** How a reader treats an HTTP response. `{response}` is one of the first three. */
export const RESPONSE_MESSAGES = {
  status: "Status {status}",
  noResponse: "No response",
  redirectChain: "A chain of more than {count} redirects",

  leftToCaller:
    "The program that fetches the file decides what the HTTP response means. Here the file is read.",
  read: "The file is read.",
  readAsType: "The file is read although it was sent as {type}.",
  readAtTarget:
    "{response} is a redirect and is followed. Here the file in the editor is used as its target.",
  readAfterRedirects: {
    one: "The file is read after a redirect.",
    other: "The file is read after redirects.",
  },

  missing: "{response} counts as a missing file, so everything is allowed.",
  refused: "{response} counts as a refusal, so everything is blocked.",
  notStatus200: "{response} is not status 200, so everything is allowed.",
  noContent: "{response} has no content, so everything is allowed.",

  pausesAtFirst:
    "{response} counts as a server error, so nothing is crawled for the first 12 hours. After that, the last copy of the file counts.",
  lastCopy:
    "{response} counts as a server error. After 12 hours the last copy of the file counts, for up to 30 days: here the file in the editor is used for it. Without a copy everything is allowed.",
  ownCopy:
    "{response} counts as a server error, so the last copy of the file counts, for up to 30 days: here the file in the editor is used for it.",
  silentForLong:
    "{response} for more than 30 days, so nothing is crawled while the site does not respond. If the rest of the site responds, everything is allowed.",
  failingForLong:
    "{response} for more than 30 days counts as a missing file, so everything is allowed as long as the rest of the site responds.",
  blocksAtFirst: "{response} counts as a server error, so everything is blocked.",
  mayAllowAfterLong:
    "{response} for more than 30 days may count as a missing file, and then everything is allowed.",
  noFileBlocks: "{response} does not deliver a file, so everything is blocked.",
  noFileAllows: "{response} does not deliver a file, so everything is allowed.",
  pauses:
    "{response} counts as a temporary failure, so nothing is crawled until the file can be read.",

  cut: "Only the first 500 KiB of the file are read; the rest is ignored.",
  cutAllowed: "The file is read, but only the first 500 KiB are guaranteed.",
  tooLarge: "The file is larger than 500 KB and is not read, so everything is allowed.",
} as const;

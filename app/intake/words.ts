import { type Content, formatMessage } from "../../core/index.ts";
import { KIND_WORDS, intakeMessages as words } from "./messages.ts";

/** What a text is, for a sentence: "a sitemap". */
export const kindInWords = (content: Content): string => {
  if (content.kind === "log") {
    return formatMessage(KIND_WORDS.log, { format: content.format.name });
  }
  if (content.kind === "table" && (content.column.heading ?? "").trim() !== "") {
    return formatMessage(KIND_WORDS.tableColumn, { heading: content.column.heading ?? "" });
  }
  if (content.kind === "sitemap") {
    if (content.form === "index") return KIND_WORDS.index;
    return content.form === "urlset" ? KIND_WORDS.sitemap : KIND_WORDS.feed;
  }
  // Of a robots.txt, or of what its server sent in its place.
  if (content.kind === "response" && content.of === "robots") return KIND_WORDS.answer;
  return KIND_WORDS[content.kind];
};

/** "robots.log is an access log, Common.", or "looks like" if that is not sure. */
export const takenFor = (name: string, content: Content, isSure: boolean): string => {
  if (content.kind === "unknown") return formatMessage(words.unknown, { name });
  if (content.kind === "packed" && content.as === "archive") {
    return formatMessage(words.archive, { name });
  }
  return formatMessage(isSure ? words.is : words.looksLike, { name, kind: kindInWords(content) });
};

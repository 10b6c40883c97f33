import type { Content, Recognition } from "../../../../core/index.ts";
import type { FileProblem } from "./messages.ts";
import { readHar, readSavedPage } from "./read-har.ts";
import { readJsonLog, readList, readLog, readTable } from "./read-text.ts";
import { readXml } from "./read-xml.ts";
import type { Sink, TextReader } from "./sink.ts";

const readerOfContent = (
  content: Content,
  name: string,
  sink: Sink,
  onSitemap: (url: string) => void,
): TextReader | FileProblem => {
  switch (content.kind) {
    case "sitemap":
      return readXml(sink, onSitemap);
    case "har":
      return readHar(sink);
    case "log":
      return (content.isJson ? readJsonLog : readLog)(sink, content.format);
    case "table":
      return readTable(sink, content.delimiter, content.column);
    case "list":
      return readList(sink);
    case "unread-log":
      return content.why;
    case "html":
      return readSavedPage(sink, name);
    case "response":
      if (content.of === "page") return readSavedPage(sink, name);
      return content.body === "robots" ? "robots-txt" : "unknown";
    case "robots":
      return "robots-txt";
    case "empty":
      return "empty";
    default:
      return "unknown";
  }
};

/**
 * The reader of the URLs, requests or page in a text, or why there is none. What was taken for a
 * robots.txt but may be something else is read as that.
 *
 * @param name of the file, with its folders.
 */
export const readerOf = (
  { content, alternative }: Recognition,
  name: string,
  sink: Sink,
  onSitemap: (url: string) => void,
): TextReader | FileProblem => {
  const hasOther = content.kind === "robots" && alternative !== null;
  return readerOfContent(hasOther ? alternative : content, name, sink, onSitemap);
};

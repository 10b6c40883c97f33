import Papa from "papaparse";
import {
  addressOn,
  detectLog,
  isTable,
  isUrlList,
  JsonObjects,
  lacksFields,
  urlColumn,
} from "../../../../core/index.ts";
import type { FileProblem } from "./messages.ts";
import { readJsonLog, readList, readLog, readTable } from "./read-text.ts";
import { readXml } from "./read-xml.ts";
import type { Sink, TextReader } from "./sink.ts";

/** How much of a file's beginning is examined to detect its type, in UTF-16 units. */
export const HEAD = 64 * 1024;

/** How many lines are examined. */
const LINES = 25;

const isMarkup = (text: string): boolean => /^<(?!https?:\/\/)[!?a-z]/i.test(text);

const isWebPage = (text: string): boolean => /^<(?:!doctype\s+html|html)\b/i.test(text);

/** Whether JSON is not one object per line. */
const isWholeJson = (text: string, firstLine: string): boolean => {
  if (text.startsWith("[")) return /^\[\s*[{\]]/.test(text);
  if (!text.startsWith("{")) return false;
  if (/^\{\s*"records"\s*:/.test(text)) return true;
  return !firstLine.trimEnd().endsWith("}");
};

const jsonLog = (text: string, sink: Sink): TextReader | FileProblem => {
  const objects: string[] = [];
  for (const object of new JsonObjects(HEAD).push(text)) objects.push(object);
  const format = detectLog(objects);
  return format === null ? "unknown" : readJsonLog(sink, format);
};

const isRobotsTxt = (lines: readonly string[]): boolean =>
  lines.some((line) => /^\s*user-?agent\s*:/i.test(line)) &&
  lines.some((line) => /^\s*(?:dis)?allow\s*:/i.test(line));

const table = (lines: readonly string[], sink: Sink): TextReader | null => {
  const { data, meta } = Papa.parse<string[]>(lines.join("\n"), { skipEmptyLines: true });
  if (!isTable(data)) return null;
  const column = urlColumn(data);
  return column === null ? null : readTable(sink, meta.delimiter, column);
};

/**
 * Detects the type of a text by its beginning and returns its reader, or why there is none.
 *
 * @param head the first characters: `HEAD` or more, or all there are.
 */
export const recognise = (
  head: string,
  sink: Sink,
  onSitemap: (url: string) => void,
): TextReader | FileProblem => {
  const text = head.trimStart();
  if (text === "") return "empty";
  if (isMarkup(text)) return isWebPage(text) ? "web-page" : readXml(sink, onSitemap);
  const lines = text.slice(0, HEAD).split(/\r\n|\n|\r/, LINES);
  if (isWholeJson(text, lines[0] ?? "")) return jsonLog(text, sink);
  // A truncated line says nothing.
  if (head.length >= HEAD && lines.length > 1 && lines.length < LINES) lines.pop();
  const format = detectLog(lines);
  if (format !== null) return readLog(sink, format);
  if (lacksFields(lines)) return "no-columns";
  if (isRobotsTxt(lines)) return "robots-txt";
  const filled = lines.filter((line) => line.trim() !== "");
  const rows = table(filled, sink);
  if (rows !== null) return rows;
  const addresses = filled.filter((line) => !addressOn(line).startsWith("#"));
  return isUrlList(addresses) ? readList(sink) : "unknown";
};

import { detectLog, isLogTable, lacksFields } from "../log/detect.ts";
import { isTable, namesAddresses, urlColumn } from "../sitemap/url-column.ts";
import {
  addressOn,
  isUrlList,
  listedAddresses,
  looksLikeAddress,
  UNREAD,
} from "../sitemap/url-list.ts";
import { isBinary } from "../text/binary.ts";
import { JsonObjects } from "../text/json-objects.ts";
import type { Content, Recognition, RowsOf } from "./content.ts";
import { areHeaders } from "./header-lines.ts";
import { hasBody, headerOf, readAnswer } from "./http-answer.ts";
import { isDocument, markupOf } from "./markup.ts";
import { type RobotsLines, robotsLines } from "./robots-lines.ts";

/** How much of a text's beginning is examined, in UTF-16 units. */
export const HEAD: number = 64 * 1024;

/** How many lines of lists, tables and logs are examined. */
const LINES = 25;

const UNKNOWN: Content = { kind: "unknown" };
const ROBOTS: Content = { kind: "robots" };

const sure = (content: Content): Recognition => ({ content, isSure: true, alternative: null });

const likely = (content: Content, alternative: Content | null): Recognition => ({
  content,
  isSure: false,
  alternative,
});

/** HTTP Archive: its only key, and the first within. http://www.softwareishard.com/blog/har-12-spec/ */
const HAR = /^\{\s*"log"\s*:\s*\{\s*"(?:version|creator|browser|pages|entries|comment)"\s*:/;

const CHECKS = /^\{\s*"(?:version|checks)"\s*:[\s\S]*"crawler"\s*:/;

/** Whether JSON is not one object per line. */
const isWholeJson = (text: string, firstLine: string): boolean => {
  if (text.startsWith("[")) return /^\[\s*[{\]]/.test(text);
  if (!text.startsWith("{")) return false;
  if (/^\{\s*"records"\s*:/.test(text)) return true;
  return !firstLine.trimEnd().endsWith("}");
};

const jsonOf = (text: string, firstLine: string): Content | null => {
  if (!/^[[{]\s*["{}[\]]/.test(text)) return null;
  if (HAR.test(text)) return { kind: "har" };
  if (CHECKS.test(text)) return { kind: "checks" };
  if (!isWholeJson(text, firstLine)) return null;
  const format = detectLog(new JsonObjects(HEAD).push(text));
  return format === null ? UNKNOWN : { kind: "log", format, isJson: true };
};

/** Whether whole lines are addresses, one or several on each. */
const areAddresses = (lines: readonly string[]): boolean => {
  const listed = lines.map(listedAddresses);
  return (
    listed.some((addresses) => addresses !== UNREAD && addresses.length > 0) &&
    listed.every((addresses) => addresses !== UNREAD && addresses.every(looksLikeAddress))
  );
};

const isNumber = (cell: string): boolean => /^-?\d[\d.]*%?$/.test(cell.trim());

/**
 * Whether rows whose lines are addresses as a whole are a table all the same: absolute URLs with
 * numbers beside them. Paths may contain commas and semicolons.
 */
const isCounted = (rows: readonly (readonly string[])[]): boolean =>
  rows.length > 1 &&
  rows.every(([url = "", ...cells]) => /^https?:\/\//i.test(url) && cells.every(isNumber));

/** Whether lines have quoted cells beside what comes first: no address has quotes. */
const areQuoted = (lines: readonly string[]): boolean =>
  lines.every((line) => /^[^"]+[,;]"/.test(line));

const tableOf = (lines: readonly string[], rowsOf: RowsOf): Content | null => {
  // JSON has commas, too.
  if (/^\s*[[{]/.test(lines[0] ?? "")) return null;
  const { rows, delimiter } = rowsOf(lines.join("\n"));
  if (!isTable(rows)) return null;
  if (areAddresses(lines) && !isCounted(rows) && !areQuoted(lines)) return null;
  const column = urlColumn(rows);
  if (isLogTable(rows) && !namesAddresses(column?.heading ?? null)) {
    return { kind: "unread-log", why: "unknown-log" };
  }
  return column === null ? null : { kind: "table", delimiter, column };
};

/** What lines with content are, apart from a robots.txt. */
const linesOf = (lines: readonly string[], rowsOf: RowsOf): Content => {
  const format = detectLog(lines);
  if (format !== null) return { kind: "log", format, isJson: false };
  if (lacksFields(lines)) return { kind: "unread-log", why: "no-columns" };
  if (areHeaders(lines)) return { kind: "headers" };
  const table = tableOf(lines, rowsOf);
  if (table !== null) return table;
  if (isLogTable(lines.map((line) => line.split(/[\s,;|]/)))) {
    return { kind: "unread-log", why: "unknown-log" };
  }
  const addresses = lines.filter((line) => !addressOn(line).startsWith("#"));
  return isUrlList(addresses) || areAddresses(lines) ? { kind: "list" } : UNKNOWN;
};

const filled = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.trim() !== "").slice(0, LINES);

/** A list of URLs of sitemaps below a group is meant for the file; a longer one is a list. */
const BARE_SITEMAPS = 10;

/** What lines are among which some may be those of a robots.txt: whatever most of them are. */
const robotsOf = (
  { fields, agents, rules, comments, others }: RobotsLines,
  lines: readonly string[],
  rowsOf: RowsOf,
): Recognition => {
  if (others.length === 0) {
    // Comments alone: most such files are templates that nobody filled in.
    if (fields > 0) return sure(ROBOTS);
    return comments > 0 ? likely(ROBOTS, null) : sure({ kind: "empty" });
  }
  const content = linesOf(lines, rowsOf);
  if (fields === 0) {
    // Paths alone may be meant as rules.
    const mayBeRules = content.kind === "list" && others.every((line) => /^[/*]/.test(line));
    return mayBeRules ? likely(content, ROBOTS) : sure(content);
  }
  const rest = linesOf(filled(others), rowsOf);
  const alternative = rest.kind === "unknown" ? null : rest;
  // `Allow` is a header, too.
  if (content.kind === "headers" && rest.kind === "headers") return sure(content);
  const isWhole = agents > 0 && rules > 0;
  const isMost = agents + rules > 0 && fields >= others.length;
  const hasSitemaps = agents > 0 && rest.kind === "list" && others.length <= BARE_SITEMAPS;
  if (isMost) return { content: ROBOTS, isSure: isWhole || alternative === null, alternative };
  if (hasSitemaps || (isWhole && alternative === null)) return likely(ROBOTS, alternative);
  if (content.kind !== "unknown") return likely(content, ROBOTS);
  return agents + rules > 0 ? likely(ROBOTS, alternative) : sure(UNKNOWN);
};

/** A byte order mark, also as decoded wrongly. */
const MARK = /^(?:\ufeff|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/;

const byLines = (head: string, text: string, rowsOf: RowsOf): Recognition => {
  const lines = text.slice(0, HEAD).split(/\r\n|\n|\r/, LINES);
  if (head.length >= HEAD && lines.length < LINES) {
    // A truncated line says nothing, but where a list in JSON is one line.
    const [last = ""] = lines.splice(-1);
    if (lines.length === 0) lines.push(last.slice(0, last.lastIndexOf(",") + 1) || last);
  }
  return robotsOf(robotsLines(text.slice(0, HEAD)), filled(lines), rowsOf);
};

/** A response with a page in it, or with headers that only pages have, is not that of a robots.txt. */
const answerOf = (text: string, rowsOf: RowsOf): Recognition | null => {
  const answer = readAnswer(text.slice(0, HEAD));
  if (answer === null) return null;
  const body = hasBody(answer) ? recognise(answer.body, rowsOf).content.kind : null;
  const hasPageHeader = headerOf(answer, "x-robots-tag") !== null;
  const mayBePage =
    body === "html" || hasPageHeader || /\bhtml\b/i.test(headerOf(answer, "content-type") ?? "");
  // Servers answer requests for a missing robots.txt with a page, too, but ask for no price.
  const isSold = headerOf(answer, "crawler-price") !== null;
  const isOfPage = body === "html" || (body !== "robots" && hasPageHeader);
  const isPage = isSold || (answer.status < 300 && isOfPage);
  const content = { kind: "response", of: isPage ? "page" : "robots", body } as const;
  const other = { kind: "response", of: isPage ? "robots" : "page", body } as const;
  return mayBePage && body !== "robots" ? likely(content, other) : sure(content);
};

/**
 * Recognises what a text is by its content alone: a robots.txt, a list, table, sitemap or log of
 * addresses, an HTTP response, a page, and so on. Accepts any text. What has lines of several kinds
 * is taken for what most of them are, and says what else it may be.
 *
 * @param head the text's beginning: `HEAD` characters or more, or all there are.
 * @param rowsOf reads tables.
 */
export const recognise = (head: string, rowsOf: RowsOf): Recognition => {
  // Text in UTF-16 that was decoded as something else has a NUL beside each letter.
  const text = head.replaceAll("\0", "").replace(MARK, "").trimStart();
  if (text === "") return sure(head.includes("\0") ? UNKNOWN : { kind: "empty" });
  if (isBinary(text)) return sure(UNKNOWN);
  const answer = answerOf(text, rowsOf);
  if (answer !== null) return answer;
  const [firstLine = ""] = text.slice(0, HEAD).split(/[\r\n]/, 1);
  const whole = markupOf(text) ?? jsonOf(text.slice(0, HEAD), firstLine);
  if (whole === null) return byLines(head, text, rowsOf);
  const { agents, rules } = robotsLines(text.slice(0, HEAD));
  if (agents === 0 || rules === 0) return sure(whole);
  // Programs print their errors as a part of a page, in front of the file.
  return isDocument(text) ? likely(whole, ROBOTS) : likely(ROBOTS, whole);
};

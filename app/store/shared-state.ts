import { type DialectId, dialects, type Encoding, type HttpResponse } from "../../core/index.ts";
import {
  MAX_COUNT,
  MAX_CRAWLER_LENGTH,
  MAX_HEADER_LENGTH,
  MAX_URL_LENGTH,
  MAX_URLS,
} from "./limits.ts";
import type { AppState, FileFormat, TestUrl } from "./state.ts";

/** A URL under test as it travels: without its id. */
export type SharedUrl = Pick<TestUrl, "typed" | "expected">;

/** What a link carries: the file and what is asked of it. Not the look of the page. */
export interface SharedState {
  /** The text with LF line ends. */
  readonly source: string;
  /** UTF-8 when not given. */
  readonly encoding?: Encoding;
  readonly lineEnd: FileFormat["lineEnd"];
  readonly crawler: string;
  readonly dialect: DialectId;
  readonly urls: readonly SharedUrl[];
  /** How the site answered; left out where nobody said. */
  readonly response?: HttpResponse;
}

/** What of the application's state travels in a link. */
export const sharedStateOf = (state: AppState): SharedState => {
  const { document, format, query, dialect, response } = state;
  return {
    source: document.source,
    encoding: format.encoding,
    lineEnd: format.lineEnd,
    crawler: query.crawler,
    dialect,
    urls: query.urls.map(({ typed, expected }) => ({ typed, expected })),
    ...(response === null ? {} : { response }),
  };
};

/** Whether a value is a plain record of named fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is a string of at most `limit` UTF-16 units. */
export const isText = (value: unknown, limit: number): value is string =>
  typeof value === "string" && value.length <= limit;

const ENCODINGS: ReadonlySet<unknown> = new Set<Encoding>([
  "utf-8",
  "latin1",
  "utf-16le",
  "utf-16be",
]);
const LINE_ENDS: ReadonlySet<unknown> = new Set<FileFormat["lineEnd"]>(["\n", "\r\n", "\r"]);
const EXPECTATIONS: ReadonlySet<unknown> = new Set<TestUrl["expected"]>([
  "allowed",
  "blocked",
  null,
]);

/** Whether a value names an encoding known here. */
const isEncoding = (value: unknown): value is Encoding => ENCODINGS.has(value);

/** Whether a value is a line end. */
const isLineEnd = (value: unknown): value is FileFormat["lineEnd"] => LINE_ENDS.has(value);

/** Whether a value names a reader known here. */
export const isDialectId = (value: unknown): value is DialectId =>
  typeof value === "string" && Object.hasOwn(dialects, value);

const isExpectation = (value: unknown): value is TestUrl["expected"] => EXPECTATIONS.has(value);

const checkUrl = (value: unknown): SharedUrl | null => {
  if (!isRecord(value)) return null;
  const { typed, expected } = value as { readonly typed?: unknown; readonly expected?: unknown };
  return isText(typed, MAX_URL_LENGTH) && isExpectation(expected) ? { typed, expected } : null;
};

const checkUrls = (value: unknown): readonly SharedUrl[] | null => {
  if (!Array.isArray(value) || value.length > MAX_URLS) return null;
  const urls = value.map(checkUrl).filter((url) => url !== null);
  return urls.length === value.length ? urls : null;
};

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= MAX_COUNT;

const isNullOr = <T>(value: unknown, check: (value: unknown) => value is T): value is T | null =>
  value === null || check(value);

const isHeader = (value: unknown): value is string => isText(value, MAX_HEADER_LENGTH);

/** Checks an HTTP answer from outside; null for what is none. */
const checkResponse = (value: unknown): HttpResponse | null => {
  if (!isRecord(value)) return null;
  const { status, redirects, requestedUrl, finalUrl, ...more } = value as Record<
    keyof HttpResponse,
    unknown
  >;
  const { contentType, cacheControl, bodyOctets, daysUnreachable } = more;
  if (!isNullOr(status, isCount) || !isNullOr(bodyOctets, isCount)) return null;
  if (!isNullOr(requestedUrl, isHeader) || !isNullOr(finalUrl, isHeader)) return null;
  if (!isNullOr(contentType, isHeader) || !isNullOr(cacheControl, isHeader)) return null;
  if (!isCount(redirects) || !isCount(daysUnreachable)) return null;
  return {
    status,
    redirects,
    requestedUrl,
    finalUrl,
    contentType,
    cacheControl,
    bodyOctets,
    daysUnreachable,
  };
};

/**
 * Checks data from outside, field by field; null when any is missing, of another type, too long or
 * unknown here. Further fields are ignored.
 *
 * @param value anything, such as parsed JSON.
 * @param longest how many UTF-16 units the text may have.
 */
export const checkShared = (value: unknown, longest: number): SharedState | null => {
  if (!isRecord(value)) return null;
  const { source, encoding, lineEnd, crawler, dialect, urls, response } = value as Record<
    keyof SharedState,
    unknown
  >;
  const checkedUrls = checkUrls(urls);
  if (checkedUrls === null || !isText(source, longest)) return null;
  if (encoding !== undefined && !isEncoding(encoding)) return null;
  const answer = response === undefined ? undefined : checkResponse(response);
  if (answer === null) return null;
  if (!isLineEnd(lineEnd) || !isText(crawler, MAX_CRAWLER_LENGTH) || !isDialectId(dialect)) {
    return null;
  }
  return {
    source,
    lineEnd,
    crawler,
    dialect,
    urls: checkedUrls,
    ...(encoding === undefined ? {} : { encoding }),
    ...(answer === undefined ? {} : { response: answer }),
  };
};

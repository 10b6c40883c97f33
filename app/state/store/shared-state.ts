import {
  type DialectId,
  dialectIds,
  type Encoding,
  type HttpResponse,
} from "../../../core/index.ts";
import { SEVERITIES, type Severity } from "../../../core/lint/index.ts";
import { DEFAULT_CHECKS, sameChecks } from "./check-settings.ts";
import { withExpectation } from "./expectations.ts";
import {
  MAX_CHECK_ID_LENGTH,
  MAX_CHECK_IDS,
  MAX_COUNT,
  MAX_CRAWLER_LENGTH,
  MAX_CRAWLERS,
  MAX_EXPECTATIONS,
  MAX_FURTHER_URLS,
  MAX_HEADER_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PAGE_LENGTH,
  MAX_TAB_LENGTH,
  MAX_URL_LENGTH,
  MAX_URLS,
} from "./limits.ts";
import type {
  AppState,
  Baseline,
  CheckSettings,
  DialectChoice,
  Expectation,
  FileFormat,
  TestUrl,
} from "./state.ts";

/** A URL under test in a link: without its id. */
export type SharedUrl = Pick<TestUrl, "typed" | "expectations" | "page" | "fromExample">;

/** The contents of a link: the file and its tests, not the layout of the page. */
export interface SharedState {
  /** The text with LF line ends. */
  readonly source: string;
  /** UTF-8 by default. */
  readonly encoding?: Encoding;
  readonly lineEnd: FileFormat["lineEnd"];
  readonly crawler: string;
  /** The columns of the Matrix; none by default. */
  readonly crawlers?: readonly string[];
  readonly dialect: DialectChoice;
  readonly urls: readonly SharedUrl[];
  /** URLs of an older link or draft for which the list has no room, as typed; left out if there are none. */
  readonly further?: readonly string[];
  /** Left out if they are the defaults. */
  readonly checks?: CheckSettings;
  /** What the file is compared with. */
  readonly baseline?: Baseline;
  /** The name of the file, as opened or given by the user; left out if it has none. */
  readonly name?: string;
  /** The id of the tab that its user had chosen; left out for none. */
  readonly tab?: string;
  /** The HTTP response for the file; left out if unknown. */
  readonly response?: HttpResponse;
  /** The id of the system as whose served text the file is judged; left out for none. */
  readonly servedAs?: string;
}

/** The parts of the application's state that a link holds. */
export const sharedStateOf = (state: AppState): SharedState => {
  const { document, format, query, dialect, response, checks, baseline, tab, servedAs } = state;
  return {
    source: document.source,
    encoding: format.encoding,
    lineEnd: format.lineEnd,
    ...(format.isNamed || format.original !== null ? { name: format.name } : {}),
    crawler: query.crawler,
    dialect,
    urls: query.urls.map(({ id: _, ...url }) => url),
    ...(query.crawlers.length === 0 ? {} : { crawlers: query.crawlers }),
    ...(sameChecks(checks, DEFAULT_CHECKS) ? {} : { checks }),
    ...(baseline === null ? {} : { baseline }),
    ...(response === null ? {} : { response }),
    ...(tab === null ? {} : { tab }),
    ...(servedAs === null ? {} : { servedAs }),
  };
};

/** Whether a value is a plain object. */
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
const EXPECTED: ReadonlySet<unknown> = new Set<Expectation["expected"]>(["allowed", "blocked"]);
const DIALECTS: ReadonlySet<unknown> = new Set(dialectIds);

/** Whether a value is the name of a known encoding. */
const isEncoding = (value: unknown): value is Encoding => ENCODINGS.has(value);

/** Whether a value is a line end. */
const isLineEnd = (value: unknown): value is FileFormat["lineEnd"] => LINE_ENDS.has(value);

/** Whether a value is the id of a known reader. */
export const isDialectId = (value: unknown): value is DialectId => DIALECTS.has(value);

const isDialectChoice = (value: unknown): value is DialectChoice =>
  value === "automatic" || isDialectId(value);

const isExpected = (value: unknown): value is Expectation["expected"] => EXPECTED.has(value);

const isSeverity = (value: unknown): value is Severity =>
  SEVERITIES.some((severity) => severity === value);

const isCrawler = (value: unknown): value is string => isText(value, MAX_CRAWLER_LENGTH);

const isTyped = (value: unknown): value is string => isText(value, MAX_URL_LENGTH);

/** Whether a value can be the id of a tab or of a system. Ids of a later release are kept, and have no effect. */
const isId = (value: unknown): value is string => isText(value, MAX_TAB_LENGTH);

const isCheckId = (value: unknown): value is string => isText(value, MAX_CHECK_ID_LENGTH);

/** Validates a list item by item; null if any is invalid, or if there are too many. */
const checkAll = <T>(
  value: unknown,
  limit: number,
  check: (member: unknown) => T | null,
): readonly T[] | null => {
  if (!Array.isArray(value) || value.length > limit) return null;
  const members = value.map(check).filter((member) => member !== null);
  return members.length === value.length ? members : null;
};

const orNull =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): T | null =>
    is(value) ? value : null;

const checkExpectation = (value: unknown): Expectation | null => {
  if (!isRecord(value)) return null;
  const { crawler, expected } = value as Record<keyof Expectation, unknown>;
  return isCrawler(crawler) && isExpected(expected) ? { crawler, expected } : null;
};

/**
 * Validates the expectations of a URL. Older links and drafts have a single one, `expected`, which
 * is for their crawler.
 */
const checkExpectations = (
  value: Readonly<Record<string, unknown>>,
  crawler: string,
): readonly Expectation[] | null => {
  const { expectations, expected } = value as { expectations?: unknown; expected?: unknown };
  if (expectations !== undefined) return checkAll(expectations, MAX_EXPECTATIONS, checkExpectation);
  if (expected === null) return [];
  return isExpected(expected) ? withExpectation([], crawler, expected) : null;
};

const checkUrl = (value: unknown, crawler: string): SharedUrl | null => {
  if (!isRecord(value)) return null;
  const { typed, page, fromExample } = value as Partial<Record<keyof SharedUrl, unknown>>;
  const expectations = checkExpectations(value, crawler);
  if (expectations === null || !isText(typed, MAX_URL_LENGTH)) return null;
  return {
    typed,
    expectations,
    ...(isText(page, MAX_PAGE_LENGTH) ? { page } : {}),
    ...(fromExample === true ? { fromExample } : {}),
  };
};

/** Validates the settings of checks; null if they are invalid. Unknown check ids are kept. */
const checkSettings = (value: unknown): CheckSettings | null => {
  if (!isRecord(value)) return null;
  const fields = value as Record<keyof CheckSettings, unknown>;
  const off = checkAll(fields.off, MAX_CHECK_IDS, orNull(isCheckId));
  const on = checkAll(fields.on, MAX_CHECK_IDS, orNull(isCheckId));
  const hidden = checkAll(fields.hidden, SEVERITIES.length, orNull(isSeverity));
  return off === null || on === null || hidden === null ? null : { off, on, hidden };
};

const checkBaseline = (value: unknown, longest: number): Baseline | null => {
  if (!isRecord(value)) return null;
  const { name, source, encoding } = value as Record<keyof Baseline, unknown>;
  if (!isText(name, MAX_NAME_LENGTH) || !isText(source, longest)) return null;
  return isEncoding(encoding) ? { name, source, encoding } : null;
};

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= MAX_COUNT;

const isNullOr = <T>(value: unknown, check: (value: unknown) => value is T): value is T | null =>
  value === null || check(value);

const isHeader = (value: unknown): value is string => isText(value, MAX_HEADER_LENGTH);

/** Validates an HTTP response from outside; null if it is invalid. */
const checkResponse = (value: unknown): HttpResponse | null => {
  if (!isRecord(value)) return null;
  const { status, redirects, requestedUrl, finalUrl, ...more } = value as Record<
    keyof HttpResponse,
    unknown
  >;
  const { contentType, cacheControl, daysUnreachable } = more;
  // Drafts of version 0.1.0 store the same number under another name.
  const bodyBytes: unknown =
    more.bodyBytes ?? (value as { bodyOctets?: unknown }).bodyOctets ?? null;
  if (!isNullOr(status, isCount) || !isNullOr(bodyBytes, isCount)) return null;
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
    bodyBytes,
    daysUnreachable,
  };
};

/** Validates an optional field: undefined stays undefined. */
const ifGiven = <T>(value: unknown, check: (value: unknown) => T | null): T | null | undefined =>
  value === undefined ? undefined : check(value);

/** The optional fields that are present; null if one is invalid. */
const checkOptional = (
  value: Readonly<Record<string, unknown>>,
  longest: number,
): Partial<SharedState> | null => {
  const given = value as { readonly [Key in keyof SharedState]?: unknown };
  const checked = {
    encoding: ifGiven(given.encoding, orNull(isEncoding)),
    crawlers: ifGiven(given.crawlers, (crawlers) =>
      checkAll(crawlers, MAX_CRAWLERS, orNull(isCrawler)),
    ),
    further: ifGiven(given.further, (further) =>
      checkAll(further, MAX_FURTHER_URLS, orNull(isTyped)),
    ),
    checks: ifGiven(given.checks, checkSettings),
    baseline: ifGiven(given.baseline, (baseline) => checkBaseline(baseline, longest)),
    name: ifGiven(given.name, (name) => (isText(name, MAX_NAME_LENGTH) ? name : null)),
    response: ifGiven(given.response, checkResponse),
    tab: ifGiven(given.tab, orNull(isId)),
    servedAs: ifGiven(given.servedAs, orNull(isId)),
  };
  const entries = Object.entries(checked);
  if (entries.some(([, field]) => field === null)) return null;
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
};

/** The URLs of a state with the further ones that older links and drafts hold, as far as there is room. */
const withFurther = ({ further = [], ...state }: SharedState): SharedState => {
  const known = new Set(state.urls.map(({ typed }) => typed));
  const fresh = further.filter((typed) => !known.has(typed));
  const room = MAX_URLS - state.urls.length;
  const added = fresh.slice(0, room).map((typed) => ({ typed, expectations: [] }));
  const left = fresh.slice(room);
  return {
    ...state,
    urls: [...state.urls, ...added],
    ...(left.length === 0 ? {} : { further: left }),
  };
};

/**
 * Validates data from outside, field by field; null if any is missing, invalid, too long or
 * unknown. Other fields are ignored.
 *
 * @param value anything, such as parsed JSON.
 * @param longest the longest text allowed, in UTF-16 units.
 */
export const checkShared = (value: unknown, longest: number): SharedState | null => {
  if (!isRecord(value)) return null;
  const fields = value as Readonly<Record<keyof SharedState, unknown>>;
  const { source, lineEnd, crawler, dialect } = fields;
  if (!isText(source, longest) || !isLineEnd(lineEnd)) return null;
  if (!isCrawler(crawler) || !isDialectChoice(dialect)) return null;
  const urls = checkAll(fields.urls, MAX_URLS, (url) => checkUrl(url, crawler));
  const optional = checkOptional(fields, longest);
  if (urls === null || optional === null) return null;
  return withFurther({ source, lineEnd, crawler, dialect, urls, ...optional });
};

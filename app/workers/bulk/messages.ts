import type {
  DialectId,
  Encoding,
  HttpResponse,
  LogFormat,
  LogSummary,
  RuleCoverage,
  SitemapForm,
  SitemapNote,
  UrlSummary,
} from "../../../core/index.ts";

/** How many different URLs, and requests, are kept to be listed and judged again; all are counted. */
export const MOST_KEPT = { urls: 1_000_000, requests: 250_000 };

/** A version of the robots.txt. */
export interface FileVersion {
  readonly source: string;
  readonly encoding: Encoding;
}

/** Whom URLs are judged for, and by which file. */
export interface BulkSetup {
  readonly file: FileVersion;
  readonly response: HttpResponse | null;
  /** What the file is compared with; null for nothing. */
  readonly baseline: FileVersion | null;
  /** Who is asked about lists and sitemaps. A log says itself who came. */
  readonly crawlers: readonly string[];
  /** How the file is read. */
  readonly dialect: DialectId | "automatic";
}

/** Something to be read: pasted text, or a file. */
export interface BulkInput {
  readonly name: string;
  readonly data: Blob;
}

/** Why a file, or a part of it, was not read. */
export type FileProblem =
  /** It is none of what can be read. */
  | "unknown"
  | "empty"
  | "web-page"
  | "robots-txt"
  | "archive"
  /** CloudFront's real-time logs do not say what their columns are. */
  | "no-columns"
  /** The browser could not read it: it was moved, changed, or is a folder. */
  | "unreadable"
  /** The compressed data ends too early, or is damaged. What came before is counted. */
  | "broken-gzip"
  /** It unpacks to far more than any real file. What came before is counted. */
  | "bomb"
  /** It is no well-formed sitemap from some place on. What came before is counted. */
  | "broken-xml"
  /** The same file was among those before. */
  | "again";

/** How many lines of a log tell something. */
export interface FieldCounts {
  readonly time: number;
  readonly host: number;
  readonly userAgent: number;
  readonly bytes: number;
}

/** What a file was taken for. */
export type FileKind =
  | { readonly type: "urls" }
  | { readonly type: "table"; readonly heading: string | null }
  | { readonly type: "sitemap"; readonly form: SitemapForm }
  | { readonly type: "log"; readonly format: LogFormat["id"]; readonly name: string };

/** What came of one file. */
export interface FileReport {
  readonly name: string;
  /** Bytes as they are on the disk. */
  readonly size: number;
  readonly kind: FileKind | null;
  /** URLs or requests that were read. */
  readonly entries: number;
  /** Lines, rows or objects that could not be read. */
  readonly unread: number;
  /** The first of those, cut. */
  readonly unreadExamples: readonly string[];
  /** Addresses that are blocked for one crawler at least; 0 for logs. */
  readonly blocked: number;
  readonly notes: readonly SitemapNote[];
  /** The hosts of a sitemap's pages, in lower case; the first few. */
  readonly hosts: readonly string[];
  readonly fields: FieldCounts | null;
  readonly problem: FileProblem | null;
}

/** How far a run has come. */
export interface BulkProgress {
  /** Bytes that were read, as they are on the disk, and all there are. */
  readonly read: number;
  readonly total: number;
  readonly files: number;
  readonly entries: number;
}

/** Crawlers that follow the same rules, by what index verdicts of rows stand for them. */
export interface FollowersInfo {
  readonly crawlers: readonly string[];
  readonly reader: DialectId;
}

/** What a run has found. */
export interface BulkResult {
  readonly files: readonly FileReport[];
  /** Sitemaps that the sitemaps read list. */
  readonly sitemaps: readonly string[];
  readonly urls: (UrlSummary & ListInfo & { readonly followers: readonly FollowersInfo[] }) | null;
  readonly log: (LogSummary & ListInfo & { readonly hasBaseline: boolean }) | null;
  /** Reading was cancelled before all was read; it can be resumed. */
  readonly isPartial: boolean;
  /** Everything that was read is kept, so that it can be judged by another version of the file. */
  readonly canJudgeAgain: boolean;
  /** Milliseconds it took. */
  readonly elapsed: number;
}

/** What each rule decides of all that was read. */
export interface BulkCoverage {
  /** URLs and requests of those robots.txt is meant for. */
  readonly urls: number;
  readonly requests: number;
  readonly rules: readonly RuleCoverage[];
}

/** How much of what was counted can be listed. */
interface ListInfo {
  readonly rows: number;
  /** How many were counted but not kept. */
  readonly notListed: number;
}

/** Which rows are wanted, and in what order. */
export interface RowFilter {
  readonly list: "urls" | "log";
  readonly verdict: "any" | "allowed" | "blocked";
  /** A crawler; null for any. */
  readonly crawler: string | null;
  /** A 1-based line that decides, 0 for no rule; null for any. */
  readonly line: number | null;
  /** How the path begins; empty for any. */
  readonly within: string;
  readonly search: string;
  readonly order: "input" | "url" | "count" | "sum";
  readonly descending: boolean;
}

/** Every row of a list, in the order of the input. */
export const ANY_ROW: Omit<RowFilter, "list"> = {
  verdict: "any",
  crawler: null,
  line: null,
  within: "",
  search: "",
  order: "input",
  descending: false,
};

/** A verdict as the page shows it. */
export interface RowVerdict {
  readonly allowed: boolean;
  /** 1-based; 0 where no rule matches. */
  readonly line: number;
}

/** A row of the list of results. */
export interface BulkRow {
  readonly url: string;
  /** For a list: page, image …; for a log: who came. */
  readonly about: string;
  readonly count: number;
  /** Bytes, for logs. */
  readonly sum: number;
  /** For a list one for each of `followers`; for a log one, and one of the baseline if there is one. */
  readonly verdicts: readonly RowVerdict[];
}

export interface RowsQuestion {
  readonly id: number;
  readonly filter: RowFilter;
  /** Places in the wanted order, from 0; `to` is not included. */
  readonly from: number;
  readonly to: number;
}

export interface RowsAnswer {
  readonly id: number;
  /** How many rows are wanted in all. */
  readonly total: number;
  readonly from: number;
  readonly rows: readonly BulkRow[];
}

/** All rows of a filter are wanted, as a file; of `urls` the first ones alone, one a line. */
export interface SaveQuestion {
  readonly filter: RowFilter;
  readonly form: "csv" | "json" | "urls";
}

/** The file. */
export interface SavedRows {
  readonly file: Blob;
  /** How many rows are in it, and how many of the filter are not. */
  readonly rows: number;
  readonly left: number;
}

/**
 * What the page says to the worker of Bulk. A run has a number; a new one ends the one before. One
 * that is cancelled can be resumed where it stopped. What a run has read can be judged anew; a
 * result that comes after that bears the number of the question.
 */
export type BulkRequest =
  | { readonly start: number; readonly setup: BulkSetup; readonly inputs: readonly BulkInput[] }
  | { readonly cancel: number }
  | { readonly resume: number }
  | { readonly judge: number; readonly setup: BulkSetup; readonly question: number }
  | { readonly find: RowsQuestion }
  | { readonly save: SaveQuestion };

/** What the worker of Bulk says to the page. */
export type BulkReply =
  | { readonly run: number; readonly progress: BulkProgress }
  | { readonly run: number; readonly question: number; readonly result: BulkResult }
  | { readonly run: number; readonly question: number; readonly coverage: BulkCoverage }
  | { readonly found: RowsAnswer }
  | { readonly saved: SavedRows };

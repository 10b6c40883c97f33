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
} from "../../../../core/index.ts";

/**
 * The most different URLs and requests that are kept, to be listed and judged again. All are
 * counted.
 */
export const MOST_KEPT = { urls: 1_000_000, requests: 250_000, pages: 20_000 };

/** A version of the robots.txt. */
export interface FileVersion {
  readonly source: string;
  readonly encoding: Encoding;
}

/** The crawlers that URLs are judged for, and the file. */
export interface BulkSetup {
  readonly file: FileVersion;
  readonly response: HttpResponse | null;
  /** What the file is compared with; null for nothing. */
  readonly baseline: FileVersion | null;
  /** The crawlers that lists and sitemaps are judged for. A log names its own crawlers. */
  readonly crawlers: readonly string[];
  /** How the file is read. */
  readonly dialect: DialectId | "automatic";
}

/** An input: pasted text, or a file. */
export interface BulkInput {
  readonly name: string;
  readonly data: Blob;
}

/** Why a file, or a part of it, was not read. */
export type FileProblem =
  /** It is of no known type. */
  | "unknown"
  | "empty"
  | "web-page"
  | "robots-txt"
  | "archive"
  /** CloudFront's real-time logs do not say what their columns are. */
  | "no-columns"
  /** A table of requests, in no known format of log. */
  | "unknown-log"
  /** The browser could not read it: it was moved, changed, or is a folder. */
  | "unreadable"
  /** The compressed data ends too early, or is damaged. What came before is counted. */
  | "broken-gzip"
  /** It unpacks to far more data than any real file. What came before is counted. */
  | "bomb"
  /** The XML is broken partway through. */
  | "broken-xml"
  /** The same file was read before. */
  | "again";

/** How many lines of a log have each field. */
export interface FieldCounts {
  readonly time: number;
  readonly host: number;
  readonly userAgent: number;
  readonly bytes: number;
}

/** The detected type of a file. */
export type FileKind =
  | { readonly type: "urls" }
  | { readonly type: "har" }
  | { readonly type: "page" }
  | { readonly type: "table"; readonly heading: string | null }
  | { readonly type: "sitemap"; readonly form: SitemapForm }
  | { readonly type: "log"; readonly format: LogFormat["id"]; readonly name: string };

/** The result of one file. */
export interface FileReport {
  readonly name: string;
  /** Size on disk in bytes. */
  readonly size: number;
  readonly kind: FileKind | null;
  /** URLs or requests that were read. */
  readonly entries: number;
  /** Lines, rows or objects that could not be read. */
  readonly unread: number;
  /** The first of those, shortened. */
  readonly unreadExamples: readonly string[];
  /**
   * URLs that are blocked for at least one crawler; null for logs, whose requests are each judged
   * for one.
   */
  readonly blocked: number | null;
  readonly notes: readonly SitemapNote[];
  /** The hosts of a sitemap's pages, in lower case; only the first few. */
  readonly hosts: readonly string[];
  readonly fields: FieldCounts | null;
  readonly problem: FileProblem | null;
}

/** A run: the files to read, and what they are judged by. */
export interface BulkStart {
  readonly setup: BulkSetup;
  readonly inputs: readonly BulkInput[];
}

/** The progress of a run. */
export interface BulkProgress {
  /** Bytes read, by size on disk, and the total. */
  readonly read: number;
  readonly total: number;
  readonly files: number;
  readonly entries: number;
}

/** Crawlers that follow the same rules; a row's verdicts are indexed by these groups. */
export interface CrawlerGroupInfo {
  readonly crawlers: readonly string[];
  readonly reader: DialectId;
}

/** A blocked page with a noindex that is never read. */
export interface HiddenNoindex {
  readonly url: string;
  /** The first crawler that does not read it, and the line that blocks it; 0 for none. */
  readonly crawler: string;
  readonly line: number;
}

/** What pages say to crawlers, as far as they were read. */
export interface PageTotals {
  readonly count: number;
  /** How many are blocked for at least one crawler and have a noindex inside. */
  readonly hidden: number;
  /** The first of them. */
  readonly examples: readonly HiddenNoindex[];
  /** How many more pages there were than are kept. */
  readonly left: number;
}

/** The result of a run. */
export interface BulkResult {
  readonly files: readonly FileReport[];
  /** Sitemaps listed in the sitemaps that were read. */
  readonly sitemaps: readonly string[];
  readonly urls:
    | (UrlSummary & ListInfo & { readonly crawlerGroups: readonly CrawlerGroupInfo[] })
    | null;
  /** Null if no page was read. */
  readonly pages: PageTotals | null;
  readonly log: (LogSummary & ListInfo & { readonly hasBaseline: boolean }) | null;
  /** Reading was cancelled before the end; it can be resumed. */
  readonly isPartial: boolean;
  /** Everything read is kept, so that it can be judged by another version of the file. */
  readonly canJudgeAgain: boolean;
  /** Milliseconds spent reading. */
  readonly elapsed: number;
}

/** What each rule decides of all URLs and requests read. */
export interface BulkCoverage {
  /** URLs, and requests of crawlers that robots.txt is meant for. */
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

/** The filter and sort order of rows. */
export interface RowFilter {
  readonly list: "urls" | "log";
  readonly verdict: "any" | "allowed" | "blocked";
  /** A crawler; null for any. */
  readonly crawler: string | null;
  /** The 1-based deciding line, 0 for no rule; null for any. */
  readonly line: number | null;
  /** The beginning of the path; empty for any. */
  readonly within: string;
  readonly search: string;
  readonly order: "input" | "url" | "count" | "sum";
  readonly descending: boolean;
}

/** Every row of a list, in input order. */
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
  /** For a list: page, image …; for a log: the crawler. */
  readonly about: string;
  readonly count: number;
  /** Bytes, for logs. */
  readonly sum: number;
  /**
   * For a list, one for each of `crawlerGroups`; for a log, one, plus one of the baseline if there is
   * one.
   */
  readonly verdicts: readonly RowVerdict[];
}

export interface RowsQuestion {
  readonly filter: RowFilter;
  /** Indexes in sorted order, from 0; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface RowsAnswer {
  /** How many rows match in total. */
  readonly total: number;
  readonly from: number;
  readonly rows: readonly BulkRow[];
}

/** Asks for all matching rows as a file; with `urls`, for the first URLs, one per line. */
export interface SaveQuestion {
  readonly filter: RowFilter;
  readonly form: "csv" | "json" | "urls";
}

/** The file. */
export interface SavedRows {
  readonly file: Blob;
  /** How many rows are in it, and how many matching ones are not. */
  readonly rows: number;
  readonly left: number;
}

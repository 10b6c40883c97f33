/**
 * The ids of the known readers, in display order. Separate from the records, which are large, so
 * that code that needs only the ids does not load them.
 */
export const dialectIds = [
  "google",
  "rfc9309",
  "bing",
  "yandex",
  "crawler-commons",
  "protego",
  "robots-parser",
  "python",
  "wget",
  "draft-1996",
  "revisited-1996",
  "standard-1994",
] as const;

/** The id of a known reader. */
export type DialectId = (typeof dialectIds)[number];

/** The kind of source of a statement about a reader. */
export interface Source {
  /**
   * - `clause`: the text of a standard
   * - `documentation`: the operator's own words
   * - `observed`: the running software, of the version named in `title`
   * - `assumed`: no source says so; `title` gives the reason
   */
  readonly basis: "clause" | "documentation" | "observed" | "assumed";
  readonly title: string;
  readonly url: string | null;
}

/** A switch of a dialect, with its source. */
export interface Fact<T> {
  readonly value: T;
  readonly source: Source;
}

/**
 * How one reader reads a file: a record of switches. One interpreter (`policy/` and `match/`) reads
 * all records; no code checks for a dialect by name.
 */
export interface DialectFacts {
  /**
   * What ends a line: LF, CR and CRLF; LF alone; these three and U+0085, U+2028, U+2029; or every
   * Unicode line separator, including VT and FF.
   */
  readonly lineEnds: Fact<"cr-lf" | "lf" | "unicode-separators" | "unicode">;
  /** Bytes used of a line; the rest of the line is dropped. Null: no limit. */
  readonly lineBytes: Fact<number | null>;
  /** What a NUL does: hide the rest of its line, make the line unreadable, or nothing. */
  readonly nul: Fact<"ends-line" | "line-ignored" | "kept">;
  /**
   * What is trimmed around keys and values: ASCII white space; space and TAB (VT and FF make the
   * line invalid); everything up to U+0020; Unicode white space; or that and the byte order mark.
   */
  readonly whitespace: Fact<"ascii" | "space-tab" | "control" | "unicode" | "unicode-and-bom">;
  /** Where `#` starts a comment: anywhere, or only at the start of a line and after white space. */
  readonly comment: Fact<"anywhere" | "after-blank">;
  /** What a byte order mark at the start is: skipped, or part of the first key. */
  readonly bom: Fact<"skipped" | "kept">;
  /** What is read of a file in UTF-16. */
  readonly utf16: Fact<"nothing" | "decoded">;
  /**
   * How bytes that are not UTF-8 are treated: as they are, as U+FFFD, or as a reason to give up.
   */
  readonly undecodable: Fact<"bytes" | "replaced" | "blocks-all" | "allows-all">;
  /** Whether tags are removed from a file that looks like an HTML page. */
  readonly htmlTags: Fact<"kept" | "stripped">;
  /** Which keys match a field: those that begin with its name, or the exact name. */
  readonly fieldNames: Fact<"prefix" | "exact">;
  /** Which misspellings are read as the field they mean. */
  readonly fieldTypos: Fact<"none" | "google-list" | "crawler-commons-list">;
  /** How a line without a colon between name and value is read. */
  readonly missingColon: Fact<
    "not-read" | "two-words" | "blank-after-name" | "blank-after-lower-case-name"
  >;
  /** Whether `Allow` is a field at all. */
  readonly allow: Fact<"read" | "not-read">;
  /** Which name or names a user-agent line's value contains. */
  readonly agentName: Fact<
    | "leading-token"
    | "whole-value"
    | "token-or-whole"
    | "before-slash"
    | "percent-decoded"
    | "words"
    | "with-and-without-stars"
  >;
  /**
   * The effect of a user-agent line without a name: it starts a group for no crawler, or has no
   * effect, except that the next one joins the group before it.
   */
  readonly namelessAgent: Fact<"starts-group" | "overlooked">;
  /** Which values mean every crawler: `*` alone, or also `*` before a space and more. */
  readonly globalName: Fact<"star" | "star-then-blank">;
  /** The effect of a name in a group that is also for `*`. */
  readonly namesWithStar: Fact<"counted" | "ignored" | "ignored-after-star">;
  /** How a group's name and a crawler's are compared. */
  readonly agentMatch: Fact<"equal" | "name-in-token" | "token-in-name">;
  /** Which part of the crawler's own name is compared. */
  readonly comparedName: Fact<"whole" | "before-slash">;
  /** What ends a group, or its run of user-agent lines. */
  readonly groupEnd: Fact<"rule" | "any-field" | "rule-or-blank-line" | "rule-delay-or-empty-line">;
  /** Which of several groups for one crawler are followed. */
  readonly repeatedGroups: Fact<"merged" | "first" | "longest-name">;
  /** How a group without rules is treated. */
  readonly emptyGroup: Fact<
    "allows-all" | "skipped" | "skipped-unless-delay" | "skipped-unless-delay-or-rate"
  >;
  /** What a path must begin with. */
  readonly pathStart: Fact<"as-written" | "slash-or-star-needed" | "slash-optional">;
  /** Whether a value holds one path or several, separated by spaces. */
  readonly pathList: Fact<"one" | "several">;
  /** Whether `*` and a final `$` are special; `$` may also be tried as an ordinary character. */
  readonly wildcards: Fact<"star-and-dollar" | "star-and-literal-dollar" | "none">;
  /** How pattern and URL are normalised before they are compared. */
  readonly comparison: Fact<
    | "escaped-pattern"
    | "normalised"
    | "as-written"
    | "decoded-but-slash"
    | "decoded-but-slash-to-the-letter"
    | "decoded-and-encoded"
    | "path-only-encoded"
    | "uri-encoded"
    | "unreserved-decoded"
  >;
  /** The effect on a rule of a `%` without two hexadecimal digits. */
  readonly brokenEscape: Fact<"kept" | "drops-rule">;
  /** Which part of a URL is compared. */
  readonly urlPart: Fact<"path-and-query" | "path" | "path-query-and-fragment">;
  /** Whether `.` and `..` in a URL are resolved before it is compared. */
  readonly dotSegments: Fact<"kept" | "resolved">;
  /** The effect of a rule without a path. `disallow-allows-all`: an `Allow` without one has none. */
  readonly emptyRule: Fact<"yields" | "ignored" | "allows-all" | "disallow-allows-all">;
  /** Which rule wins if several match. */
  readonly precedence: Fact<
    "most-bytes" | "most-bytes-without-wildcards" | "first-match" | "any-disallow"
  >;
  /** Which wins if the most specific allow and disallow are equal. */
  readonly tie: Fact<"allow" | "first">;
  /** Which index page's rule also applies to its directory. */
  readonly indexPage: Fact<
    "no-exception" | "opens-directory" | "html-opens-directory" | "stands-for-directory"
  >;
  /** Whether `/robots.txt` itself is allowed whatever the rules say. */
  readonly robotsTxt: Fact<"always-allowed" | "as-ruled">;
  /**
   * How `Crawl-delay` is treated. It does not affect which URLs may be fetched, unless it blocks
   * the site.
   */
  readonly crawlDelay: Fact<"not-read" | "read" | "read-from-star-too" | "over-300-blocks-all">;
  /** For which statuses the body is the file. */
  readonly fileStatus: Fact<"2xx" | "200" | "left-to-caller">;
  /**
   * How many redirects are followed, null for any number. More count as a missing file, or block
   * the site; `pauses`: the fetching program follows them, and while the last response is a
   * redirect, nothing is fetched.
   */
  readonly redirects: Fact<number | null | "ten-then-blocked" | "pauses" | "left-to-caller">;
  /** The effect of a missing file: statuses 400 to 499 except 429. A refusal is 401 or 403. */
  readonly missingFile: Fact<"allows-all" | "refusal-blocks-all" | "left-to-caller">;
  /** What status 429 counts as. */
  readonly tooManyRequests: Fact<"as-missing" | "as-server-error" | "left-to-caller">;
  /** The effect of statuses 500 to 599, and for how long. */
  readonly serverError: Fact<
    "last-copy" | "blocks-for-30-days" | "blocks-all" | "pauses" | "allows-all" | "left-to-caller"
  >;
  /** What a missing response counts as: a timeout, an unknown host, an incomplete body. */
  readonly noResponse: Fact<"as-server-error" | "left-to-caller">;
  /** Whether the response's content type matters. */
  readonly contentType: Fact<"any" | "plain-text-asked" | "left-to-caller">;
  /** How much of a large file is read. KiB and KB stand for 1,024 bytes. */
  readonly fileSize: Fact<
    | "cut-at-500-kib"
    | "500-kib-at-least"
    | "over-500-kb-allows-all"
    | "unlimited"
    | "left-to-caller"
  >;
}

/** One switch's name. */
export type Topic = keyof DialectFacts;

/** The switches that are about the HTTP response to the request for the file. */
export type ResponseTopic =
  | "fileStatus"
  | "redirects"
  | "missingFile"
  | "tooManyRequests"
  | "serverError"
  | "noResponse"
  | "contentType"
  | "fileSize";

/** How one reader reads robots.txt: its switches, each with its source. Plain data. */
export interface Dialect {
  readonly id: DialectId;
  /** The reader's short name, as shown in lists. */
  readonly name: string;
  /** The exact edition in a few words: a version, a date. */
  readonly edition: string;
  readonly facts: DialectFacts;
}

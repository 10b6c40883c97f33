import type { Topic } from "../dialects/dialect.ts";
import type { Statements } from "../dialects/statement-types.ts";

/** How two ways of reading are contrasted. */
export const CONTRAST_MESSAGES = {
  contrast: "For {some} {someDo}; for {others} {othersDo}.",
  moreReaders: { one: "{count} other", other: "{count} others" },
} as const;

/** For each setting of a switch, a clause that can follow "For Google". */
type Clauses = {
  readonly [T in Topic]: Readonly<Record<keyof Statements[T]["settings"], string>>;
};

/** Shorter than on a page about one reader, because two of these make a sentence. */
export const CLAUSES: Clauses = {
  lineEnds: {
    "cr-lf": "a line ends with LF, CR or CRLF",
    lf: "a line ends with LF alone",
    "unicode-separators": "U+0085, U+2028 and U+2029 end a line too",
    unicode: "every Unicode line separator ends a line",
  },
  lineBytes: {
    limited: "only the first {count} bytes of a line count",
    unlimited: "a line counts whole",
  },
  nul: {
    "ends-line": "a NUL character hides the rest of its line",
    "line-ignored": "a line with a NUL character is ignored",
    kept: "a NUL character is treated like any other character",
  },
  whitespace: {
    ascii: "only ASCII white space around names and values is dropped",
    "space-tab": "only spaces and tabs around names and values are ignored",
    control: "all control characters around names and values are ignored",
    unicode: "all white space around names and values is ignored, including non-breaking spaces",
    "unicode-and-bom":
      "all white space around names and values is ignored, including non-breaking spaces and byte order marks",
  },
  comment: {
    anywhere: "# starts a comment anywhere in a line",
    "after-blank": "# within a path is part of the path",
  },
  bom: {
    skipped: "a byte order mark at the start of the file is skipped",
    kept: "a byte order mark at the start of the file makes the first line unreadable",
  },
  utf16: {
    nothing: "a UTF-16 file is not read at all",
    decoded: "a UTF-16 file is read like any other",
  },
  undecodable: {
    bytes: "bytes that are not UTF-8 are compared as they are",
    replaced: "bytes that are not UTF-8 are replaced by the replacement character (U+FFFD)",
    "blocks-all": "a file that is not UTF-8 blocks everything",
    "allows-all": "a file that is not UTF-8 allows everything",
  },
  htmlTags: {
    kept: "HTML tags are ordinary text",
    stripped: "HTML tags are removed first",
  },
  fieldNames: {
    prefix: "a longer name that starts with a field name is read as that field",
    exact: "only the exact field name is read",
  },
  fieldTypos: {
    none: "a misspelt field name is not read",
    "google-list": "a few misspelt field names are accepted",
    "crawler-commons-list": "many misspelt field names are accepted",
  },
  missingColon: {
    "not-read": "a line without a colon is not read",
    "two-words": "a line of two words is read even without a colon",
    "blank-after-name": "white space after a field name can replace the colon",
    "blank-after-lower-case-name": "a space after a lower-case field name can replace the colon",
  },
  allow: {
    read: "Allow lines are read",
    "not-read": "Allow lines have no effect",
  },
  agentName: {
    "leading-token":
      "the leading letters, hyphens and underscores of a user-agent line are the name",
    "whole-value": "the whole value of a user-agent line is the name",
    "token-or-whole": "both the whole value of a user-agent line and its leading letters are names",
    "before-slash": "a user-agent line up to a slash is the name",
    "percent-decoded": "the whole value of a user-agent line is the name, after percent-decoding",
    words: "each word of a user-agent line is a name",
    "with-and-without-stars":
      "the value of a user-agent line is the name, with its stars and without",
  },
  namelessAgent: {
    "starts-group": "a user-agent line without a name starts a group",
    overlooked: "a user-agent line without a name is ignored",
  },
  globalName: {
    star: "only the exact name * applies to every crawler",
    "star-then-blank": "a name that starts with * and a space applies to every crawler",
  },
  namesWithStar: {
    counted: "a name beside * in one group counts",
    ignored: "a name beside * in one group does not count",
    "ignored-after-star": "a name after * in one group does not count",
  },
  agentMatch: {
    equal: "a group applies to the crawler with exactly that name",
    "name-in-token": "a group applies to every crawler whose name contains the group's name",
    "token-in-name": "a group applies to every crawler whose name is part of the group's name",
  },
  comparedName: {
    whole: "the crawler's own name is compared whole",
    "before-slash": "the crawler's own name is compared up to a slash",
  },
  groupEnd: {
    rule: "a group ends only where a user-agent line follows a rule",
    "any-field": "a user-agent line after any other field starts a new group",
    "rule-or-blank-line": "a blank line ends a group",
    "rule-delay-or-empty-line": "an empty line or a delay ends a group",
  },
  repeatedGroups: {
    merged: "several groups for one crawler are read as one",
    first: "only the first of several groups for one crawler is followed",
    "longest-name": "of several groups for one crawler those with the longest name are followed",
  },
  emptyGroup: {
    "allows-all": "a group without rules allows everything",
    skipped: "a group without rules is skipped",
    "skipped-unless-delay": "a group without rules is skipped, unless it has a Crawl-delay",
    "skipped-unless-delay-or-rate":
      "a group without rules is skipped, unless it has a Crawl-delay or a Request-rate",
  },
  pathStart: {
    "as-written": "a path is compared as written, slash or no slash",
    "slash-or-star-needed": "a rule that does not start with a slash or a star is ignored",
    "slash-optional": "the slash at the start of a path can be left out",
  },
  pathList: {
    one: "a rule has one path, including any spaces",
    several: "a rule has several paths, separated by spaces",
  },
  wildcards: {
    "star-and-dollar": "* stands for any characters and a final $ for the end of the URL",
    "star-and-literal-dollar": "a final $ also stands for a dollar sign",
    none: "* and $ are ordinary characters",
  },
  comparison: {
    "escaped-pattern":
      "only non-ASCII characters in rules are percent-encoded, and URLs are compared as they are",
    normalised: "a character and its percent-encoding are the same",
    "as-written": "rules and URLs are compared character by character",
    "decoded-but-slash": "percent-encoding is decoded in rules and URLs, except for the slash",
    "decoded-but-slash-to-the-letter":
      "percent-encoding is decoded in rules and URLs, except for the slash, where %2f is not %2F",
    "decoded-and-encoded":
      "rules and URLs are decoded and encoded again, without a ? at the very end",
    "path-only-encoded": "a character and its percent-encoding are the same, but not in the query",
    "uri-encoded":
      "characters that need percent-encoding are encoded in rules and URLs, and nothing is decoded",
    "unreserved-decoded":
      "only letters, digits and - . _ ~ are the same as their percent-encoding, and a $ inside a rule matches nothing",
  },
  brokenEscape: {
    kept: "a % without two hexadecimal digits is an ordinary character",
    "drops-rule": "a rule with a % without two hexadecimal digits has no effect",
  },
  urlPart: {
    "path-and-query": "the path and the query are compared",
    path: "the query is not compared",
    "path-query-and-fragment": "the fragment is compared too",
  },
  dotSegments: {
    kept: "/./ and /../ are compared as they are",
    resolved: "/./ and /../ are resolved first",
  },
  emptyRule: {
    yields: "every other rule wins over a rule without a path",
    ignored: "a rule without a path has no effect",
    "allows-all": "a rule without a path allows everything, as an Allow would",
    "disallow-allows-all":
      "a Disallow without a path allows everything, and an Allow without one has no effect",
  },
  precedence: {
    "most-bytes": "the longest matching rule wins, whatever the order",
    "most-bytes-without-wildcards": "the longest matching rule wins, not counting * and a final $",
    "first-match": "the first matching rule wins",
    "any-disallow": "one matching Disallow is enough to block",
  },
  tie: {
    allow: "Allow wins over a Disallow of the same length",
    first: "the first of two rules of the same length wins",
  },
  indexPage: {
    "no-exception": "a rule for an index page does not apply to its directory",
    "opens-directory": "an Allow of index.htm or index.html also allows the directory",
    "html-opens-directory": "an Allow of index.html also allows the directory",
    "stands-for-directory": "a rule for an index page also applies to its directory",
  },
  robotsTxt: {
    "always-allowed": "/robots.txt itself may always be crawled",
    "as-ruled": "the rules also apply to /robots.txt",
  },
  crawlDelay: {
    "not-read": "Crawl-delay is ignored",
    read: "Crawl-delay is read",
    "read-from-star-too": "Crawl-delay is read, also from the group for *",
    "over-300-blocks-all": "a Crawl-delay of more than 300 seconds blocks everything",
  },
  fileStatus: {
    "2xx": "a response with any status from 200 to 299 contains the file",
    "200": "only a response with status 200 contains the file",
    "left-to-caller": "the program that fetches the file decides which status counts",
  },
  redirects: {
    limited: "up to {count} redirects are followed and more count as a missing file",
    unlimited: "redirects are followed",
    "ten-then-blocked": "up to 10 redirects are followed and more block everything",
    pauses: "nothing is crawled while the response is a redirect",
    "left-to-caller": "the program that fetches the file decides about redirects",
  },
  missingFile: {
    "allows-all": "a missing or refused file allows everything",
    "refusal-blocks-all": "a refused file blocks everything and a missing one allows everything",
    "left-to-caller": "the program that fetches the file decides what a missing file means",
  },
  tooManyRequests: {
    "as-missing": "status 429 counts as a missing file",
    "as-server-error": "status 429 counts as a server error",
    "left-to-caller": "the program that fetches the file decides what status 429 means",
  },
  serverError: {
    "last-copy":
      "a server error stops everything for 12 hours and then the last copy counts for up to 30 days",
    "blocks-for-30-days": "a server error blocks everything for 30 days",
    "blocks-all": "a server error blocks everything",
    pauses: "a server error stops everything for now",
    "allows-all": "a server error allows everything",
    "left-to-caller": "the program that fetches the file decides what a server error means",
  },
  noResponse: {
    "as-server-error": "no response counts as a server error",
    "left-to-caller": "the program that fetches the file decides what no response means",
  },
  contentType: {
    any: "the content type does not matter",
    "plain-text-asked": "the content type should be text/plain",
    "left-to-caller": "the program that fetches the file decides about the content type",
  },
  fileSize: {
    "cut-at-500-kib": "only the first 500 KiB of the file are read",
    "500-kib-at-least": "at least the first 500 KiB of the file are read",
    "over-500-kb-allows-all": "a file of more than 500 KB allows everything",
    unlimited: "a file of any size is read completely",
    "left-to-caller": "the program that fetches the file decides how much of a large file is read",
  },
};

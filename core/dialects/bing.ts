import type { Dialect } from "./dialect.ts";
import { asInRfc9309, fact, page } from "./sources.ts";

const says = page(
  "documentation",
  "Bing Webmaster blog and help",
  "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question/",
);
const asInRfc = asInRfc9309("Bing");

/** Bing as its documentation describes it. Where that is silent, RFC 9309 applies. */
export const bing: Dialect = {
  id: "bing",
  name: "Bing",
  edition: "bingbot, from Microsoft's documentation",
  facts: {
    lineEnds: fact("cr-lf", asInRfc("LF, CR and CRLF")),
    lineBytes: fact(null, asInRfc("no limit")),
    nul: fact("line-ignored", asInRfc("no control characters")),
    whitespace: fact("space-tab", asInRfc("space and TAB")),
    comment: fact("anywhere", asInRfc("# begins a comment")),
    bom: fact("skipped", asInRfc("its readers skip the mark as part of UTF-8")),
    utf16: fact("nothing", says("the file is ASCII or UTF-8")),
    undecodable: fact("bytes", asInRfc("bytes are compared")),
    htmlTags: fact("kept", asInRfc("tags are lines that cannot be read")),
    fieldNames: fact("exact", asInRfc("the names alone")),
    fieldTypos: fact("none", asInRfc("the names alone")),
    missingColon: fact("not-read", asInRfc("a colon is needed")),
    allow: fact("read", says("Allow and Disallow")),
    agentName: fact("whole-value", asInRfc("the product token")),
    namelessAgent: fact("starts-group", asInRfc("a line without a name is one all the same")),
    globalName: fact("star", asInRfc("* alone")),
    namesWithStar: fact("counted", asInRfc("a group is for all its names")),
    agentMatch: fact(
      "equal",
      says("the section for bingbot, else that for msnbot, else that for *"),
    ),
    comparedName: fact("whole", asInRfc("the product token")),
    groupEnd: fact("rule", asInRfc("a user-agent line after a rule")),
    repeatedGroups: fact("merged", asInRfc("groups of one name are one")),
    emptyGroup: fact("allows-all", asInRfc("a section of its own replaces that for *")),
    pathStart: fact("as-written", asInRfc("the pattern as it stands")),
    pathList: fact("one", asInRfc("one pattern a line")),
    wildcards: fact("star-and-dollar", asInRfc("* and a final $")),
    comparison: fact("normalised", asInRfc("escapes of plain characters are equal to them")),
    brokenEscape: fact(
      "kept",
      asInRfc("a % without two hexadecimal digits is an ordinary character"),
    ),
    urlPart: fact("path-and-query", asInRfc("path and query")),
    dotSegments: fact("kept", asInRfc("nothing is resolved")),
    emptyRule: fact("yields", asInRfc("an empty rule forbids nothing")),
    precedence: fact("most-bytes", asInRfc("the longest match")),
    tie: fact("allow", asInRfc("the least restrictive rule")),
    indexPage: fact("no-exception", asInRfc("no exception")),
    robotsTxt: fact("always-allowed", asInRfc("the file itself is open")),
    crawlDelay: fact(
      "read-from-star-too",
      says("Crawl-delay is taken from the section for * as well"),
    ),
    fileStatus: fact("2xx", asInRfc("a 2xx response holds the file")),
    redirects: fact(5, asInRfc("five redirects")),
    missingFile: fact("allows-all", asInRfc("4xx: no file")),
    tooManyRequests: fact("as-missing", asInRfc("429 is a 4xx")),
    serverError: fact("blocks-for-30-days", asInRfc("5xx: all is forbidden, for 30 days")),
    noResponse: fact("as-server-error", asInRfc("no response counts as 5xx")),
    contentType: fact("plain-text-asked", asInRfc("text/plain")),
    fileSize: fact("500-kib-at-least", asInRfc("500 KiB at least")),
  },
};

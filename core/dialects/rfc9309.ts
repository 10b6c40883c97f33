import type { Dialect } from "./dialect.ts";
import { assumed, rfc9309 as clause, fact } from "./sources.ts";

/** RFC 9309 to the letter, without the leniency it allows implementers. */
export const rfc9309: Dialect = {
  id: "rfc9309",
  name: "RFC 9309",
  edition: "the standard, September 2022",
  facts: {
    lineEnds: fact("cr-lf", clause("2.2")),
    lineBytes: fact(null, assumed("section 2.5 limits the file and is silent on its lines")),
    nul: fact("line-ignored", clause("2.2")),
    whitespace: fact("space-tab", clause("2.2")),
    comment: fact("anywhere", clause("2.2")),
    bom: fact("skipped", assumed("the RFC is silent; its readers skip the mark as part of UTF-8")),
    utf16: fact("nothing", clause("2.3")),
    undecodable: fact(
      "bytes",
      assumed("section 2.3 asks for UTF-8; bytes are compared as section 2.2.2 compares bytes"),
    ),
    htmlTags: fact("kept", clause("2.3")),
    fieldNames: fact("exact", clause("2.2")),
    fieldTypos: fact("none", clause("2.2")),
    missingColon: fact("not-read", clause("2.2")),
    allow: fact("read", clause("2.2.2")),
    agentName: fact(
      "whole-value",
      assumed(
        "section 2.2.1 compares product tokens; a value outside their alphabet is compared as it stands",
      ),
    ),
    namelessAgent: fact(
      "starts-group",
      assumed("the grammar wants a name; the line is one all the same"),
    ),
    globalName: fact("star", clause("2.2.1")),
    namesWithStar: fact("counted", clause("2.2.1")),
    agentMatch: fact("equal", clause("2.2.1")),
    comparedName: fact("whole", clause("2.2.1")),
    groupEnd: fact("rule", clause("2.2")),
    repeatedGroups: fact("merged", clause("2.2.1")),
    emptyGroup: fact("allows-all", clause("5.1")),
    pathStart: fact(
      "as-written",
      assumed("the grammar wants `/`, the example in section 5.1 begins with `*`"),
    ),
    pathList: fact(
      "one",
      assumed(
        "the grammar has no blank in a path; one that stands there is taken for a part of it",
      ),
    ),
    wildcards: fact("star-and-dollar", clause("2.2.3")),
    comparison: fact("normalised", clause("2.2.2")),
    brokenEscape: fact(
      "kept",
      assumed("the RFC is silent; a `%` without two hexadecimal digits is an ordinary character"),
    ),
    urlPart: fact("path-and-query", clause("2.2.2")),
    dotSegments: fact("kept", assumed("the RFC is silent; a path is compared as it stands")),
    emptyRule: fact("yields", clause("2.2")),
    precedence: fact("most-bytes", clause("2.2.2")),
    tie: fact("allow", clause("2.2.2")),
    indexPage: fact("no-exception", clause("2.2.2")),
    robotsTxt: fact("always-allowed", clause("2.2.2")),
    crawlDelay: fact("not-read", clause("2.2.4")),
    fileStatus: fact("2xx", clause("2.3.1.1")),
    redirects: fact(5, clause("2.3.1.2")),
    missingFile: fact("allows-all", clause("2.3.1.3")),
    tooManyRequests: fact("as-missing", clause("2.3.1.3")),
    serverError: fact("blocks-for-30-days", clause("2.3.1.4")),
    noResponse: fact("as-server-error", clause("2.3.1.4")),
    contentType: fact("plain-text-asked", clause("2.3")),
    fileSize: fact("500-kib-at-least", clause("2.5")),
  },
};

import type { Dialect } from "./dialect.ts";
import { assumed, fact, page } from "./sources.ts";

const clause = page(
  "clause",
  "draft-koster-robots-00 (1996)",
  "https://www.robotstxt.org/norobots-rfc.txt",
);

/** The Internet draft of December 1996: `Allow` lines, and the first matching rule decides. */
export const draft1996: Dialect = {
  id: "draft-1996",
  name: "1996 draft",
  edition: "draft-koster-robots-00",
  facts: {
    lineEnds: fact("cr-lf", clause("3.3, and be liberal in what ends a line")),
    lineBytes: fact(null, clause("no limit is set; robots may have one")),
    nul: fact("kept", assumed("the grammar has no control characters; none is treated specially")),
    whitespace: fact(
      "ascii",
      assumed("3.3: spaces and TABs; the rest of ASCII white space is taken the same way"),
    ),
    comment: fact("anywhere", clause("3.3: # begins a comment")),
    bom: fact("skipped", assumed("the draft is US-ASCII; UTF-8 decoders remove the mark")),
    utf16: fact("nothing", assumed("the draft is US-ASCII: every other byte would be NUL")),
    undecodable: fact("bytes", assumed("the draft compares bytes")),
    htmlTags: fact("kept", assumed("the draft is silent; tags are unrecognised lines")),
    fieldNames: fact("exact", clause("3.3: names of fields are case-insensitive")),
    fieldTypos: fact("none", clause("3.3: other lines are extensions")),
    missingColon: fact("not-read", clause("3.3: a token, a colon, a value")),
    allow: fact("read", clause("3.2.2")),
    agentName: fact("whole-value", clause("3.2.1: the value is searched for the name")),
    namelessAgent: fact("starts-group", assumed("the draft is silent on records without a name")),
    globalName: fact("star", clause("3.2.1")),
    namesWithStar: fact("counted", assumed("the draft is silent on a record for * and others")),
    agentMatch: fact(
      "token-in-name",
      clause("3.2.1: the value contains the name token of the robot as a substring"),
    ),
    comparedName: fact("before-slash", clause("3.2.1: the name token, without a version")),
    groupEnd: fact(
      "rule-or-blank-line",
      clause("3.3: a record is agent lines, then rule lines, without blank lines between"),
    ),
    repeatedGroups: fact("first", clause("3.2.1: the first record that applies")),
    emptyGroup: fact("skipped", clause("3.3: a record has at least one rule line")),
    pathStart: fact("as-written", clause("3.2.2: a path is compared as a prefix")),
    pathList: fact("one", clause("3.2.2")),
    wildcards: fact("none", clause("3.2.2: a prefix match, byte by byte")),
    comparison: fact(
      "decoded-but-slash",
      clause("3.2.2: escapes are decoded before comparison, except %2F"),
    ),
    brokenEscape: fact(
      "kept",
      assumed("the draft is silent; a % without two hexadecimal digits is an ordinary character"),
    ),
    urlPart: fact(
      "path-and-query",
      assumed("3.2.2 compares paths; a query is taken as the end of one"),
    ),
    dotSegments: fact("kept", assumed("the draft is silent")),
    emptyRule: fact("allows-all", clause("4: an empty Disallow lets a robot in")),
    precedence: fact(
      "first-match",
      clause("3.2.2: rules are tried in the order in which they occur"),
    ),
    tie: fact("first", clause("3.2.2: the first match is used")),
    indexPage: fact("no-exception", clause("3.2.2")),
    robotsTxt: fact("always-allowed", clause("3.2.2: /robots.txt is always allowed")),
    crawlDelay: fact("not-read", clause("an extension the draft does not know")),
    fileStatus: fact("2xx", clause("3.1: a response that says success")),
    redirects: fact(null, clause("3.1: redirects are followed")),
    missingFile: fact(
      "refusal-blocks-all",
      clause(
        "3.1: 404 leaves the site open; 401 and 403 should close it; it names no others, taken as 404",
      ),
    ),
    tooManyRequests: fact("as-missing", assumed("429 is younger than the draft; a 4xx as 404 is")),
    serverError: fact("pauses", clause("3.1: after a temporary failure robots should wait")),
    noResponse: fact("as-server-error", assumed("no response is taken for a temporary failure")),
    contentType: fact("any", assumed("the draft is silent on what to do with other types")),
    fileSize: fact("unlimited", clause("no limit is set; robots may have one")),
  },
};

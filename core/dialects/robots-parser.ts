import type { Dialect } from "./dialect.ts";
import { leftToCaller } from "./left-to-caller.ts";
import { assumed, fact, run } from "./sources.ts";

const seen = run("robots-parser 3.0.1", "https://github.com/samclarke/robots-parser");

/** The npm package `robots-parser`, version 3.0.1. */
export const robotsParser: Dialect = {
  id: "robots-parser",
  name: "robots-parser",
  edition: "npm package, 3.0.1",
  facts: {
    lineEnds: fact("cr-lf", seen("parseRobots splits at CRLF, CR and LF")),
    lineBytes: fact(null, seen("no limit")),
    nul: fact("kept", seen("a NUL character is treated like any other character")),
    whitespace: fact("unicode-and-bom", seen("String.prototype.trim")),
    comment: fact("anywhere", seen("removeComments")),
    bom: fact("skipped", seen("trim takes a byte order mark for white space, anywhere")),
    utf16: fact("nothing", seen("it is handed text; UTF-16 read as UTF-8 has a NUL in every key")),
    undecodable: fact("replaced", assumed("it is handed text, in which decoders have put U+FFFD")),
    htmlTags: fact("kept", seen("tags are text like any other")),
    fieldNames: fact("exact", seen("names are compared whole, in lower case")),
    fieldTypos: fact("none", seen("no other spelling is read")),
    missingColon: fact("not-read", seen("splitLine")),
    allow: fact("read", seen("addRule")),
    agentName: fact("before-slash", seen("formatUserAgent")),
    namelessAgent: fact("starts-group", seen("parseRobots drops the names before it")),
    globalName: fact("star", seen("_getRule")),
    namesWithStar: fact("counted", seen("rules are kept for every name of a group")),
    agentMatch: fact("equal", seen("_getRule")),
    comparedName: fact("before-slash", seen("formatUserAgent")),
    groupEnd: fact(
      "any-field",
      seen("isNoneUserAgentState is set by every line with a name and a colon"),
    ),
    repeatedGroups: fact("merged", seen("addRule")),
    emptyGroup: fact(
      "skipped-unless-delay",
      seen("a name is known once a rule or a Crawl-delay was added for it"),
    ),
    pathStart: fact("as-written", seen("no check is made")),
    pathList: fact("one", seen("the value is one pattern")),
    wildcards: fact("star-and-dollar", seen("matches()")),
    comparison: fact(
      "uri-encoded",
      seen("encodeURI for patterns, the URL class for URLs, escapes in upper case"),
    ),
    brokenEscape: fact("kept", seen("normaliseEncoding restores every %")),
    urlPart: fact("path-and-query", seen("pathname and search")),
    dotSegments: fact("resolved", seen("the URL class resolves them")),
    emptyRule: fact("ignored", seen("addRule keeps the name and drops the rule")),
    precedence: fact("most-bytes", seen("findRule")),
    tie: fact("allow", seen("findRule")),
    indexPage: fact("no-exception", seen("findRule")),
    robotsTxt: fact("as-ruled", seen("no exception is made")),
    crawlDelay: fact("read", seen("getCrawlDelay()")),
    ...leftToCaller(seen("outside the library, it is handed the text of the file")),
  },
};

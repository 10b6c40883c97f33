import { formatMessage } from "../text/message.ts";
import type { Dialect, Source } from "./dialect.ts";
import { leftToCaller } from "./left-to-caller.ts";
import { SOURCE_MESSAGES } from "./messages.ts";
import { assumed, fact, run } from "./sources.ts";

const seen = run("crawler-commons 8e14e27", "https://github.com/crawler-commons/crawler-commons");

const sourceReads = (what: string): Source =>
  assumed(formatMessage(SOURCE_MESSAGES.earlierSource, { what }));

const failedFetch = (what: string): Source =>
  assumed(formatMessage(SOURCE_MESSAGES.sourceOfFailedFetch, { what }));

/** crawler-commons, the parser of Apache Nutch, StormCrawler and Common Crawl, at commit 8e14e27. */
export const crawlerCommons: Dialect = {
  id: "crawler-commons",
  name: "crawler-commons",
  edition: "Nutch and Common Crawl",
  facts: {
    lineEnds: fact(
      "unicode-separators",
      seen("a StringTokenizer over LF, CR, U+0085, U+2028 and U+2029"),
    ),
    lineBytes: fact(null, sourceReads("no limit")),
    nul: fact("kept", sourceReads("a NUL character is treated like any other character")),
    whitespace: fact("control", sourceReads("Java's String.trim")),
    comment: fact("anywhere", seen("the first # of a line")),
    bom: fact("skipped", seen("parseContent")),
    utf16: fact("decoded", seen("parseContent knows the marks of UTF-16")),
    undecodable: fact("replaced", seen("Java's decoder puts U+FFFD")),
    htmlTags: fact("stripped", seen("SIMPLE_HTML_PATTERN")),
    fieldNames: fact("exact", seen("the name must be followed by white space or a colon")),
    fieldTypos: fact("crawler-commons-list", seen("DIRECTIVE_PREFIX")),
    missingColon: fact("blank-after-name", seen("BLANK_DIRECTIVE_DELIMITER")),
    allow: fact("read", seen("handleAllow")),
    agentName: fact(
      "token-or-whole",
      seen("userAgentProductTokenPartialMatch, where the value is no product token"),
    ),
    namelessAgent: fact("starts-group", sourceReads("handleUserAgent ignores empty names")),
    globalName: fact("star", seen("handleUserAgent")),
    namesWithStar: fact("counted", sourceReads("handleUserAgent")),
    agentMatch: fact("equal", seen("handleUserAgent")),
    comparedName: fact("whole", sourceReads("names are handed to it in lower case")),
    groupEnd: fact("rule", seen("setFinishedAgentFields")),
    repeatedGroups: fact("merged", seen("handleUserAgent")),
    emptyGroup: fact("allows-all", seen("setMatchedRealName")),
    pathStart: fact("as-written", seen("no check is made")),
    pathList: fact("one", seen("the value is one pattern")),
    wildcards: fact("star-and-dollar", seen("ruleMatches")),
    comparison: fact(
      "unreserved-decoded",
      seen(
        "escapePath; in URLs * and $ are encoded too, so that a $ within a rule matches nothing",
      ),
    ),
    brokenEscape: fact(
      "drops-rule",
      seen("a rule with a % without two hexadecimal digits has no effect"),
    ),
    urlPart: fact("path-and-query", sourceReads("getPath")),
    dotSegments: fact("kept", sourceReads("nothing is resolved")),
    emptyRule: fact("ignored", seen("an empty rule changes nothing")),
    precedence: fact("most-bytes", seen("isAllowed")),
    tie: fact("allow", seen("isAllowed")),
    indexPage: fact(
      "stands-for-directory",
      assumed("isAllowed: rules of both kinds that end in index.htm or index.html"),
    ),
    robotsTxt: fact("always-allowed", seen("isAllowed")),
    crawlDelay: fact("over-300-blocks-all", seen("DEFAULT_MAX_CRAWL_DELAY")),
    ...leftToCaller(sourceReads("outside the library, it is handed bytes or a status")),
    fileStatus: fact("2xx", failedFetch("it is for all statuses but 2xx")),
    redirects: fact("pauses", failedFetch("3xx: nothing is allowed, and visits are put off")),
    missingFile: fact("allows-all", failedFetch("4xx: all is allowed")),
    tooManyRequests: fact("as-missing", failedFetch("4xx: all is allowed")),
    serverError: fact("pauses", failedFetch("5xx: nothing is allowed, and visits are put off")),
  },
};

import type { Dialect } from "./dialect.ts";
import { fact, googleLibrary, page } from "./sources.ts";

/**
 * The library leaves the HTTP response to its caller; how Google's crawlers treat it is documented.
 */
const says = page(
  "documentation",
  "How Google interprets the robots.txt specification",
  "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
);

/**
 * Google's open-source parser and matcher, exactly: google/robotstxt at commit 22b355f. What it
 * does not cover, the response's status and size, follows Google's documentation.
 */
export const google: Dialect = {
  id: "google",
  name: "Google",
  edition: "open-source library",
  facts: {
    lineEnds: fact("cr-lf", googleLibrary("RobotsTxtParser::Parse")),
    lineBytes: fact(16_663, googleLibrary("kMaxLineLen: 2083 * 8 with a terminator")),
    nul: fact("ends-line", googleLibrary("lines are handled as C strings")),
    whitespace: fact("ascii", googleLibrary("StripWhitespaceSlowly")),
    comment: fact("anywhere", googleLibrary("GetKeyAndValueFrom")),
    bom: fact("skipped", googleLibrary("RobotsTxtParser::Parse")),
    utf16: fact("nothing", googleLibrary("every other byte is NUL, so no line has a key")),
    undecodable: fact("bytes", googleLibrary("nothing is ever decoded")),
    htmlTags: fact("kept", googleLibrary("tags are text like any other")),
    fieldNames: fact("prefix", googleLibrary("ParsedRobotsKey: StartsWithIgnoreCase")),
    fieldTypos: fact("google-list", googleLibrary("kAllowFrequentTypos")),
    missingColon: fact("two-words", googleLibrary("GetKeyAndValueFrom")),
    allow: fact("read", googleLibrary("HandleAllow")),
    agentName: fact("leading-token", googleLibrary("ExtractUserAgent")),
    namelessAgent: fact("starts-group", googleLibrary("HandleUserAgent")),
    globalName: fact("star-then-blank", googleLibrary("HandleUserAgent")),
    namesWithStar: fact("counted", googleLibrary("HandleUserAgent")),
    agentMatch: fact("equal", googleLibrary("HandleUserAgent")),
    comparedName: fact("whole", googleLibrary("OneAgentAllowedByRobots takes the bare token")),
    groupEnd: fact("rule", googleLibrary("seen_separator_ is set by allow and disallow alone")),
    repeatedGroups: fact("merged", googleLibrary("all groups feed the same match state")),
    emptyGroup: fact("allows-all", googleLibrary("ever_seen_specific_agent_")),
    pathStart: fact("as-written", googleLibrary("no check is made")),
    pathList: fact("one", googleLibrary("the value is one pattern")),
    wildcards: fact("star-and-dollar", googleLibrary("RobotsMatchStrategy::Matches")),
    comparison: fact(
      "escaped-pattern",
      googleLibrary("MaybeEscapePattern; the URL is taken as given"),
    ),
    brokenEscape: fact("kept", googleLibrary("MaybeEscapePattern")),
    urlPart: fact("path-and-query", googleLibrary("GetPathParamsQuery")),
    dotSegments: fact("kept", googleLibrary("GetPathParamsQuery")),
    emptyRule: fact("yields", googleLibrary("a priority of 0 decides nothing")),
    precedence: fact("most-bytes", googleLibrary("LongestMatchRobotsMatchStrategy")),
    tie: fact("allow", googleLibrary("RobotsMatcher::disallow")),
    indexPage: fact("opens-directory", googleLibrary("HandleAllow")),
    robotsTxt: fact("as-ruled", googleLibrary("no exception is made; it is left to the crawler")),
    crawlDelay: fact("not-read", googleLibrary("a field it does not support")),
    fileStatus: fact("2xx", says("a 2xx response is processed as the file")),
    redirects: fact(5, says("at least five redirects are followed, more count as 404")),
    missingFile: fact("allows-all", says("4xx but 429 count as if there were no file")),
    tooManyRequests: fact("as-server-error", says("429 counts as a server error")),
    serverError: fact("last-copy", says("server errors: 12 hours, then 30 days")),
    noResponse: fact("as-server-error", says("DNS failures and timeouts count as server errors")),
    contentType: fact("any", says("of an HTML page the lines that are valid are used")),
    fileSize: fact("cut-at-500-kib", says("what follows the first 500 KiB is ignored")),
  },
};

import type { Dialect } from "./dialect.ts";
import { fact, googleLibrary } from "./sources.ts";

/** Google's open-source parser and matcher, exactly: google/robotstxt at commit 22b355f. */
export const google: Dialect = {
  id: "google",
  name: "Google",
  edition: "open-source library, 22b355f",
  facts: {
    lineOctets: fact(16_663, googleLibrary("kMaxLineLen: 2083 * 8 with a terminator")),
    nul: fact("ends-line", googleLibrary("lines are handled as C strings")),
    verticalBlanks: fact("blank", googleLibrary("StripWhitespaceSlowly")),
    bom: fact("skipped", googleLibrary("RobotsTxtParser::Parse")),
    utf16: fact("nothing", googleLibrary("every other octet is NUL, so no line has a key")),
    fieldNames: fact("prefix", googleLibrary("ParsedRobotsKey: StartsWithIgnoreCase")),
    fieldTypos: fact("google-list", googleLibrary("kAllowFrequentTypos")),
    missingColon: fact("two-words", googleLibrary("GetKeyAndValueFrom")),
    agentName: fact("leading-token", googleLibrary("ExtractUserAgent")),
    globalName: fact("star-then-blank", googleLibrary("HandleUserAgent")),
    groupEnd: fact("rule", googleLibrary("seen_separator_ is set by allow and disallow alone")),
    repeatedGroups: fact("merged", googleLibrary("all groups feed the same match state")),
    emptyGroup: fact("allows-all", googleLibrary("ever_seen_specific_agent_")),
    precedence: fact("most-octets", googleLibrary("LongestMatchRobotsMatchStrategy")),
    tie: fact("allow", googleLibrary("RobotsMatcher::disallow")),
    comparison: fact(
      "escaped-pattern",
      googleLibrary("MaybeEscapePattern; the URL is taken as given"),
    ),
    indexPage: fact("opens-directory", googleLibrary("HandleAllow")),
    robotsTxt: fact("as-ruled", googleLibrary("no exception is made; it is left to the crawler")),
  },
};

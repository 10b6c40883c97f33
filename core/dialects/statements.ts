import { RESPONSE_STATEMENTS } from "./response-statements.ts";
import type { Statements } from "./statement-types.ts";

/** In the order of the page about a reader; `{count}` is a number. */
export const STATEMENTS: Statements = {
  lineEnds: {
    topic: "Line ends",
    settings: {
      "cr-lf": "A line ends with LF, CR or CRLF.",
      lf: "A line ends with LF alone; a CR on its own is white space.",
      "unicode-separators": "A line ends with LF, CR, CRLF, U+0085, U+2028 or U+2029.",
      unicode: "A line ends with any Unicode line separator, including vertical tab and form feed.",
    },
  },
  lineBytes: {
    topic: "Long lines",
    settings: {
      limited: "Only the first {count} bytes of a line are used.",
      unlimited: "A line can be of any length.",
    },
  },
  nul: {
    topic: "NUL characters",
    settings: {
      "ends-line": "A NUL character hides the rest of its line.",
      "line-ignored": "A line that contains a NUL character is ignored.",
      kept: "A NUL character is treated like any other character.",
    },
  },
  whitespace: {
    topic: "White space",
    settings: {
      ascii: "Spaces, tabs and the other ASCII white space around names and values are ignored.",
      "space-tab": "Spaces and tabs around names and values are ignored.",
      control: "Spaces and all control characters around names and values are ignored.",
      unicode: "All white space around names and values is ignored, including non-breaking spaces.",
      "unicode-and-bom":
        "All white space around names and values is ignored, including non-breaking spaces and byte order marks.",
    },
  },
  comment: {
    topic: "Comments",
    settings: {
      anywhere: "A comment starts at the first # in a line.",
      "after-blank":
        "A comment starts at a # at the beginning of the line or after white space. Inside a path, # is an ordinary character.",
    },
  },
  bom: {
    topic: "Byte order mark",
    settings: {
      skipped: "A byte order mark at the start of the file is skipped.",
      kept: "A byte order mark at the start of the file makes the first line unreadable.",
    },
  },
  utf16: {
    topic: "UTF-16",
    settings: {
      nothing: "A UTF-16 file is not read at all.",
      decoded: "A UTF-16 file is read like any other file.",
    },
  },
  undecodable: {
    topic: "Files that are not UTF-8",
    settings: {
      bytes: "Bytes that are not UTF-8 are compared as they are.",
      replaced: "Bytes that are not UTF-8 are replaced by the replacement character (U+FFFD).",
      "blocks-all": "A file that is not UTF-8 cannot be read, and everything is blocked.",
      "allows-all": "A file that is not UTF-8 cannot be read, and everything is allowed.",
    },
  },
  htmlTags: {
    topic: "HTML",
    settings: {
      kept: "HTML tags are ordinary text, so a line inside tags is not read.",
      stripped: "Tags are removed from a file that looks like an HTML page.",
    },
  },
  fieldNames: {
    topic: "Field names",
    settings: {
      prefix: "A field name only has to start correctly: Disallowed is read as Disallow.",
      exact: "A field name has to match exactly; upper and lower case do not matter.",
    },
  },
  fieldTypos: {
    topic: "Misspelt field names",
    settings: {
      none: "A misspelt field name is not read.",
      "google-list":
        "A few misspellings are accepted: Useragent, User agent, Disalow, Dissallow and others.",
      "crawler-commons-list":
        "Many misspellings are accepted: Useragent, User agent, Disalow, Disllow, Desallow and others.",
    },
  },
  missingColon: {
    topic: "Missing colon",
    settings: {
      "not-read": "A line without a colon is not read.",
      "two-words": "A line of exactly two words is read as if there were a colon between them.",
      "blank-after-name": "White space after a field name can replace the colon.",
      "blank-after-lower-case-name": "A space after a lower-case field name can replace the colon.",
    },
  },
  allow: {
    topic: "Allow",
    settings: {
      read: "Allow lines are read.",
      "not-read": "Allow lines are not recognized and have no effect.",
    },
  },
  agentName: {
    topic: "Names of crawlers",
    settings: {
      "leading-token":
        "In a user-agent line, only the letters, hyphens and underscores at the start count.",
      "whole-value": "The whole value of a user-agent line is the name.",
      "token-or-whole":
        "A user-agent line has two names: its whole value, and the letters, hyphens and underscores at its start.",
      "before-slash": "The value of a user-agent line up to a slash is the name.",
      "percent-decoded":
        "The whole value of a user-agent line is the name, after percent-decoding.",
      words: "A user-agent line can hold several names, separated by spaces.",
      "with-and-without-stars":
        "The whole value of a user-agent line is the name, and so is the value without its stars.",
    },
  },
  namelessAgent: {
    topic: "User-agent without a name",
    settings: {
      "starts-group": "A user-agent line without a name starts a group that applies to no crawler.",
      overlooked:
        "A user-agent line without a name is ignored; the rules after it belong to the group before it.",
    },
  },
  globalName: {
    topic: "The group for all",
    settings: {
      star: "A group applies to every crawler only if its name is exactly *.",
      "star-then-blank":
        "A group applies to every crawler if its name is * or starts with * and a space.",
    },
  },
  namesWithStar: {
    topic: "Names beside *",
    settings: {
      counted: "A group that lists both * and a crawler's name counts as a group for that crawler.",
      ignored: "A group that lists both * and a crawler's name counts as a group for * only.",
      "ignored-after-star": "A name that follows * in the same group does not count.",
    },
  },
  agentMatch: {
    topic: "Which crawlers a name is for",
    settings: {
      equal:
        "A name applies to the crawler with exactly that name; upper and lower case do not matter.",
      "name-in-token":
        "A name applies to every crawler whose own name contains it; upper and lower case do not matter.",
      "token-in-name":
        "A name applies to every crawler whose own name it contains; upper and lower case do not matter.",
    },
  },
  comparedName: {
    topic: "The crawler's own name",
    settings: {
      whole: "The crawler's own name is compared as it is.",
      "before-slash": "The crawler's own name is compared up to a slash, without a version.",
    },
  },
  groupEnd: {
    topic: "Where groups end",
    settings: {
      rule: "A user-agent line after a rule starts a new group; blank lines and other fields do not matter.",
      "any-field":
        "A user-agent line after any other field, Sitemap included, starts a new group; blank lines do not matter.",
      "rule-or-blank-line":
        "A blank line ends a group, and so does a user-agent line after a rule; comment lines do not matter.",
      "rule-delay-or-empty-line":
        "An empty line ends a group, and so does a user-agent line after a rule or a delay.",
    },
  },
  repeatedGroups: {
    topic: "Several groups for one crawler",
    settings: {
      merged: "Several groups for one crawler are read as one.",
      first: "Of several groups for one crawler only the first is followed.",
      "longest-name":
        "Of several groups for one crawler those with the longest name are followed, and read as one.",
    },
  },
  emptyGroup: {
    topic: "Groups without rules",
    settings: {
      "allows-all": "A group without rules allows everything.",
      skipped: "A group without rules is skipped, as if it were not there.",
      "skipped-unless-delay":
        "A group without rules is skipped, unless it has a Crawl-delay; then it allows everything.",
      "skipped-unless-delay-or-rate":
        "A group without rules is skipped, unless it has a Crawl-delay or a Request-rate; then it allows everything.",
    },
  },
  pathStart: {
    topic: "How paths begin",
    settings: {
      "as-written":
        "A path is compared as written; one that does not start with a slash or a star matches nothing.",
      "slash-or-star-needed": "A rule whose path does not start with a slash or a star is ignored.",
      "slash-optional": "The slash at the start can be left out: admin means /admin.",
    },
  },
  pathList: {
    topic: "Several paths on a line",
    settings: {
      one: "A rule has one path; a space is part of it.",
      several: "A rule can have several paths, separated by spaces.",
    },
  },
  wildcards: {
    topic: "Wildcards",
    settings: {
      "star-and-dollar":
        "In paths * stands for any characters and a final $ for the end of the URL.",
      "star-and-literal-dollar":
        "In paths * stands for any characters and a final $ for the end of the URL, or for a dollar sign.",
      none: "Paths have no wildcards: * and $ are ordinary characters.",
    },
  },
  comparison: {
    topic: "Percent-encoding",
    settings: {
      "escaped-pattern":
        "Characters outside ASCII are percent-encoded in rules; nothing is decoded, and the URL is compared as it is.",
      normalised:
        "Percent-encoding makes no difference for characters without a special meaning, in rules and URLs.",
      "as-written":
        "Rules and URLs are compared character by character, with percent-encoding as written.",
      "decoded-but-slash": "Percent-encoding is decoded in rules and URLs, except for the slash.",
      "decoded-but-slash-to-the-letter":
        "Percent-encoding is decoded in rules and URLs, except for the slash, where %2f is not %2F.",
      "decoded-and-encoded":
        "Percent-encoding is decoded in rules and URLs, including the slash, and then applied again.",
      "path-only-encoded":
        "Percent-encoding makes no difference before the question mark; the query is compared as it is.",
      "uri-encoded":
        "Characters that a URL has to percent-encode are encoded in rules and URLs; nothing is decoded.",
      "unreserved-decoded":
        "Percent-encoding makes no difference for letters, digits and - . _ ~, in rules and URLs; $ within a rule matches nothing.",
    },
  },
  brokenEscape: {
    topic: "Percent signs on their own",
    settings: {
      kept: "A % without two hexadecimal digits after it is an ordinary character.",
      "drops-rule": "A rule with a % that is not followed by two hexadecimal digits has no effect.",
    },
  },
  urlPart: {
    topic: "What of a URL is compared",
    settings: {
      "path-and-query": "The path and the query are compared, but not the fragment.",
      path: "Only the path is compared; rules cannot match the query.",
      "path-query-and-fragment": "Path, query and fragment are compared.",
    },
  },
  dotSegments: {
    topic: "Dots in URLs",
    settings: {
      kept: "/./ and /../ in a URL are compared as they are.",
      resolved: "/./ and /../ in a URL are resolved before it is compared.",
    },
  },
  emptyRule: {
    topic: "Rules without a path",
    settings: {
      yields: "A rule without a path blocks nothing, and every other rule wins over it.",
      ignored: "A rule without a path has no effect.",
      "allows-all":
        "A rule without a path allows everything, from its line on or as the shortest rule.",
      "disallow-allows-all":
        "A Disallow without a path allows everything, as the shortest rule. An Allow without a path has no effect.",
    },
  },
  precedence: {
    topic: "Which rule wins",
    settings: {
      "most-bytes": "Of the matching rules, the longest wins, whatever the order.",
      "most-bytes-without-wildcards":
        "Of the matching rules, the longest wins, whatever the order; * and a final $ do not count.",
      "first-match": "Of the matching rules, the first in the file wins.",
      "any-disallow": "One matching rule is enough to block.",
    },
  },
  tie: {
    topic: "Equal rules",
    settings: {
      allow: "If an Allow and a Disallow are equally long, the Allow wins.",
      first: "If two rules are equally long, the first one wins.",
    },
  },
  indexPage: {
    topic: "Index pages",
    settings: {
      "no-exception": "A rule for an index page does not apply to its directory.",
      "opens-directory":
        "An Allow of a directory's index.htm or index.html also allows the directory.",
      "html-opens-directory": "An Allow of a directory's index.html also allows the directory.",
      "stands-for-directory":
        "A rule for a directory's index.htm or index.html also applies to the directory.",
    },
  },
  robotsTxt: {
    topic: "/robots.txt itself",
    settings: {
      "always-allowed": "The file itself may always be crawled.",
      "as-ruled":
        "The rules also apply to the file itself; the crawler decides whether to read it anyway.",
    },
  },
  crawlDelay: {
    topic: "Crawl-delay",
    settings: {
      "not-read": "Crawl-delay is ignored.",
      read: "Crawl-delay is read.",
      "read-from-star-too":
        "Crawl-delay is read, also from the group for * when a crawler has its own group without one.",
      "over-300-blocks-all": "Crawl-delay is read; one of more than 300 seconds blocks everything.",
    },
  },
  ...RESPONSE_STATEMENTS,
};

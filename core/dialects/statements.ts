import { ANSWER_STATEMENTS } from "./answer-statements.ts";
import type { Statements } from "./statement-types.ts";

/** In the order in which a page about a reader gives them; `{}` stands for a number. */
export const STATEMENTS: Statements = {
  lineEnds: {
    topic: "Line ends",
    settings: {
      "cr-lf": "A line ends with LF, CR or CRLF.",
      lf: "A line ends with LF alone; a lone CR is white space.",
      "unicode-separators": "A line ends with LF, CR, CRLF, U+0085, U+2028 or U+2029.",
      unicode: "A line ends with any separator Unicode knows, vertical tab and form feed included.",
    },
  },
  lineBytes: {
    topic: "Long lines",
    settings: {
      limited: "Only the first {} bytes of a line are used.",
      unlimited: "A line can be of any length.",
    },
  },
  nul: {
    topic: "NUL characters",
    settings: {
      "ends-line": "A NUL hides the rest of its line.",
      "spoils-line": "A line with a NUL in it is not read.",
      kept: "A NUL is a character like any other.",
    },
  },
  whitespace: {
    topic: "White space",
    settings: {
      ascii: "Spaces, tabs and the other ASCII white space around names and values are dropped.",
      "space-tab": "Spaces and tabs around names and values are dropped.",
      control: "Spaces and all control characters around names and values are dropped.",
      unicode: "All white space around names and values is dropped, non-breaking spaces too.",
      "unicode-and-bom":
        "All white space around names and values is dropped, non-breaking spaces and byte order marks too.",
    },
  },
  comment: {
    topic: "Comments",
    settings: {
      anywhere: "A comment begins at the first # of a line.",
      "after-blank":
        "A comment begins at a # that starts the line or follows white space; within a path # is a character like any other.",
    },
  },
  bom: {
    topic: "Byte order mark",
    settings: {
      skipped: "A byte order mark at the start of the file is skipped.",
      kept: "A byte order mark at the start of the file spoils the first line.",
    },
  },
  utf16: {
    topic: "UTF-16",
    settings: {
      nothing: "Nothing is read of a file in UTF-16.",
      decoded: "A file in UTF-16 is read like any other.",
    },
  },
  undecodable: {
    topic: "Files that are not UTF-8",
    settings: {
      bytes: "Bytes that are not UTF-8 are compared as they are.",
      replaced: "Bytes that are not UTF-8 become the replacement character.",
      "blocks-all": "A file that is not UTF-8 cannot be read, and everything is blocked.",
      "allows-all": "A file that is not UTF-8 cannot be read, and everything is allowed.",
    },
  },
  htmlTags: {
    topic: "HTML",
    settings: {
      kept: "Tags are text like any other, so a line with tags around it is not read.",
      stripped: "Tags are removed from a file that looks like an HTML page.",
    },
  },
  fieldNames: {
    topic: "Field names",
    settings: {
      prefix: "A field is known by how its name begins: Disallowed is read as Disallow.",
      exact: "A field is known by its whole name, in any case.",
    },
  },
  fieldTypos: {
    topic: "Misspelt field names",
    settings: {
      none: "A misspelt field name is not read.",
      "google-list":
        "A few misspellings are read as meant: Useragent, User agent, Disalow, Dissallow and others.",
      "crawler-commons-list":
        "Many misspellings are read as meant: Useragent, User agent, Disalow, Disllow, Desallow and others.",
    },
  },
  missingColon: {
    topic: "Missing colon",
    settings: {
      "not-read": "A line without a colon is not read.",
      "two-words": "A line of exactly two words is read as if a colon stood between them.",
      "blank-after-name": "After a field name, white space does for the colon.",
      "blank-after-lower-case-name":
        "After a field name in lower case, a space does for the colon.",
    },
  },
  allow: {
    topic: "Allow",
    settings: {
      read: "Allow lines are read.",
      "not-read": "Allow lines are not known, and have no effect.",
    },
  },
  agentName: {
    topic: "Names of crawlers",
    settings: {
      "leading-token":
        "Of a user-agent line only the leading letters, hyphens and underscores count.",
      "whole-value": "The whole value of a user-agent line is the name.",
      "token-or-whole":
        "The whole value of a user-agent line is the name, and so are its leading letters, hyphens and underscores.",
      "before-slash": "The value of a user-agent line up to a slash is the name.",
      "percent-decoded": "The whole value of a user-agent line, escapes decoded, is the name.",
      words: "A user-agent line can hold several names, parted by blanks.",
      "with-and-without-stars":
        "The whole value of a user-agent line is the name, and so is the value without its stars.",
    },
  },
  namelessAgent: {
    topic: "User-agent without a name",
    settings: {
      "starts-group": "A user-agent line without a name is read like the others.",
      overlooked:
        "A user-agent line without a name is overlooked; the rules after it stay with the group before it.",
    },
  },
  globalName: {
    topic: "The group for all",
    settings: {
      star: "A group is for every crawler when its name is * alone.",
      "star-then-blank":
        "A group is for every crawler when its name is *, with or without a blank and more after it.",
    },
  },
  namesBesideStar: {
    topic: "Names beside *",
    settings: {
      counted: "A group for * and a crawler's name counts as naming the crawler.",
      ignored: "A group for * and a crawler's name counts as one for * only.",
      "ignored-after-star": "A name that follows * in the same group does not count.",
    },
  },
  agentMatch: {
    topic: "Which crawlers a name is for",
    settings: {
      equal: "A name is for the crawler of exactly that name, in any case.",
      "name-in-token": "A name is for every crawler whose own name contains it, in any case.",
      "token-in-name": "A name is for every crawler whose own name it contains, in any case.",
    },
  },
  askedName: {
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
      skipped: "A group without rules is passed over, as if it were not there.",
      "skipped-unless-delay":
        "A group without rules is passed over, unless it has a Crawl-delay; then it allows everything.",
      "skipped-unless-delay-or-rate":
        "A group without rules is passed over, unless it has a Crawl-delay or a Request-rate; then it allows everything.",
    },
  },
  pathStart: {
    topic: "How paths begin",
    settings: {
      "as-written":
        "A path is compared as it begins; one without a leading slash or star matches nothing.",
      "slash-or-star-needed": "A rule whose path begins with neither slash nor star is rejected.",
      "slash-optional": "A leading slash makes no difference: admin is /admin.",
    },
  },
  pathList: {
    topic: "Several paths on a line",
    settings: {
      one: "A rule holds one path; what follows a blank is part of it.",
      several: "A rule can hold several paths, parted by blanks.",
    },
  },
  wildcards: {
    topic: "Wildcards",
    settings: {
      "star-and-dollar":
        "In paths * stands for any characters and a final $ for the end of the URL.",
      "star-and-literal-dollar":
        "In paths * stands for any characters and a final $ for the end of the URL, or for a dollar sign.",
      none: "Paths have no wildcards: * and $ are characters like any other.",
    },
  },
  comparison: {
    topic: "Percent-encoding",
    settings: {
      "escaped-pattern":
        "Characters outside ASCII are percent-encoded in rules; nothing is decoded, and the URL is taken as it is.",
      normalised:
        "Percent-encoding makes no difference for characters without a special meaning, in rules and URLs.",
      "as-written":
        "Rules and URLs are compared letter by letter; percent-encoding is not looked at.",
      "decoded-but-slash":
        "Percent-encoding is decoded in rules and URLs, but for that of the slash.",
      "decoded-but-slash-to-the-letter":
        "Percent-encoding is decoded in rules and URLs, but for that of the slash, where %2f is not %2F.",
      "decoded-and-encoded":
        "Percent-encoding is decoded in rules and URLs, that of the slash too, and then encoded anew.",
      "path-only-encoded":
        "Percent-encoding makes no difference before the question mark; the query is compared as it is.",
      "uri-encoded":
        "Characters that a URL has to escape are escaped in rules and URLs; nothing is decoded.",
      "unreserved-decoded":
        "Percent-encoding makes no difference for letters, digits and - . _ ~, in rules and URLs; $ within a rule matches nothing.",
    },
  },
  brokenEscape: {
    topic: "Stray percent signs",
    settings: {
      kept: "A % without two hexadecimal digits after it is a character like any other.",
      "drops-rule": "A rule with a % that two hexadecimal digits do not follow has no effect.",
    },
  },
  urlPart: {
    topic: "What of a URL is compared",
    settings: {
      "path-and-query": "Path and query are compared, the fragment is not.",
      path: "Only the path is compared; a rule cannot see the query.",
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
      yields: "A rule without a path forbids nothing and yields to every other rule.",
      ignored: "A rule without a path has no effect.",
      "allows-all":
        "A rule without a path allows everything from where it stands, or as the shortest rule.",
    },
  },
  precedence: {
    topic: "Which rule wins",
    settings: {
      "most-bytes": "Of the rules that match, the longest wins, wherever it stands.",
      "most-bytes-without-wildcards":
        "Of the rules that match, the longest wins, wherever it stands; * and a final $ do not count.",
      "first-match": "Of the rules that match, the first in the file wins.",
      "any-disallow": "One rule that matches is enough to block.",
    },
  },
  tie: {
    topic: "Equal rules",
    settings: {
      allow: "Where an Allow and a Disallow are equally long, Allow wins.",
      first: "Where two rules match alike, the first one counts.",
    },
  },
  indexPage: {
    topic: "Index pages",
    settings: {
      "no-exception": "A rule for an index page says nothing about its directory.",
      "opens-directory":
        "An Allow of a directory's index.htm or index.html also allows the directory.",
      "html-opens-directory": "An Allow of a directory's index.html also allows the directory.",
      "stands-for-directory":
        "A rule for a directory's index.htm or index.html also holds for the directory.",
    },
  },
  robotsTxt: {
    topic: "/robots.txt itself",
    settings: {
      "always-allowed": "The file itself may always be fetched.",
      "as-ruled":
        "The rules hold for the file itself too; it is left to the crawler to fetch it all the same.",
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
  ...ANSWER_STATEMENTS,
};

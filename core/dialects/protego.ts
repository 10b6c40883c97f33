import type { Dialect } from "./dialect.ts";
import { leftToCaller } from "./left-to-caller.ts";
import { assumed, fact, run } from "./sources.ts";

const seen = run("Protego 81f1b35", "https://github.com/scrapy/protego");

/** Protego, the parser of Scrapy, at commit 81f1b35 (before 0.7). */
export const protego: Dialect = {
  id: "protego",
  name: "Protego",
  edition: "Scrapy's parser",
  facts: {
    lineEnds: fact("unicode", seen("the text is split by str.splitlines")),
    lineBytes: fact(null, seen("no limit")),
    nul: fact("kept", seen("a NUL character is treated like any other character")),
    whitespace: fact("unicode", seen("str.strip")),
    comment: fact("anywhere", seen("the first # of a line")),
    bom: fact("kept", seen("a byte order mark is part of the first name")),
    utf16: fact("nothing", seen("it is handed text; such a file cannot be decoded as UTF-8")),
    undecodable: fact(
      "allows-all",
      assumed(
        "it is handed text; a file that cannot be decoded never reaches it, and nothing is forbidden",
      ),
    ),
    htmlTags: fact("kept", seen("tags are text like any other")),
    fieldNames: fact("exact", seen("names are compared whole, in lower case")),
    fieldTypos: fact("google-list", seen("_USER_AGENT_DIRECTIVE and _DISALLOW_DIRECTIVE")),
    missingColon: fact(
      "blank-after-lower-case-name",
      seen("the name is looked up before its case is folded"),
    ),
    allow: fact("read", seen("_ALLOW_DIRECTIVE")),
    agentName: fact(
      "with-and-without-stars",
      seen("a name with * counts as written and without its stars"),
    ),
    namelessAgent: fact(
      "overlooked",
      seen("a line without a value is dropped, and remembered as a user-agent line"),
    ),
    globalName: fact("star", seen("applies_to")),
    namesWithStar: fact("counted", seen("rules are kept for every name of a group")),
    agentMatch: fact("name-in-token", seen("applies_to looks for the name within the robot's")),
    comparedName: fact("whole", seen("applies_to")),
    groupEnd: fact("any-field", seen("previous_rule_field is set by every line with a colon")),
    repeatedGroups: fact(
      "longest-name",
      seen("_get_matching_rule_set takes the longest name; groups of one name are merged"),
    ),
    emptyGroup: fact("allows-all", seen("a rule set is made with the name")),
    pathStart: fact("as-written", seen("no check is made")),
    pathList: fact("one", seen("the value is one pattern")),
    wildcards: fact(
      "star-and-literal-dollar",
      seen("a rule with $ is added a second time with %24"),
    ),
    comparison: fact(
      "path-only-encoded",
      seen("_quote_pattern and _quote_path; = is encoded in URLs and not in rules"),
    ),
    brokenEscape: fact("kept", seen("_unquote leaves it alone")),
    urlPart: fact("path-query-and-fragment", seen("urlunparse puts the fragment back")),
    dotSegments: fact("kept", seen("nothing is resolved")),
    emptyRule: fact("ignored", seen("a line without a value is dropped")),
    precedence: fact("most-bytes", seen("finalize_rules")),
    tie: fact("allow", seen("finalize_rules")),
    indexPage: fact("html-opens-directory", seen("allow()")),
    robotsTxt: fact("as-ruled", seen("no exception is made before 0.7")),
    crawlDelay: fact("read", seen("crawl_delay()")),
    ...leftToCaller(seen("outside the library, it is handed the text of the file")),
  },
};

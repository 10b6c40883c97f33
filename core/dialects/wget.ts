import type { Dialect } from "./dialect.ts";
import { assumed, fact, run } from "./sources.ts";

const seen = run("GNU Wget 1.21.3", "https://git.savannah.gnu.org/cgit/wget.git/tree/src/res.c");

/**
 * GNU Wget 1.21.3, run against a local server. It looks only for the name Wget; here any name is
 * accepted.
 */
export const wget: Dialect = {
  id: "wget",
  name: "Wget",
  edition: "GNU Wget 1.21.3",
  facts: {
    lineEnds: fact("lf", seen("res_parse looks for LF; a lone CR is white space")),
    lineBytes: fact(null, seen("no limit")),
    nul: fact("ends-line", assumed("paths are C strings")),
    whitespace: fact("ascii", seen("SKIP_SPACE, c_isspace")),
    comment: fact("after-blank", seen("# counts at the start of a line and after white space")),
    bom: fact("kept", seen("a byte order mark is part of the first name")),
    utf16: fact("nothing", seen("every other byte is NUL, so no name is known")),
    undecodable: fact("bytes", seen("nothing is decoded but escapes")),
    htmlTags: fact("kept", seen("tags are text like any other")),
    fieldNames: fact("exact", seen("FIELD_IS")),
    fieldTypos: fact("none", seen("no other spelling is read")),
    missingColon: fact("not-read", seen("res_parse: a malformed line")),
    allow: fact("read", seen("add_path")),
    agentName: fact("whole-value", seen("match_user_agent")),
    namelessAgent: fact("starts-group", seen("match_user_agent")),
    globalName: fact("star", seen("match_user_agent")),
    namesWithStar: fact(
      "ignored-after-star",
      seen("once a line of a record applies, the rest of its names are not looked at"),
    ),
    agentMatch: fact("equal", seen("match_user_agent")),
    comparedName: fact("whole", seen("match_user_agent knows its own name alone")),
    groupEnd: fact("rule", seen("record_count")),
    repeatedGroups: fact("merged", seen("all paths feed one list")),
    emptyGroup: fact(
      "allows-all",
      seen("prune_non_exact drops the rules for * once the name was seen"),
    ),
    pathStart: fact(
      "slash-optional",
      seen("add_path drops a leading slash, and URLs are compared without theirs"),
    ),
    pathList: fact("one", seen("the value is one path")),
    wildcards: fact("none", seen("matches() compares prefixes")),
    comparison: fact("decoded-but-slash-to-the-letter", seen("DECODE_MAYBE")),
    brokenEscape: fact("kept", seen("DECODE_MAYBE")),
    urlPart: fact("path", seen("res_match_path is given the path without the query")),
    dotSegments: fact("resolved", seen("url_parse simplifies the path")),
    emptyRule: fact("allows-all", seen("an empty Disallow is added as an allowed path")),
    precedence: fact("first-match", seen("res_match_path")),
    tie: fact("first", seen("res_match_path")),
    indexPage: fact("no-exception", seen("res_match_path")),
    robotsTxt: fact("as-ruled", seen("the file is fetched before any rule is known")),
    crawlDelay: fact("not-read", seen("an unknown field")),
    fileStatus: fact("2xx", seen("the body of any 2xx response is parsed")),
    redirects: fact(20, seen("twenty redirects are followed, with more there is no file")),
    missingFile: fact("allows-all", seen("without a file there are no rules")),
    tooManyRequests: fact("as-missing", seen("without a file there are no rules")),
    serverError: fact("allows-all", seen("without a file there are no rules")),
    noResponse: fact("as-server-error", seen("without a file there are no rules")),
    contentType: fact("any", seen("a file sent as text/html is read")),
    fileSize: fact("unlimited", seen("a file of more than a megabyte is read")),
  },
};

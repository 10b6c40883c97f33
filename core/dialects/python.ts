import type { Dialect } from "./dialect.ts";
import { fact, run } from "./sources.ts";

const seen = run(
  "Python 3.11.7, urllib.robotparser",
  "https://github.com/python/cpython/blob/3.11/Lib/urllib/robotparser.py",
);

/** Python's `urllib.robotparser` as it was until 2026: run as Python 3.11.7. */
export const python: Dialect = {
  id: "python",
  name: "Python",
  edition: "urllib.robotparser of 3.11",
  facts: {
    lineEnds: fact("unicode", seen("the text is split by str.splitlines")),
    lineBytes: fact(null, seen("no limit")),
    nul: fact("kept", seen("a NUL character is treated like any other character")),
    whitespace: fact("unicode", seen("str.strip")),
    comment: fact("anywhere", seen("the first # of a line")),
    bom: fact("kept", seen("the file is decoded as utf-8, not utf-8-sig")),
    utf16: fact("nothing", seen("such a file cannot be decoded")),
    undecodable: fact(
      "blocks-all",
      seen("read() raises UnicodeDecodeError, and can_fetch() says no until a file was read"),
    ),
    htmlTags: fact("kept", seen("tags are text like any other")),
    fieldNames: fact("exact", seen("names are compared whole, in lower case")),
    fieldTypos: fact("none", seen("no other spelling is read")),
    missingColon: fact("not-read", seen("a line is split at its first colon")),
    allow: fact("read", seen("RuleLine")),
    agentName: fact("percent-decoded", seen("every value is unquoted, names too")),
    namelessAgent: fact("starts-group", seen("an empty name is part of every other")),
    globalName: fact("star", seen("Entry.applies_to")),
    namesWithStar: fact(
      "ignored",
      seen("a record with * among its names is kept as the default entry alone"),
    ),
    agentMatch: fact(
      "name-in-token",
      seen("Entry.applies_to looks for the name within the robot's"),
    ),
    comparedName: fact("before-slash", seen("Entry.applies_to drops the version")),
    groupEnd: fact(
      "rule-delay-or-empty-line",
      seen("the states of parse(); Request-rate counts as Crawl-delay does"),
    ),
    repeatedGroups: fact("first", seen("can_fetch() takes the first entry that applies")),
    emptyGroup: fact(
      "skipped-unless-delay-or-rate",
      seen("an entry is kept once a rule, a Crawl-delay or a Request-rate was seen"),
    ),
    pathStart: fact("as-written", seen("no check is made")),
    pathList: fact("one", seen("the value is one path")),
    wildcards: fact(
      "none",
      seen("RuleLine.applies_to compares prefixes; the * it looks for has been encoded before"),
    ),
    comparison: fact(
      "decoded-and-encoded",
      seen("both sides are unquoted, taken apart, put together and quoted"),
    ),
    brokenEscape: fact("kept", seen("unquote leaves it alone")),
    urlPart: fact("path-query-and-fragment", seen("can_fetch() puts the fragment back")),
    dotSegments: fact("kept", seen("nothing is resolved")),
    emptyRule: fact("allows-all", seen("RuleLine: an empty Disallow becomes an Allow")),
    precedence: fact("first-match", seen("Entry.allowance")),
    tie: fact("first", seen("Entry.allowance")),
    indexPage: fact("no-exception", seen("Entry.allowance")),
    robotsTxt: fact("as-ruled", seen("no exception is made")),
    crawlDelay: fact("read", seen("crawl_delay(), whole seconds")),
    fileStatus: fact("2xx", seen("read() parses the body of any 2xx response")),
    redirects: fact(
      "ten-then-blocked",
      seen("after ten redirects read() gives up, and can_fetch() says no until a file was read"),
    ),
    missingFile: fact(
      "refusal-blocks-all",
      seen("401 and 403 set disallow_all, other 4xx allow_all"),
    ),
    tooManyRequests: fact("as-missing", seen("429 sets allow_all as other 4xx do")),
    serverError: fact("blocks-all", seen("can_fetch() says no until a file was read")),
    noResponse: fact(
      "as-server-error",
      seen("read() raises an exception, and can_fetch() says no until a file was read"),
    ),
    contentType: fact("any", seen("a file sent as text/html is read")),
    fileSize: fact("unlimited", seen("a file of more than a megabyte is read")),
  },
};

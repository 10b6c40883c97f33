import type { Dialect } from "./dialect.ts";
import { assumed, fact, page } from "./sources.ts";

const clause = page("clause", "Standard for Robot Exclusion Revisited (M. Kollar)", null);

const noFile = assumed("the text is silent on errors; without a file nothing is forbidden");

/** Kollar's rewriting of the 1994 text: several robots and several paths on a line. */
export const revisited1996: Dialect = {
  id: "revisited-1996",
  name: "Revisited (Kollar)",
  edition: "Standard for Robot Exclusion Revisited, 1996",
  facts: {
    lineEnds: fact("cr-lf", assumed("the text is silent; as in the 1994 standard")),
    lineBytes: fact(null, clause("lines have no limit of length")),
    nul: fact("kept", assumed("the text is silent on control characters")),
    whitespace: fact(
      "ascii",
      assumed("WS is spaces and tabs; the rest of ASCII white space is taken the same way"),
    ),
    comment: fact("anywhere", clause("[comment] at the end of either line")),
    bom: fact("skipped", assumed("older than Unicode in files; UTF-8 decoders remove the mark")),
    utf16: fact("nothing", assumed("older than UTF-16: every other byte would be NUL")),
    undecodable: fact("bytes", assumed("the text knows no encodings")),
    htmlTags: fact("kept", assumed("the text is silent; tags are unrecognised lines")),
    fieldNames: fact("exact", clause("User-Agent: and Disallow:")),
    fieldTypos: fact("none", clause("User-Agent: and Disallow:")),
    missingColon: fact("not-read", clause("User-Agent: and Disallow:")),
    allow: fact("not-read", clause("a record has User-Agent and Disallow lines")),
    agentName: fact("words", clause("[[WS]+ agent_id]+")),
    namelessAgent: fact("starts-group", assumed("the text is silent on records without a name")),
    globalName: fact("star", clause("User-Agent: * Rex")),
    namesWithStar: fact("counted", clause("User-Agent: * Rex")),
    agentMatch: fact("name-in-token", clause("agent_id is a substring of the product token")),
    comparedName: fact("before-slash", clause("the product token, without a version")),
    groupEnd: fact("rule-or-blank-line", clause("a record ends with a blank line")),
    repeatedGroups: fact(
      "first",
      assumed("of several records that match the robot may take any; here the first"),
    ),
    emptyGroup: fact("skipped", clause("a record needs both lines")),
    pathStart: fact("as-written", clause("path_root")),
    pathList: fact("several", clause("[[WS]+ path_root]*")),
    wildcards: fact("none", clause("path_root is the beginning of a path")),
    comparison: fact(
      "as-written",
      assumed("path_root is case-sensitive; the text is silent on escapes"),
    ),
    brokenEscape: fact("kept", assumed("the text is silent on escapes")),
    urlPart: fact("path-and-query", assumed("the text speaks of paths; the query is compared too")),
    dotSegments: fact("kept", assumed("the text is silent")),
    emptyRule: fact("yields", clause("Disallow: without a path forbids nothing")),
    precedence: fact("any-disallow", clause("what begins with any path_root is off limits")),
    tie: fact("first", assumed("there is no Allow, so the first of several rules is named")),
    indexPage: fact("no-exception", clause("path_root")),
    robotsTxt: fact(
      "as-ruled",
      assumed("the text is silent; the file is read before it is obeyed"),
    ),
    crawlDelay: fact("not-read", clause("a line the text does not know")),
    fileStatus: fact("2xx", assumed("the text is silent; the file is what HTTP gives")),
    redirects: fact(null, assumed("the text is silent on redirects; HTTP follows them")),
    missingFile: fact("allows-all", noFile),
    tooManyRequests: fact("as-missing", noFile),
    serverError: fact("allows-all", noFile),
    noResponse: fact("as-server-error", noFile),
    contentType: fact("any", assumed("the text is silent on content types")),
    fileSize: fact("unlimited", assumed("the text is silent, so no limit")),
  },
};

import type { Dialect } from "./dialect.ts";
import { assumed, fact, page } from "./sources.ts";

const clause = page(
  "clause",
  "A Standard for Robot Exclusion (1994)",
  "https://www.robotstxt.org/orig.html",
);

const noFile = assumed("the text is silent on errors; without a file nothing is forbidden");

/** The text robots agreed on in 1994: records separated by blank lines, `Disallow` and prefixes, nothing else. */
export const standard1994: Dialect = {
  id: "standard-1994",
  name: "1994 standard",
  edition: "A Standard for Robot Exclusion",
  facts: {
    lineEnds: fact("cr-lf", clause("lines end with CR, CR/LF or LF")),
    lineBytes: fact(null, assumed("the text is silent, so no limit")),
    nul: fact("kept", assumed("the text is silent on control characters")),
    whitespace: fact(
      "ascii",
      assumed("the text says space; TAB and the others are taken the same way"),
    ),
    comment: fact(
      "anywhere",
      clause("# discards the space before it, if any, and the rest of the line"),
    ),
    bom: fact("skipped", assumed("older than Unicode in files; UTF-8 decoders remove the mark")),
    utf16: fact("nothing", assumed("older than UTF-16: every other byte would be NUL")),
    undecodable: fact("bytes", assumed("the text knows no encodings")),
    htmlTags: fact("kept", assumed("the text is silent; tags are unrecognised lines")),
    fieldNames: fact(
      "exact",
      clause("field names are case-insensitive; unrecognised headers are ignored"),
    ),
    fieldTypos: fact("none", clause("unrecognised headers are ignored")),
    missingColon: fact("not-read", clause("<field>:<optionalspace><value><optionalspace>")),
    allow: fact("not-read", clause("the only rule is Disallow; unrecognised headers are ignored")),
    agentName: fact("before-slash", clause("names are compared without version information")),
    namelessAgent: fact("starts-group", assumed("the text is silent on records without a name")),
    globalName: fact(
      "star",
      clause("the value * is the default for robots that match no other record"),
    ),
    namesWithStar: fact("counted", assumed("the text is silent on a record for * and others")),
    agentMatch: fact(
      "name-in-token",
      clause("a case-insensitive substring match of the name is recommended"),
    ),
    comparedName: fact("before-slash", clause("the name without version information")),
    groupEnd: fact(
      "rule-or-blank-line",
      clause("records are separated by blank lines; a comment line is not blank"),
    ),
    repeatedGroups: fact(
      "first",
      assumed("the text allows one * record; of records for one robot the first is taken"),
    ),
    emptyGroup: fact("skipped", clause("at least one Disallow must be present in a record")),
    pathStart: fact("as-written", clause("any URL that starts with the value")),
    pathList: fact("one", clause("the value is a partial URL")),
    wildcards: fact("none", clause("the value is a full path or a partial path")),
    comparison: fact("as-written", assumed("the text is silent on escapes, so none are decoded")),
    brokenEscape: fact("kept", assumed("the text is silent on escapes")),
    urlPart: fact("path-and-query", assumed("the text speaks of URLs; the query is compared too")),
    dotSegments: fact("kept", assumed("the text is silent")),
    emptyRule: fact(
      "yields",
      clause("an empty value says that all URLs can be retrieved, which another line may narrow"),
    ),
    precedence: fact(
      "any-disallow",
      clause("any URL that starts with the value of a Disallow will not be retrieved"),
    ),
    tie: fact("first", assumed("there is no Allow, so the first of several rules is named")),
    indexPage: fact("no-exception", clause("the folder /help/ is not the page /help/index.html")),
    robotsTxt: fact(
      "as-ruled",
      assumed("the text is silent; the file is read before it is obeyed"),
    ),
    crawlDelay: fact("not-read", clause("unrecognised headers are ignored")),
    fileStatus: fact("2xx", assumed("the text is silent; the file is what HTTP gives")),
    redirects: fact(null, assumed("the text is silent on redirects; HTTP follows them")),
    missingFile: fact("allows-all", clause("an empty file is as none: robots are welcome")),
    tooManyRequests: fact("as-missing", noFile),
    serverError: fact("allows-all", noFile),
    noResponse: fact("as-server-error", noFile),
    contentType: fact("any", assumed("the text is silent on content types")),
    fileSize: fact("unlimited", assumed("the text is silent, so no limit")),
  },
};

import type { Dialect } from "./dialect.ts";
import { asInRfc9309, assumed, fact, page, run } from "./sources.ts";

const says = page(
  "documentation",
  "Yandex Webmaster help",
  "https://yandex.com/support/webmaster/en/robot-workings/",
);
const announced = page(
  "documentation",
  "Yandex Webmaster blog, June 2016",
  "https://yandex.ru/blog/webmaster/izmeneniya-v-obrabotke-robots-txt",
);
const seen = run("the public tester of Yandex, July 2026", null);
const asInRfc = asInRfc9309("Yandex");

/**
 * Yandex as documented and as its public tester answered; this makes no claim about the crawler
 * itself.
 */
export const yandex: Dialect = {
  id: "yandex",
  name: "Yandex",
  edition: "documentation and public tester, July 2026",
  facts: {
    lineEnds: fact("cr-lf", asInRfc("LF, CR and CRLF")),
    lineBytes: fact(
      null,
      asInRfc("no limit; the documented one is on the path, of 1,024 characters"),
    ),
    nul: fact("line-ignored", asInRfc("no control characters")),
    whitespace: fact("space-tab", asInRfc("space and TAB")),
    comment: fact("anywhere", asInRfc("# begins a comment")),
    bom: fact("skipped", asInRfc("its readers skip the mark as part of UTF-8")),
    utf16: fact("nothing", asInRfc("UTF-8")),
    undecodable: fact("bytes", asInRfc("bytes are compared")),
    htmlTags: fact("kept", asInRfc("tags are lines that cannot be read")),
    fieldNames: fact("exact", seen("disallow-extra is rejected")),
    fieldTypos: fact("none", seen("disalow is rejected, and User-agent without its hyphen")),
    missingColon: fact("not-read", seen("a line without a colon is rejected")),
    allow: fact("read", says("Allow and Disallow")),
    agentName: fact("whole-value", seen('"Yandex extra" is not Yandex')),
    namelessAgent: fact("starts-group", asInRfc("a line without a name is one all the same")),
    globalName: fact("star", asInRfc("* alone")),
    namesWithStar: fact("counted", asInRfc("a group is for all its names")),
    agentMatch: fact("equal", seen("the name must be equal")),
    comparedName: fact("whole", says("the name of the robot")),
    groupEnd: fact(
      "rule",
      seen("blank lines do not part a group, though the help asks for none within it"),
    ),
    repeatedGroups: fact("merged", seen("groups of one name are one")),
    emptyGroup: fact("allows-all", asInRfc("a group without rules is unrestricted")),
    pathStart: fact("slash-or-star-needed", seen("a path without a leading slash is rejected")),
    pathList: fact("one", asInRfc("one path a line")),
    wildcards: fact("star-and-dollar", says("* and a final $")),
    comparison: fact("as-written", says("Cyrillic has to be written with escapes, as in the URL")),
    brokenEscape: fact(
      "kept",
      asInRfc("a % without two hexadecimal digits is an ordinary character"),
    ),
    urlPart: fact("path-and-query", asInRfc("path and query")),
    dotSegments: fact("kept", asInRfc("nothing is resolved")),
    emptyRule: fact(
      "disallow-allows-all",
      announced(
        "an empty Allow is ignored; by running the public tester, July 2026: an empty Disallow counts as an Allow of length 1",
      ),
    ),
    precedence: fact("most-bytes-without-wildcards", seen("length counts neither * nor a final $")),
    tie: fact("allow", seen("of equal rules Allow wins")),
    indexPage: fact("no-exception", asInRfc("no exception")),
    robotsTxt: fact("always-allowed", asInRfc("the file itself is open")),
    crawlDelay: fact("not-read", says("ignored since 22 February 2018")),
    fileStatus: fact("200", says("a site whose file is not served with 200 OK may be crawled")),
    redirects: fact(null, says("redirects are followed, to other hosts too")),
    missingFile: fact(
      "allows-all",
      says("a site whose file is not served with 200 OK may be crawled"),
    ),
    tooManyRequests: fact(
      "as-missing",
      says("a site whose file is not served with 200 OK may be crawled"),
    ),
    serverError: fact(
      "allows-all",
      says("a site whose file is not served with 200 OK may be crawled"),
    ),
    noResponse: fact(
      "as-server-error",
      assumed("Yandex does not say; no response is no 200 OK either, so the site may be crawled"),
    ),
    contentType: fact("any", assumed("Yandex asks for a text file and is silent on the header")),
    fileSize: fact("over-500-kb-allows-all", says("a site with a file over 500 KB is open")),
  },
};

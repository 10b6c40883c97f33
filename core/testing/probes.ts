import type { Topic } from "../dialects/dialect.ts";
import type { HttpResponse } from "../response/response.ts";
import type { Encoding } from "../text/bytes.ts";

/**
 * A file and a query that readers answer differently because of one setting.
 *
 * The answer, one character for each reader:
 * - `verdict`: `A` for allowed, `B` for blocked
 * - `line`: the number of the deciding line, `-` for none
 * - `delay`: the Crawl-delay in seconds, `-` for none
 * - `effect`: the effect of the HTTP response, by the first letter of its kind (`c` for a file that
 * is cut, `l` for the last copy); a capital if the topic at hand decided
 */
export interface Probe {
  readonly topic: Topic;
  /** The lines of the file. */
  readonly file: string;
  readonly asks?: "verdict" | "line" | "delay" | "effect";
  /** By default `FooBot`. */
  readonly agent?: string | readonly string[];
  /** By default `/a`. */
  readonly url?: string;
  readonly encoding?: Encoding;
  readonly response?: Partial<HttpResponse>;
  /** One character for each reader, in the order of `dialects`; spaces are for readability. */
  readonly answers: string;
}

const ALL = "User-agent: *\n";
const OWN = "User-agent: FooBot\n";

const probe = (topic: Topic, file: string, answers: string, more: Partial<Probe> = {}): Probe => ({
  topic,
  file,
  answers,
  ...more,
});

/** How a pattern and a URL are compared. */
const pair = (pattern: string, url: string, answers: string): Probe =>
  probe("comparison", `${ALL}Disallow: ${pattern}\n`, answers, { url });

/** The effect of an HTTP response. */
const sent = (topic: Topic, response: Partial<HttpResponse>, answers: string): Probe =>
  probe(topic, ALL, answers, { asks: "effect", response });

const LONG = "a".repeat(16_700);

export const probes: readonly Probe[] = [
  probe("lineEnds", "User-agent: *\rDisallow: /a\r", "BBBB BBB BA BBB"),
  probe("lineEnds", `${ALL}Crawl-delay: 1\u2028Disallow: /a\n`, "AAAA BBA BA AAA"),
  probe("lineEnds", `${ALL}Crawl-delay: 1\vDisallow: /a\n`, "AAAA ABA BA AAA"),
  probe("lineBytes", `${ALL}Disallow: /${LONG}\n`, "BAAA AAA AA AAA", {
    url: `/${"a".repeat(16_660)}`,
  }),
  // 16,663 bytes hold the name, a blank, a slash and these.
  probe("lineBytes", `${ALL}Disallow: /${LONG}\n`, "BAAA AAA AA AAA", {
    url: `/${"a".repeat(16_652)}`,
  }),
  probe("lineBytes", `${ALL}Disallow: /${LONG}\n`, "AAAA AAA AA AAA", {
    url: `/${"a".repeat(16_651)}`,
  }),
  probe("nul", `${ALL}Disallow: /a\0b\n`, "BAAA AAA AB AAA"),
  probe("nul", `${ALL}Disallow: /a # x\0y\n`, "BAAA BBB BB BBB"),
  probe("whitespace", `${ALL}Disallow:\u00a0/a\n`, "AAAA ABB BA AAA"),
  probe("whitespace", `${ALL}Disallow:\v/a\n`, "BAAA BAB AB BBB"),
  probe("whitespace", `${ALL}Disallow:\u0001/a\n`, "AAAA BBA BA AAA"),
  probe("whitespace", `${ALL}Disallow:\ufeff/a\n`, "AAAA AAB AA AAA"),
  probe("comment", `${ALL}Disallow: /a#b\n`, "BBBB BBB BA BBB"),
  probe("bom", `\ufeff${ALL}Disallow: /a\n`, "BBBB BAB AA BBB"),
  probe("utf16", `${ALL}Disallow: /a\n`, "AAAA BAA BA AAA", { encoding: "utf-16le" }),
  probe("undecodable", `${ALL}Disallow: /\u00e9\n`, "BBBA AAA BB BAA", {
    encoding: "latin1",
    url: "/%E9",
  }),
  probe("undecodable", `${ALL}Disallow: /\u00e9\n`, "AAAA BAB BA AAA", {
    encoding: "latin1",
    url: "/%EF%BF%BD",
  }),
  probe("undecodable", `${ALL}Disallow: /\u00e9\n`, "AAAA AAA BA AAA", {
    encoding: "latin1",
    url: "/z",
  }),
  probe("undecodable", `${ALL}Disallow: /\u00e9\n`, "AAAB AAA BA ABB", {
    encoding: "latin1",
    url: "/\u00e9",
  }),
  probe("undecodable", `${ALL}Disallow: /\u00e9\n`, "AAAA BAB BA AAA", {
    encoding: "latin1",
    url: "/\ufffd",
  }),
  probe(
    "htmlTags",
    "<html><body>\nUser-agent: *<br>\nDisallow: /a<br>\n</body></html>",
    "AAAA BAA AA AAA",
  ),
  probe("fieldNames", `${ALL}Disallow-it: /a\n`, "BAAA AAA AA AAA"),
  probe("fieldTypos", `${ALL}Disalow: /a\n`, "BAAA BBA AA AAA"),
  probe("fieldTypos", `${ALL}Disllow: /a\n`, "AAAA BAA AA AAA"),
  probe("missingColon", `${ALL}Disallow /a\n`, "BAAA BAA AA AAA"),
  probe("missingColon", `${ALL}disallow /a\n`, "BAAA BBA AA AAA"),
  probe("missingColon", `${ALL}Disallow /a b\n`, "AAAA BAA AA AAA", { url: "/a%20b" }),
  probe("missingColon", `${ALL}Disallow /a b\n`, "AAAA BAA AA AAA", { url: "/a b" }),
  probe("allow", `${ALL}Allow: /a/b\nDisallow: /a\n`, "AAAA AAA AA ABB", { url: "/a/b" }),
  probe("allow", `${ALL}Disallow: /a\n\n${OWN}Allow: /\n`, "AAAA AAA AA ABB"),
  probe("agentName", "User-agent: FooBot/1.0\nDisallow: /a\n", "BAAA BAB AA BAB"),
  probe("agentName", "User-agent: FooBot*\nDisallow: /a\n", "BAAA BBA AA BAA"),
  probe("agentName", "User-agent: Foo%42ot\nDisallow: /a\n", "AAAA AAA BA AAA"),
  probe("agentName", "User-agent: Bar FooBot\nDisallow: /a\n", "AAAA AAA AA BBA"),
  probe("agentName", "User-agent: FooBot Bar\nDisallow: /a\n", "BAAA BAA AA BBA"),
  probe("agentName", "User-agent: Foo.Bot\nDisallow: /a\n", "ABBB BBB BB BBB", {
    agent: "Foo.Bot",
  }),
  probe("agentName", "User-agent: Foo Bot\nDisallow: /a\n", "ABBB BBB BB BBB", {
    agent: "Foo Bot",
  }),
  probe("agentName", "User-agent: Foo/Bot\nDisallow: /a\n", "ABBB BBB AB BAB", {
    agent: "Foo/Bot",
  }),
  probe(
    "namelessAgent",
    "User-agent: Bar\nDisallow: /x\nUser-agent:\nDisallow: /a\n",
    "AAAA ABA AA AAA",
    {
      agent: "Bar",
    },
  ),
  probe("globalName", "User-agent: * Rex\nDisallow: /a\n", "BAAA AAA AA ABA"),
  probe("namesWithStar", `${ALL}${OWN}Disallow: /a\n\n${OWN}Disallow: /b\n`, "BBBB BBB AA BBB"),
  probe("namesWithStar", `${OWN}${ALL}Disallow: /a\n\n${OWN}Disallow: /b\n`, "BBBB BBB AB BBB"),
  probe("agentMatch", "User-agent: Foo\nDisallow: /a\n", "AAAA ABA BA ABB"),
  probe("agentMatch", "User-agent: MyFooBot\nDisallow: /a\n", "AAAA AAA AA BAA"),
  probe("comparedName", `${OWN}Disallow: /a\n`, "AAAA ABB BA BBB", { agent: "FooBot/2.1" }),
  probe("comparedName", "User-agent: 2.1\nDisallow: /a\n", "AAAA ABA AA AAA", {
    agent: "FooBot/2.1",
  }),
  probe(
    "groupEnd",
    `${OWN}Sitemap: https://a.example/\nUser-agent: Bar\nDisallow: /a\n`,
    "BBBB BAA BB BBB",
  ),
  probe("groupEnd", `${OWN}\nUser-agent: Bar\nDisallow: /a\n`, "BBBB BBB AB AAA"),
  probe("groupEnd", `${OWN}Crawl-delay: 1\nUser-agent: Bar\nDisallow: /a\n`, "BBBB BAA AB BBB"),
  probe("groupEnd", `${OWN}Disallow: /b\n\nDisallow: /a\n`, "BBBB BBB AB AAA"),
  probe("groupEnd", `${OWN}Disallow: /b\n \nDisallow: /a\n`, "BBBB BBB BB AAA"),
  probe("repeatedGroups", `${OWN}Disallow: /b\n\n${OWN}Disallow: /a\n`, "BBBB BBB AB AAA"),
  probe(
    "repeatedGroups",
    `User-agent: Foo\nDisallow: /a\n\n${OWN}Disallow: /b\n`,
    "BBBB BAB BB BBB",
    {
      agent: ["Foo", "FooBot"],
    },
  ),
  probe(
    "repeatedGroups",
    `User-agent: Foo\nDisallow: /b\n\n${OWN}Disallow: /a\n`,
    "BBBB BBB AB AAA",
    {
      agent: ["Foo", "FooBot"],
    },
  ),
  probe("emptyGroup", `${ALL}Disallow: /a\n\n${OWN}`, "AAAA AAB BA BBB"),
  probe("emptyGroup", `${ALL}Disallow: /a\n\n${OWN}Crawl-delay: 1\n`, "AAAA AAA AA BBB"),
  probe("emptyGroup", `${ALL}Disallow: /a\n\n${OWN}Request-rate: 1/5\n`, "AAAA AAB AA BBB"),
  probe("pathStart", `${ALL}Disallow: a\n`, "AAAA AAA AB AAA"),
  probe("pathStart", `${OWN}Disallow: b\nUser-agent: Bar\nDisallow: /a\n`, "AAAB AAA AA AAA"),
  probe("pathList", `${ALL}Disallow: /x /a\n`, "AAAA AAA AA ABA"),
  probe("wildcards", `${ALL}Disallow: /*a\n`, "BBBB BBB AA AAA", { url: "/xa" }),
  probe("wildcards", `${ALL}Disallow: /a$\n`, "AAAA ABA BB BBB", { url: "/a$" }),
  probe("wildcards", `${ALL}Disallow: /a$\n`, "AAAA ABA BB BAA", { url: "/a%24" }),
  pair("/~a", "/%7Ea", "ABBA BBA BB BAA"),
  pair("/%7Ea", "/~a", "ABBA BBA BB BAA"),
  pair("/a%2Fb", "/a/b", "AAAA AAA BA AAA"),
  pair("/a%2fb", "/a%2Fb", "BBBA BBB BA BAA"),
  pair("/\u00e9", "/%C3%A9", "BBBA BBB BB BAA"),
  pair("/a b", "/a%20b", "ABBA BBB BB BBA"),
  pair("/a?b=%7E", "/a?b=~", "ABBA BAA BA BAA"),
  pair("/a?b=/c", "/a?b=%2Fc", "ABBA AAA BA AAA"),
  pair("/a%3Fb", "/a?b", "AAAA AAA BA BAA"),
  pair("/a!", "/a%21", "ABBA ABA BB BAA"),
  pair("/a$b", "/a$b", "BBBB ABB BB BBB"),
  pair("/a%24b", "/a$b", "ABBA BBA BB BAA"),
  pair("/a?", "/a", "AAAA AAA BA AAA"),
  pair("/%c3%a9", "/%C3%A9", "BBBA BBB BB BAA"),
  pair("/a[", "/a%5B", "ABBA ABB BB BAA"),
  pair("/a%26b", "/a&b", "AAAA ABA BB BAA"),
  probe("brokenEscape", `${ALL}Disallow: /50%off\n`, "BBBB ABB BB BBB", { url: "/50%off" }),
  probe("urlPart", `${ALL}Disallow: /a?b\n`, "BBBB BBB BA BBB", { url: "/a?b" }),
  probe("urlPart", `${ALL}Disallow: /a$\n`, "BBBB BAB AA AAA", { url: "/a#c" }),
  probe("urlPart", `${ALL}Disallow: /a%23c\n`, "AAAA AAA BA AAA", { url: "/a#c" }),
  probe("urlPart", `${ALL}Disallow: /a$\n`, "AAAA AAA AA AAA", { url: "/a?c" }),
  probe("dotSegments", `${ALL}Disallow: /b\n`, "AAAA AAB AB AAA", { url: "/a/../b" }),
  probe("emptyRule", `${ALL}Disallow:\nDisallow: /a\n`, "BBBB BBB AA ABB"),
  probe("emptyRule", `${ALL}Disallow: /\nDisallow:\n`, "BBBA BBB BB BBB"),
  probe("emptyRule", `${ALL}Allow:\nDisallow: /a\n`, "BBBB BBB AA ABB"),
  probe("emptyRule", `${ALL}Disallow:\n`, "2222 --- 22 222", { asks: "line" }),
  probe("precedence", `${ALL}Allow: /a\nDisallow: /a/b\n`, "BBBB BBB AA ABB", { url: "/a/b" }),
  probe("precedence", `${ALL}Disallow: /a\nAllow: /a/b\n`, "AAAA AAA BB BBB", { url: "/a/b" }),
  probe("precedence", `${ALL}Disallow: /a/b\nAllow: /a***\n`, "AAAB AAA BB BBB", { url: "/a/b" }),
  probe("precedence", `${ALL}Allow: /a\nDisallow: /a*\n`, "BBBA BBB AA ABB", { url: "/a*" }),
  probe("precedence", `${ALL}Disallow:\nDisallow: /a\n`, "BBBB BBB AA ABB"),
  probe("tie", `${ALL}Disallow: /a\nAllow: /a\n`, "AAAA AAA BB BBB"),
  probe("indexPage", `${ALL}Allow: /d/index.htm\nDisallow: /\n`, "ABBB ABB BB BBB", { url: "/d/" }),
  probe("indexPage", `${ALL}Allow: /d/index.html\nDisallow: /\n`, "ABBB AAB BB BBB", {
    url: "/d/",
  }),
  probe("indexPage", `${ALL}Disallow: /d/index.html\n`, "AAAA BAA AA AAA", { url: "/d/" }),
  probe("robotsTxt", `${ALL}Disallow: /\n`, "BAAA ABB BB ABB", { url: "/robots.txt" }),
  probe("crawlDelay", `${OWN}Crawl-delay: 5\nDisallow: /x\n`, "--5- 555 5- ---", { asks: "delay" }),
  probe(
    "crawlDelay",
    `${ALL}Crawl-delay: 7\nDisallow: /y\n\n${OWN}Disallow: /x\n`,
    "--7- --- -- ---",
    {
      asks: "delay",
    },
  ),
  probe("crawlDelay", `${OWN}Crawl-delay: 301\nDisallow: /x\n`, "AAAA BAA AA AAA"),
  sent("fileStatus", { status: 204 }, "AAAA ARR AA AAA"),
  sent("fileStatus", { status: 206 }, "RRRA RRR RR RRR"),
  sent("redirects", { redirects: 1 }, "RRRR Rrr RR RRR"),
  sent("redirects", { redirects: 5 }, "RRRR Rrr RR RRR"),
  sent("redirects", { redirects: 6 }, "AAAR Rrr RR RRR"),
  sent("redirects", { redirects: 10 }, "AAAR Rrr RR RRR"),
  sent("redirects", { redirects: 11 }, "AAAR Rrr BR RRR"),
  sent("redirects", { redirects: 20 }, "AAAR Rrr BR RRR"),
  sent("redirects", { redirects: 21 }, "AAAR Rrr BA RRR"),
  sent("redirects", { status: 301 }, "RRRR PRR RR RRR"),
  sent("missingFile", { status: 404 }, "AAAA ARR AA AAA"),
  sent("missingFile", { status: 403 }, "AAAA ARR BA BAA"),
  sent("tooManyRequests", { status: 429 }, "PAAA Arr AA AAA"),
  sent("serverError", { status: 503 }, "PBBA PRR BA PAA"),
  sent("serverError", { status: 503, daysUnreachable: 1 }, "LBBA PRR BA PAA"),
  sent("serverError", { status: 503, daysUnreachable: 31 }, "AAAA PRR BA PAA"),
  sent("noResponse", { status: null }, "PBBA RRR BA PAA"),
  sent("contentType", { contentType: "text/html" }, "RRRR RRR RR RRR"),
  sent("fileSize", { bodyBytes: 600_000 }, "CRRA rrr rr rrr"),
];

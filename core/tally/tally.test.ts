import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import type { LogRecord } from "../log/record.ts";
import { consult } from "../match/consult.ts";
import { parse } from "../syntax/parse.ts";
import { coverageSteps } from "./coverage.ts";
import { Folders } from "./folders.ts";
import { followersOf } from "./followers.ts";
import { HostCounts } from "./hosts.ts";
import { LogTally } from "./log-tally.ts";
import { plainUrls } from "./plain-url.ts";
import { Rows } from "./rows.ts";
import { TextList } from "./text-list.ts";
import { UrlTally } from "./url-tally.ts";
import { visitorOf } from "./visitor.ts";

const FILE = parse(`User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`);

const consultation = (crawler: string, document = FILE) =>
  consult(document, dialects.google, crawler);

const followers = (...crawlers: readonly string[]) =>
  followersOf(crawlers.map((crawler) => ({ crawler, consultation: consultation(crawler) })));

const run = <Result>(steps: Generator<unknown, Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

describe("crawlers", () => {
  it("that follow the same rules are asked once", () => {
    const found = followers("Googlebot", "GPTBot", "bingbot", "Perplexity-User");
    expect(found.map(({ crawlers }) => crawlers)).toEqual([
      ["Googlebot", "bingbot"],
      ["GPTBot"],
      ["Perplexity-User"],
    ]);
  });
});

describe("a tally of URLs", () => {
  const tally = () => {
    const made = new UrlTally(followers("Googlebot", "bingbot", "GPTBot"), 10);
    made.add("https://e.com/cart/1", "page");
    made.add("https://e.com/cart/help", "page");
    made.add("/a/b/c", "page");
    made.add("https://i.e.com/cart/x.png", "image");
    return made;
  };

  it("adds up verdicts by page, kind, crawler and rule", () => {
    expect(tally().summary()).toMatchObject({
      verdicts: { allowed: 0, mixed: 2, blocked: 1 },
      kinds: [
        { kind: "page", count: 3, blocked: 3 },
        { kind: "image", count: 1, blocked: 1 },
      ],
      crawlers: [
        { crawler: "Googlebot", reader: "google", allowed: 2, blocked: 1 },
        { crawler: "bingbot", allowed: 2, blocked: 1 },
        { crawler: "GPTBot", allowed: 0, blocked: 3 },
      ],
      rules: [
        { line: 6, allowed: false, count: 3, crawlers: ["GPTBot"] },
        { line: 0, allowed: true, count: 1, crawlers: ["Googlebot", "bingbot"] },
        { line: 2, allowed: false, count: 1 },
        { line: 3, allowed: true, count: 1 },
      ],
      hosts: [
        { host: "https://e.com", count: 2 },
        { host: "https://i.e.com", count: 1 },
      ],
    });
    expect([...tally().coverage()]).toEqual([
      [2, 2],
      [6, 4],
      [3, 1],
    ]);
  });

  it("keeps what it has room for, and counts the rest", () => {
    const small = new UrlTally(followers("Googlebot"), 1);
    expect(small.add("/cart", "page")).toBe(true);
    expect(small.add("/b", "page")).toBe(false);
    expect(small.rows.length).toBe(1);
    expect(small.rows.left).toBe(1);
    expect(small.summary().verdicts).toEqual({ allowed: 1, mixed: 0, blocked: 1 });
    expect(small.outcome(small.rows.row(0).outcome)).toEqual({ kind: "page", codes: [5] });
  });
});

const record = (facts: Partial<LogRecord>): LogRecord => ({
  time: 0,
  method: "GET",
  target: "/",
  status: 200,
  host: null,
  userAgent: null,
  bytes: 10,
  ...facts,
});

describe("a tally of a log", () => {
  const before = parse("User-agent: *\nDisallow: /\n");
  const tally = () => {
    const made = new LogTally(
      (token) => ({
        now: consultation(token).matcher,
        before: consultation(token, before).matcher,
      }),
      10,
    );
    const bot = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
    made.add(record({ userAgent: bot, target: "/robots.txt", time: 5000 }));
    made.add(record({ userAgent: bot, target: "/cart/1", host: "e.com" }));
    made.add(record({ userAgent: bot, target: "/cart/1", bytes: null }));
    made.add(record({ userAgent: bot, target: "/a/b" }));
    made.add(record({ userAgent: bot, target: null, time: null }));
    made.add(record({ userAgent: "Mozilla/5.0 (X11; Linux) Firefox/1", target: "/cart" }));
    made.add(record({ userAgent: "Foo/1.0", target: "//cart" }));
    made.add(record({}));
    return made;
  };

  it("says who came, and what both versions of the file block of it", () => {
    const { visitors, requests, bytes, span, hosts } = tally().summary();
    expect({ requests, bytes, span, hosts }).toEqual({
      requests: 8,
      bytes: 70,
      span: [0, 5000],
      hosts: [{ host: "e.com", count: 1 }],
    });
    expect(
      visitors.map(({ visitor: { kind, token }, example, ...rest }) => ({ kind, token, ...rest })),
    ).toEqual([
      {
        kind: "crawler",
        token: "bingbot",
        requests: 5,
        bytes: 40,
        robotsTxt: 1,
        blocked: { requests: 2, bytes: 10 },
        blockedBefore: { requests: 3, bytes: 20 },
      },
      {
        kind: "browser",
        token: "",
        requests: 1,
        bytes: 10,
        robotsTxt: 0,
        blocked: null,
        blockedBefore: null,
      },
      {
        kind: "nameless",
        token: "",
        requests: 1,
        bytes: 10,
        robotsTxt: 0,
        blocked: null,
        blockedBefore: null,
      },
      {
        kind: "unknown",
        token: "Foo",
        requests: 1,
        bytes: 10,
        robotsTxt: 0,
        blocked: { requests: 0, bytes: 0 },
        blockedBefore: { requests: 1, bytes: 10 },
      },
    ]);
  });

  it("lists what was asked for once, however often it was", () => {
    const { rows } = tally();
    const indices = run(
      rows.find({ wants: () => true, search: "", within: "", order: "count", descending: true }),
    );
    expect(
      [...indices].map((index) => rows.row(index)).map(({ url, count, sum }) => [url, count, sum]),
    ).toEqual([
      ["/cart/1", 2, 10],
      ["/a/b", 1, 10],
      ["//cart", 1, 10],
    ]);
  });

  it("adds up what each line decides", () => {
    expect(tally().summary().rules).toEqual([
      { line: 0, allowed: true, requests: 2, bytes: 20, crawlers: ["bingbot", "Foo"] },
      { line: 2, allowed: false, requests: 2, bytes: 10, crawlers: ["bingbot"] },
    ]);
    expect([...tally().coverage()]).toEqual([[2, 2]]);
  });

  it("has room for visitors that make up a name each time", () => {
    const crowded = tally();
    for (let count = 0; count < 5000; count++) crowded.add(record({ userAgent: `Name${count}/1` }));
    const { visitors, requests } = crowded.summary();
    expect(requests).toBe(5008);
    expect(visitors.length).toBeLessThan(2100);
    expect(visitors.reduce((sum, visitor) => sum + visitor.requests, 0)).toBe(5008);
  });
});

describe("a visitor", () => {
  it("is who its user-agent says", () => {
    expect(visitorOf("GPTBot/1.3").kind).toBe("crawler");
    expect(visitorOf("python-requests/2.31").kind).not.toBe("unknown");
    expect(visitorOf("Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari/537.36").kind).toBe(
      "browser",
    );
    expect(visitorOf("Opera 9.6").kind).toBe("browser");
    expect(visitorOf("SomeNewBot/1.0")).toEqual({
      token: "SomeNewBot",
      kind: "unknown",
      crawler: null,
    });
    expect(visitorOf(" ").kind).toBe("nameless");
  });
});

describe("folders", () => {
  it("count what lies in them, whatever the order", () => {
    const urls = [
      "/",
      "/a",
      "/a/",
      "/a/b",
      "https://e.com/a/b/c?x=/y/z",
      "/a/x",
      "https://e.com",
      "//e.com/a/",
    ];
    const count = (list: readonly string[]) => {
      const folders = new Folders();
      for (const url of list) folders.add(url, url.includes("b"));
      return folders.tree();
    };
    const expected = {
      name: "",
      count: 8,
      blocked: 2,
      folders: [
        {
          name: "a",
          count: 5,
          blocked: 2,
          folders: [{ name: "b", count: 1, blocked: 1, folders: [] }],
        },
      ],
    };
    expect(count(urls)).toEqual(expected);
    fc.assert(
      fc.property(fc.shuffledSubarray(urls, { minLength: urls.length }), (list) => {
        expect(count(list)).toEqual(expected);
      }),
    );
  });

  it("end where the query begins, also where nothing stands before it", () => {
    const folders = new Folders();
    for (const url of ["?a/b/", "/?a/b/", "/c?a/b/", "https://e.com/c/?a/b/"])
      folders.add(url, false, url.startsWith("h") ? 13 : 0);
    expect(folders.tree()).toEqual({
      name: "",
      count: 4,
      blocked: 0,
      folders: [{ name: "c", count: 1, blocked: 0, folders: [] }],
    });
  });

  it("are bounded in depth and number", () => {
    const folders = new Folders();
    for (let index = 0; index < 50_000; index++) folders.add(`/f${index}/x`, false);
    folders.add("/f0/2/3/4/5/6/7/8", false);
    const tree = folders.tree();
    expect(tree.count).toBe(50_001);
    expect(tree.folders.length).toBeLessThan(20_001);
  });
});

describe("hosts", () => {
  it("are counted up to a number of them", () => {
    const hosts = new HostCounts();
    for (let index = 0; index < 5000; index++) hosts.add(`https://h${index}.example`);
    hosts.add("https://h1.example/x", 18);
    expect(hosts.list()[0]).toEqual({ host: "https://h1.example", count: 2 });
    expect(hosts.list()).toHaveLength(1000);
  });
});

describe("a long list of texts", () => {
  it("gives back what it was given, without line ends", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 2000, size: "max" }), (texts) => {
        const list = new TextList();
        for (const text of texts) list.add(text);
        expect(list.length).toBe(texts.length);
        texts.forEach((text, index) => {
          expect(list.at(index)).toBe(text.replaceAll("\n", " "));
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe("rows", () => {
  const rows = new Rows(100);
  for (const [url, outcome, sum] of [
    ["https://e.com/b/2", 0, 5],
    ["https://e.com/a/1", 1, 7],
    ["/b/3", 1, 6],
  ] as const) {
    rows.add(url, outcome, sum);
  }
  const find = (query: Partial<Parameters<Rows["find"]>[0]>) => [
    ...run(
      rows.find({
        wants: () => true,
        search: "",
        within: "",
        order: "input",
        descending: false,
        ...query,
      }),
    ),
  ];

  it("are found by outcome, text and folder", () => {
    expect(find({})).toEqual([0, 1, 2]);
    expect(find({ wants: (outcome) => outcome === 1 })).toEqual([1, 2]);
    expect(find({ search: "E.COM/b" })).toEqual([0]);
    expect(find({ within: "/b/" })).toEqual([0, 2]);
  });

  it("are sorted", () => {
    expect(find({ order: "url" })).toEqual([2, 1, 0]);
    expect(find({ order: "sum", descending: true })).toEqual([1, 2, 0]);
    expect(find({ order: "input", descending: true })).toEqual([2, 1, 0]);
  });
});

describe("a plain URL", () => {
  const isPlain = plainUrls();

  it("is what URL parsers leave as it is", () => {
    const pieces = fc.constantFrom(
      "https://",
      "http://",
      "e.com",
      "www.e-x.com",
      "xn--e1a.com",
      "E.com",
      "1.2",
      ":80",
      "/",
      "//",
      "a",
      "A1",
      ".",
      "..",
      "%",
      "%2e",
      "%C3",
      "?",
      "&",
      "=",
      "#",
      "'",
      '"',
      "|",
      "\\",
      " ",
      "é",
      "[",
      "]",
      "^",
      "~",
      "@",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const text = parts.join("");
        if (!isPlain(text)) return;
        const whole = text.startsWith("/") ? `https://host.invalid${text}` : text;
        expect(new URL(whole).href).toBe(whole);
      }),
      { numRuns: 5000 },
    );
  });

  it("is what most lists are full of", () => {
    expect(isPlain("https://www.e.com/a/b-c.html?x=1&y=2")).toBe(true);
    expect(isPlain("/a/b")).toBe(true);
    expect(isPlain("https://www.e.com/%C3%A9")).toBe(false);
  });
});

describe("what each rule decides of many URLs", () => {
  it("tells rules without an example from rules that are proved dead", () => {
    const document = parse(
      "User-agent: *\nDisallow: /cart\nDisallow: /cart\nAllow: /never\n\nUser-agent: GPTBot\nDisallow: /\n",
    );
    const asked = followersOf(
      ["Googlebot", "bingbot"].map((crawler) => ({
        crawler,
        consultation: consultation(crawler, document),
      })),
    );
    const tally = new UrlTally(asked, 10);
    tally.add("/cart/1", "page");
    const matchers = asked.map(({ matcher }) => matcher);
    expect(run(coverageSteps(matchers, tally.coverage(), new Map([[4, 2]])))).toEqual([
      { line: 2, urls: 1, requests: 0, isDead: false },
      { line: 3, urls: 0, requests: 0, isDead: true },
      { line: 4, urls: 0, requests: 2, isDead: false },
    ]);
  });
});

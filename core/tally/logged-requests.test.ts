import { describe, expect, it } from "vitest";
import type { LogRecord } from "../log/record.ts";
import { parse } from "../syntax/parse.ts";
import { float64s, int32s } from "./lists.ts";
import { LoggedRequests } from "./logged-requests.ts";
import { consultation } from "./testing/shop.ts";
import { visitorOf } from "./visitor.ts";

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

describe("logged requests", () => {
  const before = parse("User-agent: *\nDisallow: /\n");
  const logged = () => {
    const made = new LoggedRequests(
      (token) => ({
        now: consultation(token).matcher,
        before: consultation(token, before).matcher,
      }),
      10,
      (target) => target,
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

  it("shows who made requests, and what both versions of the file block of them", () => {
    const { visitors, requests, bytes, span, hosts } = logged().summary();
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

  it("has versions of the file for each visitor that it is meant for", () => {
    const { versions, tally } = logged();
    expect(versions.map(({ now }) => now.tokens)).toEqual([["bingbot"], ["Foo"]]);
    expect(tally.judged).toBe(4);
  });

  it("lists a request once, however often it was made", () => {
    const { rows } = logged().tally;
    const indices = rows.find({
      wants: () => true,
      search: "",
      within: "",
      order: "count",
      descending: true,
    });
    expect(
      [...indices].map((index) => rows.row(index)).map(({ url, count, sum }) => [url, count, sum]),
    ).toEqual([
      ["/cart/1", 2, 10],
      ["/a/b", 1, 10],
      ["//cart", 1, 10],
    ]);
  });

  it("adds up what each line decides", () => {
    expect(logged().summary().rules).toEqual([
      { line: 0, allowed: true, requests: 2, bytes: 20, crawlers: ["bingbot", "Foo"] },
      { line: 2, allowed: false, requests: 2, bytes: 10, crawlers: ["bingbot"] },
    ]);
    expect([...logged().tally.coverage()]).toEqual([[2, 2]]);
  });

  it("counts what it does not list, each time it occurs", () => {
    const made = (mostRows: number) => {
      const versionsOf = (token: string) => ({ now: consultation(token).matcher, before: null });
      const log = new LoggedRequests(versionsOf, mostRows, (target) => target);
      for (const target of ["/a", "/cart/1", "/b", "/cart/1", "/a", "/cart/1"])
        log.add(record({ userAgent: "Foo/1.0", target }));
      return log;
    };
    expect(made(1).summary()).toEqual(made(10).summary());
    expect([...made(1).tally.coverage()]).toEqual([[2, 3]]);
    expect([made(1).tally.rows.length, made(1).tally.rows.row(0).count]).toEqual([1, 2]);
  });

  it("has a limit for visitors with a new name each time", () => {
    const crowded = logged();
    for (let count = 0; count < 5000; count++) crowded.add(record({ userAgent: `Name${count}/1` }));
    const { visitors, requests } = crowded.summary();
    expect(requests).toBe(5008);
    // 2,000 by name, including those that the tally knew before, and one for all others.
    expect(visitors).toHaveLength(2001);
    expect(visitors.reduce((sum, visitor) => sum + visitor.requests, 0)).toBe(5008);
  });
});

describe("a long list of numbers", () => {
  it("returns all values, and 0 after its end", () => {
    for (const numbers of [int32s(), float64s()]) {
      for (let value = 0; value < 1000; value++) numbers.add(value);
      numbers.set(900, 905);
      expect([numbers.length, ...[0, 63, 64, 900, 999, 1000].map((at) => numbers.at(at))]).toEqual([
        1000, 0, 63, 64, 905, 999, 0,
      ]);
    }
  });
});

describe("a visitor", () => {
  it("is identified by its user-agent", () => {
    expect(visitorOf("GPTBot/1.3").kind).toBe("crawler");
    expect(visitorOf("python-requests/2.31").kind).toBe("program");
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

  it("has the same name, whatever numbers follow it", () => {
    const headers = [
      ["Feedbin - 1 subscribers", "Feedbin"],
      ["Feedbin - 1,204 subscribers", "Feedbin"],
      [
        "NewsBlur Feed Fetcher - 12 subscribers - https://feeds.example/site/7/",
        "NewsBlur Feed Fetcher",
      ],
      ["Feedly/1.0 (+http://feeds.example/fetcher.html; 12 subscribers)", "Feedly"],
      ["Some Reader 2.1", "Some Reader"],
      ["7 Wonders", "7 Wonders"],
      ["some-reader2", "some-reader2"],
    ];
    expect(headers.map(([header = ""]) => visitorOf(header).token)).toEqual(
      headers.map(([, name]) => name),
    );
  });
});

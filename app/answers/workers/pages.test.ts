import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageText } from "./page-text.ts";
import { readPage, resourcesOf } from "./read-page.ts";

globalThis.onmessage = null;
const { pageAnswers } = await import("./pages.ts");

const FILE = { source: "User-agent: *\nDisallow: /cart\n", encoding: "utf-8" } as const;

const judge = (text: string, more: object = {}) =>
  pageAnswers.judge({
    ...FILE,
    response: null,
    crawler: "Googlebot",
    dialect: "google",
    url: "https://e.example/cart/1",
    text,
    time: 0,
    ...more,
  });

const NOINDEX = '<meta name="robots" content="noindex">';

const SIGNALS = ["named", "status", "headers", "tags"] as const;

/** What of a page decides, and the addresses that it loads. */
const essence = (text: string) => {
  const page = readPage(text);
  const { resources: _, ...tags } = page.tags ?? { resources: [] };
  const kept = { ...page, tags: page.tags && tags };
  return [
    ...SIGNALS.map((name) => kept[name]),
    new Set(resourcesOf(page, "https://e.example/").map(({ url, kind }) => `${kind} ${url}`)),
  ];
};

describe("a page", () => {
  it("that is blocked with a noindex inside says which line would open it", () => {
    const { outcome, opening, others, isRead } = judge(NOINDEX);
    expect(outcome.trap?.kind).toBe("unread");
    expect(opening).toEqual({ line: 2, rule: "Allow: /cart/1$" });
    expect(isRead).toBe(true);
    expect(others.find(({ crawler }) => crawler === "YandexBot")?.may).toMatchObject({
      fetch: "no",
      index: "unverified",
    });
    const opened = judge(NOINDEX, { source: "User-agent: *\nAllow: /cart/1$\nDisallow: /cart\n" });
    expect([opened.outcome.trap?.kind, opened.opening]).toEqual(["read", null]);
  });

  it("has no such line if its path means something else in a rule, or none would help", () => {
    expect(judge(NOINDEX, { url: "/cart/a*b" }).opening).toBeNull();
    // The first rule that matches decides for this reader, and it has no `$`.
    expect(judge(NOINDEX, { dialect: "standard-1994" }).opening).toBeNull();
  });

  it("needs scripts, style sheets and data of its own site, of which the first are checked", () => {
    const scripts = Array.from({ length: 300 }, (_, at) => `<script src="/s${at}.js"></script>`);
    const pages = [
      { url: "https://e.example/", text: `<img src="/a.png">${scripts.join("")}` },
      { url: "/b", text: '<script src="https://cdn.example/a.js"></script>' },
    ];
    const known = pageAnswers.needs({ pages });
    expect(known.map(({ url }) => url)).toEqual(["https://e.example/"]);
    expect(known[0]?.needs).toHaveLength(200);
    expect(known[0]?.needs[0]).toBe("https://e.example/s0.js");
  });

  it("of which nothing is recognised is not judged", () => {
    expect(judge("hello").isRead).toBe(false);
  });
});

describe("a text that is read", () => {
  const read = (...texts: readonly string[]) =>
    pageAnswers.read({ texts, longest: 4000, asIs: 200 });

  it("stays as it is if it is short", () => {
    expect(read(NOINDEX)).toEqual([{ named: null, text: NOINDEX, isShortened: false }]);
  });

  it("is reduced to what crawlers look at, and says the same", () => {
    const long = `HTTP/2 200\nset-cookie: x\nx-robots-tag: noarchive\ncontent-type: text/html\n\n<head>${NOINDEX}<base href="/b/"><link rel="canonical" href="https://e.example/c?a=1&amp;b"><script src="s.js"></script><link rel=stylesheet href=t.css></head><p data-nosnippet>${"x".repeat(9000)}`;
    const [found] = read(long);
    expect(found).toMatchObject({ named: "https://e.example/c?a=1&b", isShortened: true });
    expect(found?.text).not.toContain("xxx");
    const [named, status, headers, tags, resources] = essence(found?.text ?? "");
    expect([named, status, tags, resources]).toEqual([0, 1, 3, 4].map((at) => essence(long)[at]));
    expect(headers).toEqual([
      ["x-robots-tag", "noarchive"],
      ["content-type", "text/html"],
    ]);
  });

  it("says how many addresses have no room", () => {
    const html = Array.from({ length: 500 }, (_, at) => `<img src="/image-${at}.png">`).join("");
    const [found] = read(html);
    expect(found?.text.length).toBeLessThanOrEqual(4000);
    expect(found?.text).toMatch(/<!-- \d+ more addresses are left out -->$/);
  });

  it("may be an archive, which has several pages", () => {
    const entry = (page: string, url: string, type: string, text?: string) => ({
      pageref: page,
      _resourceType: type,
      request: { url },
      response: { status: 200, headers: [], content: { mimeType: "text/html", text } },
    });
    const entries = [
      entry("1", "https://e.example/cart", "document", NOINDEX),
      entry("1", "https://e.example/api", "fetch"),
      entry("2", "https://e.example/", "document", "<p>"),
    ];
    const found = read(JSON.stringify({ log: { entries } }));
    expect(found.map(({ named }) => named)).toEqual([
      "https://e.example/cart",
      "https://e.example/",
    ]);
    expect(found[0]?.text).toContain('as="fetch" href="https://e.example/api"');
    expect(readPage(found[1]?.text ?? "").tags).not.toBeNull();
  });

  it("can be reduced and judged, whatever it is", () => {
    const piece = fc.oneof(
      fc.constantFrom(NOINDEX, "HTTP/2 200\n", "x-robots-tag: a\n", "\n", "<base href='http://['>"),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join("")),
        (text) => {
          const reduced = pageText(readPage(text), 1000);
          expect(reduced.length).toBeLessThanOrEqual(1000);
          judge(text);
          judge(reduced, { url: "/x" });
        },
      ),
    );
  });
});

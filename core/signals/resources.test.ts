import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { HarReader, readHar } from "./har.ts";
import { blockedResources, neededOnSite } from "./resources.ts";

const matcher = compile(
  parse("User-agent: *\nDisallow: /js/\nDisallow: /*.woff2$\nAllow: /js/open\n"),
  dialects.google,
  "Googlebot",
);

describe("the resources of a page", () => {
  it("are judged once each, by the rules of their own site", () => {
    const resources = [
      { url: "https://e.example/js/a.js", kind: "script" },
      { url: "https://e.example:443/js/open.js", kind: "script" },
      { url: "https://e.example/js/a.js", kind: "script" },
      { url: "/fonts/x.woff2", kind: "font" },
      { url: "http://e.example/js/b.js", kind: "script" },
      { url: "https://cdn.example/js/c.js", kind: "script" },
    ] as const;
    expect(blockedResources(matcher, resources, "https://E.example/page")).toEqual({
      blocked: [
        { url: "https://e.example/js/a.js", kind: "script", line: 2 },
        { url: "/fonts/x.woff2", kind: "font", line: 3 },
      ],
      judged: 3,
      elsewhere: 2,
    });
    // Without the page's host, nobody can tell which others are its own.
    expect(blockedResources(matcher, resources, "/page")).toMatchObject({
      blocked: [{ url: "/fonts/x.woff2" }],
      judged: 1,
      elsewhere: 4,
    });
  });
});

describe("what a page needs", () => {
  it("are scripts, style sheets and data of its own site, each once", () => {
    const resources = [
      { url: "https://e.example/a.js", kind: "script" },
      { url: "https://e.example/a.js", kind: "script" },
      { url: "/b.css", kind: "style" },
      { url: "https://e.example/api", kind: "fetch" },
      { url: "https://e.example/c.png", kind: "image" },
      { url: "https://cdn.example/d.js", kind: "script" },
    ] as const;
    expect(neededOnSite(resources, "https://e.example/page")).toEqual([
      "https://e.example/a.js",
      "/b.css",
      "https://e.example/api",
    ]);
    expect(neededOnSite(resources, "/page")).toEqual(["/b.css"]);
  });
});

const entry = (url: string, type: string, more: object = {}) => ({
  pageref: "page_1",
  _resourceType: type,
  request: { method: "GET", url },
  response: { status: 200, headers: [], content: { mimeType: "" } },
  ...more,
});

const har = (...entries: readonly unknown[]): string => JSON.stringify({ log: { entries } });

const page = (html: string, ...headers: readonly { name: string; value: string }[]) => ({
  response: { status: 200, headers, content: { mimeType: "text/html; charset=utf-8", text: html } },
});

describe("an HTTP archive", () => {
  it("has pages, with their responses and what they loaded", () => {
    const text = har(
      entry("https://e.example/old", "document", { response: { status: 301, headers: [] } }),
      entry(
        "https://e.example/new",
        "document",
        page("<p>", { name: "X-Robots-Tag", value: "noindex\ngooglebot: nofollow" }),
      ),
      entry("https://e.example/a.css", "stylesheet"),
      entry("https://e.example/api", "xhr"),
      entry("https://e.example/frame", "document", page("<i>")),
      entry("data:text/css,x", "stylesheet"),
    );
    expect(readHar(text)).toEqual({
      skipped: 1,
      pages: [
        {
          url: "https://e.example/new",
          status: 200,
          headers: [
            ["X-Robots-Tag", "noindex"],
            ["X-Robots-Tag", "googlebot: nofollow"],
          ],
          html: "<p>",
          resources: [
            { url: "https://e.example/a.css", kind: "style" },
            { url: "https://e.example/api", kind: "fetch" },
            { url: "https://e.example/frame", kind: "frame" },
          ],
        },
      ],
    });
  });

  it("without types is read by content types", () => {
    const loaded = [
      ["text/javascript", "script"],
      ["application/x-javascript", "script"],
      ["text/css", "style"],
      ["image/svg+xml", "image"],
      ["font/woff2", "font"],
      ["application/font-woff", "font"],
      ["audio/mpeg", "media"],
      ["application/ld+json", "fetch"],
      ["application/wasm", "other"],
    ] as const;
    const text = har(
      { request: { url: "https://e.example/" }, ...page("<p>") },
      ...loaded.map(([mimeType], index) => ({
        request: { url: `https://e.example/${index}` },
        response: { status: 200, content: { mimeType } },
      })),
    );
    const read = readHar(text);
    expect(read?.pages[0]?.resources.map(({ kind }) => kind)).toEqual(
      loaded.map(([, kind]) => kind),
    );
  });

  it("may have pages without a response or with a body that is no text", () => {
    const text = har(
      entry("https://e.example/", "document", {
        response: { status: 0, content: { text: "eA==", encoding: "base64" } },
      }),
      entry("https://e.example/b", "document", { pageref: "page_2" }),
      entry("https://e.example/c.js", "script", { pageref: "page_3" }),
    );
    expect(readHar(text)).toMatchObject({
      pages: [
        { url: "https://e.example/", status: null, html: null },
        { url: "https://e.example/b", status: 200, html: null },
      ],
    });
  });

  it("is told from other texts", () => {
    for (const text of ["<html>", "1", "null", "[]", "{}", '{"log":1}', '{"log":{"entries":{}}}']) {
      expect(readHar(text)).toBeNull();
    }
  });

  it("may be cut off, and come in pieces of any length", () => {
    const text = har(
      entry("https://e.example/", "document", page("<p>")),
      entry("https://e.example/a.js", "script"),
      entry("https://e.example/b.js", "script"),
    );
    for (const length of [1, 7, 64, text.length]) {
      const reader = new HarReader();
      const urls: string[] = [];
      for (let at = 0; at < text.length - 20; at += length) {
        urls.push(...reader.push(text.slice(at, Math.min(at + length, text.length - 20))));
      }
      expect(urls).toEqual(["https://e.example/", "https://e.example/a.js"]);
      expect(reader.har().pages).toMatchObject([
        { html: "<p>", resources: [{ url: "https://e.example/a.js" }] },
      ]);
    }
  });

  it("may have any shape", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (entries, part) => {
        const odd = ["request", "response", "pageref", "_resourceType"].map((name) =>
          entry("https://e.example/", "document", { [name]: part }),
        );
        const inner = [{ status: part }, { headers: part }, { content: part }, { headers: [part] }];
        const answers = inner.map((response) =>
          entry("https://e.example/", "document", { response }),
        );
        expect(readHar(har(...entries, ...odd, ...answers))).not.toBeNull();
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readHar(text)));
  });
});

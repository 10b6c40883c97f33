import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPage, resourcesOf } from "./read-page.ts";

const loaded = (html: string, url: string) =>
  resourcesOf(readPage(html), url).map((resource) => resource.url);

const NOINDEX = '<meta name="robots" content="noindex">';

describe("what a text says of a page", () => {
  it("is its status, headers and tags, as far as it has them", () => {
    const all = readPage(
      `HTTP/2 301\nlocation: /b\n\nHTTP/2 200\nx-robots-tag: noindex\n\n${NOINDEX}`,
    );
    expect(all).toMatchObject({
      status: 200,
      headers: [["x-robots-tag", "noindex"]],
      tags: { metas: [{ name: "robots", content: "noindex" }] },
    });
    const html = readPage(`<head>${NOINDEX}`);
    expect(html).toMatchObject({ status: null, headers: null, tags: { metas: [{}] } });
    const lines = "content-type: text/html\nx-robots-tag: noindex";
    expect(readPage(lines)).toMatchObject({
      status: null,
      headers: [
        ["content-type", "text/html"],
        ["x-robots-tag", "noindex"],
      ],
      tags: null,
    });
    expect(readPage(`${lines}\n\n${NOINDEX}`).tags?.metas).toHaveLength(1);
  });

  it("is nothing of tags for headers alone, or for a text that is no page", () => {
    expect(readPage("HTTP/2 200\ncontent-type: text/html\n").tags).toBeNull();
    expect(readPage("HTTP/2 200\ncontent-length: 0\n\n").tags).not.toBeNull();
    expect(readPage("hello 1 < 2")).toEqual({
      named: null,
      status: null,
      headers: null,
      tags: null,
      loaded: [],
    });
    expect(
      readPage("<urlset><url><loc>https://shop.example/</loc></url></urlset>").tags,
    ).toBeNull();
  });

  it.each([
    ["as its canonical address", '<link rel="canonical" href="https://e.example/a">'],
    ["in a header", 'HTTP/2 200\nlink: <https://e.example/a>; rel="canonical"\n'],
    [
      "where redirects led",
      'HTTP/2 301\nlocation: https://e.example/x/\n\nHTTP/2 302\nlocation: ../a\n\nHTTP/2 200\n\n<link rel="canonical" href="https://e.example/b">',
    ],
    ["for sharing", '<meta property="og:url" content="https://e.example/a">'],
    [
      "where a browser saved it",
      '<!-- saved from url=(0019)https://e.example/a --><link rel="canonical" href="https://e.example/b">',
    ],
    [
      "where SingleFile saved it",
      "<!--\n Page saved with SingleFile \n url: https://e.example/a\n-->",
    ],
  ])("may be its address, %s", (_, text) => {
    expect(readPage(text).named).toBe("https://e.example/a");
  });
});

describe("what a page loads", () => {
  it("has absolute addresses, or paths if the page has only one", () => {
    const html = '<script src="a.js#x"></script><img src="//cdn.example/b.png"><img src="/c.png">';
    expect(loaded(html, "https://e.example/x/page")).toEqual([
      "https://e.example/x/a.js",
      "https://cdn.example/b.png",
      "https://e.example/c.png",
    ]);
    expect(loaded(html, "/x/page")).toEqual(["/x/a.js", "http://cdn.example/b.png", "/c.png"]);
  });

  it("is on the site that the page names, if only its path is known", () => {
    const html =
      '<link rel="canonical" href="https://e.example/x"><img src="https://e.example/a.png"><img src="b.png"><img src="https://f.example/c.png">';
    expect(loaded(html, "/x/page")).toEqual(["/a.png", "/x/b.png", "https://f.example/c.png"]);
  });

  it("is relative to the page's base", () => {
    const html = '<base href="/y/"><img src="a.png">';
    expect(loaded(html, "https://e.example/x/")).toEqual(["https://e.example/y/a.png"]);
    expect(loaded('<base href="http://["><img src="a.png">', "/x/")).toEqual(["/x/a.png"]);
  });

  it("leaves out what is not of the web", () => {
    expect(
      loaded('<img src="http://["><img src="ftp://e.example/a"><img src="data:x">', "/"),
    ).toEqual([]);
  });

  it("can be told of any page", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.webUrl(), (text, url) => {
        const html = `<base href="${text}"><img src="${text}"><script src='${text}'></script>`;
        for (const address of loaded(html, url)) expect(address).toMatch(/^https?:\/\//);
      }),
    );
  });
});

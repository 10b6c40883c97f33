import { describe, expect, it } from "vitest";
import { bookmarkletFor, curlCommand, robotsUrlOf } from "./import-options.ts";

describe("robotsUrlOf", () => {
  it.each([
    ["shop.example", "https://shop.example/robots.txt"],
    [" https://Shop.example/a?b#c ", "https://shop.example/robots.txt"],
    ["http://localhost:3000", "http://localhost:3000/robots.txt"],
    ["shop.example:8080/x", "https://shop.example:8080/robots.txt"],
    ["", null],
    ["a b", null],
    ["https://", null],
  ])("leads from %j to %j", (typed, url) => {
    expect(robotsUrlOf(typed)).toBe(url);
  });
});

describe("curlCommand", () => {
  it("quotes characters that are special in a shell", () => {
    expect(curlCommand("https://shop.example/robots.txt")).toBe(
      "curl -iL https://shop.example/robots.txt",
    );
    expect(curlCommand("https://[::1]/robots.txt")).toBe("curl -iL 'https://[::1]/robots.txt'");
  });
});

describe("bookmarkletFor", () => {
  it("is one line of script that opens this page", () => {
    const address = bookmarkletFor("https://bench.example/");
    expect(address).toMatch(/^javascript:[^\s"<>]+$/);
    const code = decodeURIComponent(address.slice("javascript:".length));
    expect(() => new Function(code)).not.toThrow();
    expect(code).toContain('"https://bench.example/"+"#robots="');
  });

  it("brings the file and what the page says to crawlers, and does without what it may not read", async () => {
    const code = decodeURIComponent(
      bookmarkletFor("https://bench.example/").slice("javascript:".length),
    );
    const element = (outerHTML: string, more: object = {}) => ({
      cloneNode: () => ({ outerHTML }),
      ...more,
    });
    const found: Readonly<Record<string, readonly unknown[]>> = {
      "meta[name]": [
        element("<meta name=robots content=noindex>", { name: "robots" }),
        element("<meta name=viewport>", { name: "viewport" }),
      ],
      "[data-nosnippet]": [{ localName: "p" }, { localName: "p" }],
    };
    const run = async (mayFetchPage: boolean): Promise<URLSearchParams> => {
      const opened = { location: "" };
      const fetched = (url: string) =>
        url === "/robots.txt" || mayFetchPage
          ? Promise.resolve(
              new Response("User-agent: *", { headers: { "x-robots-tag": "nofollow" } }),
            )
          : Promise.reject(new Error("refused"));
      const names = ["open", "fetch", "document", "performance", "location", "alert"];
      const values = [
        () => opened,
        fetched,
        { querySelectorAll: (selector: string) => found[selector] ?? [] },
        {
          getEntriesByType: () => [
            { name: "https://e.example/a.js?b&c", initiatorType: "link" },
            { name: "https://e.example/api", initiatorType: "fetch" },
          ],
        },
        { href: "https://e.example/cart" },
        () => {},
      ];
      await (new Function(...names, `return ${code}`)(...values) as Promise<void>);
      return new URLSearchParams(opened.location.split("#")[1]);
    };
    const tags = `<meta name=robots content=noindex>
<p data-nosnippet></p>
<link rel="preload" as="script" href="https://e.example/a.js?b&amp;c">
<link rel="preload" as="fetch" href="https://e.example/api">
`;
    const all = await run(true);
    expect(all.get("url")).toBe("https://e.example/cart");
    expect(all.get("page")).toBe(
      `HTTP/1.1 200\ncontent-type: text/plain;charset=UTF-8\nx-robots-tag: nofollow\n\n${tags}`,
    );
    expect((await run(false)).get("page")).toBe(tags);
  });
});

import { describe, expect, it } from "vitest";
import { addressesIn } from "./addresses.ts";

const read = (text: string, most = 1_000) => addressesIn(text, most);

const AT = "[22/Nov/2026:06:23:01 +0000]";

describe("URLs pasted for testing", () => {
  it.each([
    [
      "a report of Search Console",
      "Top pages\tClicks\tImpressions\nhttps://shop.example/a\t1,204\t9\nhttps://shop.example/b\t7\t8\n",
      ["https://shop.example/a", "https://shop.example/b"],
      "a table with URLs in the column Top pages",
    ],
    [
      "a table with commas and quotes",
      'id,"URL",status\n1,"https://shop.example/a,b",200\n2,https://shop.example/c,404',
      ["https://shop.example/a,b", "https://shop.example/c"],
      "a table with URLs in the column URL",
    ],
    ["a table without a heading", "7;/a;x\n8;/b;y", ["/a", "/b"], "a table with URLs"],
    [
      "a sitemap",
      '<?xml version="1.0"?><urlset xmlns:image="i"><url><loc>https://shop.example/a?b=1&amp;c=2</loc><image:image><image:loc>/i.png</image:loc></image:image></url><url><loc> /b </loc></url></urlset>',
      ["https://shop.example/a?b=1&c=2", "/b"],
      "a sitemap",
    ],
    [
      "lines of a sitemap",
      "  <loc>https://shop.example/a</loc>\n  <loc>https://shop.example/b</loc>\n",
      ["https://shop.example/a", "https://shop.example/b"],
      "a sitemap",
    ],
    ["other elements", "<Key>a.html</Key>\n<Key>b.html</Key>", [], null],
    [
      "a log behind the time of syslog",
      `Nov 22 06:23:01 web nginx: 192.0.2.1 - - ${AT} "GET /a HTTP/1.1" 200 12 "-" "x"`,
      ["/a"],
      "an access log, Combined (Apache, nginx)",
    ],
    [
      "an index",
      "<sitemapindex><sitemap><loc>https://shop.example/s.xml</loc></sitemap></sitemapindex>",
      ["https://shop.example/s.xml"],
      "a sitemap index",
    ],
    [
      "a log, each once",
      ["/a", "/b?c", "/a", "//d"]
        .map((path) => `192.0.2.1 - - ${AT} "GET ${path} HTTP/1.1" 200 12`)
        .join("\n"),
      ["/a", "/b?c", "https://host.invalid//d"],
      "an access log, Common (Apache, CLF)",
    ],
    [
      "a log that has hosts",
      '{"url":"https://shop.example/a","status":200}\n{"url":"https://blog.example/a","status":200}',
      ["https://shop.example/a", "https://blog.example/a"],
      "an access log, JSON, by the names of its keys",
    ],
    [
      "a HAR",
      JSON.stringify(
        {
          log: {
            version: "1.2",
            pages: [{ title: '"entries":[{"request":{"url":"https://x.example/"}}]' }],
            entries: ["https://shop.example/a.js", "data:,x", "https://shop.example/b.css"].map(
              (url) => ({ request: { url }, response: { content: { text: '{"}]"' } } }),
            ),
          },
        },
        null,
        1,
      ),
      ["https://shop.example/a.js", "https://shop.example/b.css"],
      "a HAR file, the requests of a web page",
    ],
    [
      "a list",
      "# mine\r\n- /a\r\n<https://shop.example/b>",
      ["/a", "https://shop.example/b"],
      null,
    ],
    [
      "a list in JSON",
      '["https:\\/\\/shop.example\\/a","https://shop.example/cart/b,c"]',
      ["https://shop.example/a", "https://shop.example/cart/b,c"],
      "a list of URLs",
    ],
    ["a list in JSON, one a line", '[\n "/a",\n "/b"\n]', ["/a", "/b"], "a list of URLs"],
    [
      "one line of addresses with commas between",
      "https://shop.example/a, https://shop.example/b,https://shop.example/c",
      ["https://shop.example/a", "https://shop.example/b", "https://shop.example/c"],
      "a list of URLs",
    ],
    ["a list with CR line ends", "/a\r/b", ["/a", "/b"], null],
    [
      "lines with commas",
      "/a\n/b,c\nhttps://shop.example/d",
      ["/a", "/b,c", "https://shop.example/d"],
      null,
    ],
    ["one line with commas", "/a,b,c", ["/a,b,c"], null],
    ["addresses between tabs", "/a\t/b", ["/a", "/b"], null],
    ["queries that look like fields", "/s?a=1;b=2\n/s?a=3;b=4", ["/s?a=1;b=2", "/s?a=3;b=4"], null],
    ["patterns and words", "/a*\n*.pdf$\ncart", ["/a*", "*.pdf$", "cart"], null],
    [
      "paths that look like fields",
      "/user-agent:\n/disallow:",
      ["/user-agent:", "/disallow:"],
      null,
    ],
  ])("are those in %s", async (_, text, addresses, kind) => {
    const found = await read(text);
    expect(found).toMatchObject({ addresses, more: 0, unread: 0 });
    if (kind !== null) expect(found.kind).toBe(kind);
  });

  it.each([
    ["a robots.txt", "# ours\nUser-agent: *\nDisallow: /a\n", "robots"],
    [
      "a robots.txt with addresses in it",
      "User-agent: *\nAllow: /\nhttps://shop.example/s.xml",
      "robots",
    ],
    ["a page", "<!doctype html><a href='/a'>a</a>", "html"],
    ["sentences", "Call me Ishmael.\nSome years ago", "unknown"],
    ["nothing", " ", "empty"],
  ])("are none in %s", async (_, text, kind) => {
    expect(await read(text)).toMatchObject({ content: { kind }, addresses: [], more: 0 });
  });

  it("are those at the beginning of an endless list, and the rest is counted", async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `https://shop.example/${index}`);
    const { addresses, more } = await read(lines.join("\n"), 500);
    expect([addresses.length, addresses.at(-1), more]).toEqual([
      500,
      "https://shop.example/499",
      29_500,
    ]);
  });

  it("are given without the lines that hold none, which are counted", async () => {
    expect(await read("/a\n/b\n/c\nsee the others below\n")).toMatchObject({
      addresses: ["/a", "/b", "/c"],
      unread: 1,
    });
  });
});

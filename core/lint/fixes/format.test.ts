import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../../dialects/index.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { anyText, mangledFiles, robotsFiles, seeded } from "../../testing/arbitraries.ts";
import { applyEdits } from "./apply.ts";
import { format } from "./format.ts";

const formatted = (source: string): string => applyEdits(source, format(parse(source)));

describe("the formatter", () => {
  it.each([
    ["names", "user-agent: *\nDISALLOW: /a\n", "User-agent: *\nDisallow: /a\n"],
    ["crawlers", "User-agent: googlebot\nDisallow: /\n", "User-agent: Googlebot\nDisallow: /\n"],
    ["blanks", "User-agent:*\nDisallow:\t /a  \n", "User-agent: *\nDisallow: /a\n"],
    ["indents", "  User-agent: *\n\tDisallow: /a\n", "User-agent: *\nDisallow: /a\n"],
    [
      "comments",
      "# all   \nUser-agent: *   # everyone\nDisallow: /a\t# no\n",
      "# all\nUser-agent: * # everyone\nDisallow: /a # no\n",
    ],
    [
      "groups",
      "User-agent: a\nDisallow: /a\nUser-agent: b\nDisallow: /b\n",
      "User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n",
    ],
    [
      "a sitemap above groups",
      "Sitemap: https://a.example/1.xml\nUser-agent: a\nDisallow: /a\nUser-agent: b\nDisallow: /b\n",
      "Sitemap: https://a.example/1.xml\n\nUser-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n",
    ],
    [
      "comments above groups",
      "User-agent: a\nDisallow: /a\n# for b\n# and its like\nUser-agent: b\nDisallow: /b\n",
      "User-agent: a\nDisallow: /a\n\n# for b\n# and its like\nUser-agent: b\nDisallow: /b\n",
    ],
    [
      "sitemaps",
      "User-agent: a\nDisallow: /a\nsitemap: https://a.example/1.xml\nSitemap:https://a.example/2.xml",
      "User-agent: a\nDisallow: /a\n\nSitemap: https://a.example/1.xml\nSitemap: https://a.example/2.xml\n",
    ],
    [
      "sitemaps between groups",
      "User-agent: a\nDisallow: /a\nSitemap: https://a.example/s.xml\nUser-agent: b\nDisallow: /b\n",
      "User-agent: a\nDisallow: /a\n\nSitemap: https://a.example/s.xml\n\nUser-agent: b\nDisallow: /b\n",
    ],
    [
      "groups that end in another field",
      "User-agent: a\nDisallow: /a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /b\n",
      "User-agent: a\nDisallow: /a\nCrawl-delay: 5\n\nUser-agent: b\nDisallow: /b\n",
    ],
    [
      "blank lines",
      "\n\nUser-agent: a\nDisallow: /a\n\n \n\nUser-agent: b\nDisallow: /b\n\n\n",
      "User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n",
    ],
    ["the last line", "User-agent: *\nDisallow: /a", "User-agent: *\nDisallow: /a\n"],
    [
      "CRLF",
      "User-agent: a\r\ndisallow: /a\r\nUser-agent: b\r\nDisallow: /b",
      "User-agent: a\r\nDisallow: /a\r\n\r\nUser-agent: b\r\nDisallow: /b\r\n",
    ],
    ["a byte order mark", "\ufeffuser-agent:*\nDisallow: /", "\ufeffUser-agent: *\nDisallow: /\n"],
  ])("tidies %s", (_, before, after) => {
    expect(formatted(before)).toBe(after);
  });

  it.each([
    ["a name that some readers accept", "useragent: a\nDisallow: /a\n"],
    ["a comment that is glued to a path", "User-agent: a\nDisallow: /a#b\n"],
    ["a line without a colon", "User-agent a\nDisallow /a\n"],
    [
      "user-agent lines that a blank line would part",
      "User-agent: a\nSitemap: https://a.example/s.xml\nUser-agent: b\nDisallow: /b\n",
    ],
    ["a blank line that ends a group for some", "User-agent: a\n\nDisallow: /a\n"],
    [
      "a sitemap within a group",
      "User-agent: a\nDisallow: /a\nSitemap: https://a.example/s.xml\nDisallow: /b\n",
    ],
    [
      "a blank line that keeps a byte order mark from a name",
      "\ufeff\nUser-agent: *\nDisallow: /\n",
    ],
    ["nothing", ""],
    ["blank lines alone", "\n \n"],
    ["a page", "<p>Not found</p>\n"],
  ])("leaves %s alone", (_, source) => {
    expect(formatted(source)).toBe(source);
  });

  it("makes the edits that change nothing even if another would change something", () => {
    expect(formatted("useragent:a\nDISALLOW:/a\nuser-agent:b\nDISALLOW:/b")).toBe(
      "useragent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n",
    );
  });

  it("leaves what any one reader would read differently, whichever reader that is", () => {
    // Wget reads `/x#y` as a path; the standard of 1994 knows no Allow, so both names are one group.
    const source =
      "User-agent: x\nDisallow: /x#y\n\nUser-agent: a\nAllow: /a\nUser-agent: b\nAllow: /b\n";
    expect(formatted(source)).toBe(source);
  });

  it("tidies everything else in such a file", () => {
    expect(formatted("user-agent:x\nDISALLOW:/x#y\n\n\n\nUser-agent:b\nDisallow: /b")).toBe(
      "User-agent: x\nDisallow: /x#y\n\nUser-agent: b\nDisallow: /b\n",
    );
    // For Wget the name is `a#b`.
    expect(formatted("User-agent: a#b\nDisallow:  /a\n")).toBe("User-agent: a#b\nDisallow: /a\n");
  });

  it("leaves a file in UTF-16 as it is", () => {
    for (const encoding of ["utf-16le", "utf-16be"] as const) {
      expect(format(parse("user-agent:*\nDISALLOW:/a\n", encoding))).toEqual([]);
    }
  });

  it("edits only what differs", () => {
    expect(format(parse("User-agent: *\ndisallow: /a\n"))).toEqual([
      { from: 14, to: 22, insert: "Disallow" },
    ]);
  });

  it("inserts a line at a position before it edits the text there", () => {
    expect(format(parse("User-agent: a\nDisallow: /a\nuser-agent: b\nDisallow: /b\n"))).toEqual([
      { from: 27, to: 27, insert: "\n" },
      { from: 27, to: 37, insert: "User-agent" },
    ]);
  });

  it("finds nothing to do in a formatted file", () => {
    fc.assert(
      fc.property(fc.oneof(robotsFiles, mangledFiles, anyText), (source) => {
        const edits = format(parse(source));
        expect(edits).toEqual(edits.toSorted((a, b) => a.from - b.from || a.to - b.to));
        const once = applyEdits(source, edits);
        expect(formatted(once)).toBe(once);
      }),
      seeded(300),
    );
  });

  it("changes no verdict, for any reader", () => {
    const agents = ["*", "googlebot", "gptbot", "foobot", "other"];
    const urls = ["/", "/a", "/b", "/cart", "/a/index.html", "/a?b=cart", "/A", "/%41"];
    fc.assert(
      fc.property(fc.oneof(robotsFiles, mangledFiles, anyText), (source) => {
        const before = parse(source);
        const after = parse(formatted(source));
        for (const dialect of Object.values(dialects)) {
          for (const agent of agents) {
            const old = compile(before, dialect, agent);
            const now = compile(after, dialect, agent);
            for (const url of urls) {
              expect(now.decide(url).allowed).toBe(old.decide(url).allowed);
            }
          }
        }
      }),
      seeded(150),
    );
  });
});

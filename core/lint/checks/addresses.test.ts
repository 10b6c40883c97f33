import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsOf, fixedLines, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const ANY = ["User-agent: *", "Disallow: /x"];

/** The findings of a check in a file requested at a URL. */
const cameFrom = (
  id: string,
  requestedUrl: string,
  finalUrl: string | null = null,
): readonly string[] =>
  lint(parse(textOf(ANY)), {
    on: [id],
    response: { ...PLAIN_RESPONSE, requestedUrl, finalUrl, redirects: finalUrl === null ? 0 : 1 },
  })
    .filter(({ rule }) => rule === id)
    .map(({ message }) => message);

describe("the address of the file", () => {
  it.each(["/robots.txt", "/robots.txt?x", "/robots.txt?a?b", "", "/", "/?x"])(
    "is correct, or does not show the location: %j",
    (path) => {
      expect(cameFrom("wrong-location", `https://shop.example${path}`)).toEqual([]);
    },
  );

  it("is read without its query", () => {
    expect(cameFrom("wrong-location", "https://shop.example/a/robots.txt?b?c")).toEqual([
      "No crawler reads this file: they request only `/robots.txt`, not `/a/robots.txt`. Move it there, with `/a/` in front of its paths.",
    ]);
    expect(cameFrom("wrong-location", "https://shop.example/Robots.txt?a")).toEqual([
      "No crawler reads this file: they request exactly `/robots.txt`, in lower case, not `/Robots.txt`. Rename it.",
    ]);
  });

  it.each(["/robots-2", "/x.txt", "/X.TXT?a", "/robots.txt"])("may be redirected to %s", (path) => {
    const at = "https://shop.example";
    expect(cameFrom("redirect-chain", `${at}/robots.txt`, at + path)).toEqual([]);
  });

  it.each(["/", "/robots/login", "/x.txt/y", "/login?robots.txt"])(
    "is that of a page after a redirect to %s",
    (path) => {
      const at = "https://shop.example";
      const shown = path.replace(/\?.*/, "");
      expect(cameFrom("redirect-chain", `${at}/robots.txt`, at + path)).toEqual([
        `Crawlers may crawl everything: the request for robots.txt is redirected to \`${shown}\`, which looks like a page. Send the file itself, with status 200.`,
      ]);
    },
  );
});

describe("a Sitemap line with something other than a URL", () => {
  const line = (value: string): readonly string[] => [
    "User-agent: *",
    "Disallow:",
    `Sitemap: ${value}`,
  ];

  it.each([
    [
      "https://a.example/b.xml,https://a.example/c.xml",
      "Write one line each",
      ["Sitemap: https://a.example/b.xml", "Sitemap: https://a.example/c.xml"],
    ],
    ["'https://a.example/b.xml'", "Remove '", ["Sitemap: https://a.example/b.xml"]],
    ["<<https://a.example/o'b.xml>>", "Remove <<", ["Sitemap: https://a.example/o'b.xml"]],
    ["http://https://a.example/b.xml", "Complete the URL", ["Sitemap: https://a.example/b.xml"]],
  ])("is corrected: %s", (value, title, lines) => {
    expect(fixedLines(line(value), title).slice(2)).toEqual(lines);
  });

  it("has no fix if a word follows the URL", () => {
    const value = "https://a.example/b.xml next.xml";
    expect(() => fixedLines(line(value), "Write one line each")).toThrow();
  });

  it.each([["Sitemap:"], ["Sitemap: "]])("gets the URL below, after one space: %j", (start) => {
    const lines = ["User-agent: *", "Disallow:", start, "https://a.example/b.xml"];
    expect(fixedLines(lines, "Write one line each")[2]).toBe("Sitemap: https://a.example/b.xml");
  });
});

describe("a sitemap URL without a scheme", () => {
  it.each(["//shop.example/map.xml", "shop.example/map.xml"])(
    "gets a scheme before the host: %s",
    (value) => {
      const lines = [...ANY, `Sitemap: ${value}`];
      expect(findingsOf("sitemap-invalid-url", lines)).toEqual([
        `warning sitemap-invalid-url 3: ${value}`,
      ]);
      expect(fixedLines(lines, "Complete the URL")[2]).toBe(
        "Sitemap: https://shop.example/map.xml",
      );
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { robotsFiles, seeded } from "../../testing/arbitraries.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { blockedFor, blockedSearchCrawlers, searchTokens } from "./search-crawlers.ts";

describe("what search crawlers are blocked from", () => {
  it.each([
    ["User-agent: *\nDisallow: /\n", "site"],
    ["User-agent: *\nDisallow: /\nAllow: /folder/\n", "home"],
    ["User-agent: *\nDisallow: /$\n", "home"],
    ["User-agent: *\nDisallow: /\nAllow: /$\n", null],
    ["User-agent: *\nDisallow: /page\n", null],
    ["User-agent: Googlebot\nDisallow: /\n", "site"],
    ["User-agent: bingbot\nDisallow: /\n", null],
    ["", null],
  ])("is the site, or the home page, or nothing: %j", (source, expected) => {
    expect(blockedFor(parse(source), "Googlebot")).toBe(expected);
  });

  it("equals the result for each of them, whoever is named", () => {
    const names = fc.constantFrom(
      "*",
      "Googlebot",
      "bingbot",
      "Yandex",
      "Slurp",
      "msnbot",
      "Baidu",
    );
    const group = fc
      .tuple(names, fc.constantFrom("/", "/$", "", "/a"))
      .map(([name, path]) => `User-agent: ${name}\nDisallow: ${path}\n`);
    const files = fc.oneof(
      fc.array(group, { maxLength: 4 }).map((groups) => groups.join("\n")),
      robotsFiles,
    );
    fc.assert(
      fc.property(files, (source) => {
        const document = parse(source);
        const found = searchTokens.flatMap((token) => {
          const what = blockedFor(document, token);
          return what === null ? [] : [[token, what] as const];
        });
        expect([...blockedSearchCrawlers(document)]).toEqual(found);
      }),
      seeded(25),
    );
  });

  it("is determined for active crawlers of search engines that read the file", () => {
    expect(searchTokens[0]).toBe("Googlebot");
    expect(searchTokens).toEqual(expect.arrayContaining(["bingbot", "Baiduspider", "DuckDuckBot"]));
    expect(new Set(searchTokens).size).toBe(searchTokens.length);
    for (const token of searchTokens) {
      const crawler = findCrawler(token);
      expect(crawler).toMatchObject({ category: "search", retired: false, controlOnly: false });
      expect(crawler?.obeys).not.toBe("no");
    }
    for (const other of ["msnbot", "Gigabot", "GPTBot", "AhrefsBot", "Google-Extended"]) {
      expect(searchTokens).not.toContain(other);
    }
  });
});

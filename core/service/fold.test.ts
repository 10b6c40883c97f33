import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { readPolicy } from "../policy/read.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { foldAt, foldRanges } from "./fold.ts";

const ranges = (source: string): readonly string[] =>
  foldRanges(parse(source)).map(
    ({ kind, firstLine, lastLine }) => `${kind} ${firstLine}-${lastLine}`,
  );

describe("foldRanges", () => {
  it("folds a group from its first user-agent line to its last rule", () => {
    expect(ranges("User-agent: a\nUser-agent: b\nDisallow: /\n\nUser-agent: c\nAllow: /")).toEqual([
      "group 1-3",
      "group 5-6",
    ]);
  });

  it("begins a group after any rule, and only there", () => {
    expect(
      ranges("User-agent: a\nAllow: /a\nUser-agent: b\nAllow: /b\nUser-agent: c\nDisallow: /c\n"),
    ).toEqual(["group 1-2", "group 3-4", "group 5-6"]);
    const joined = parse(
      "User-agent: a\nAllow: /a\nUser-agent: b\nSitemap: x\nUser-agent: c\nAllow: /",
    );
    expect([1, 3, 5].map((line) => foldAt(joined, line)?.lastLine)).toEqual([2, 6, undefined]);
  });

  it("keeps comments above a user-agent line with the group below", () => {
    expect(ranges("User-agent: a\nDisallow: /\n# about b\nUser-agent: b\nAllow: /")).toEqual([
      "group 1-2",
      "group 4-5",
    ]);
  });

  it("keeps blank lines and comments inside a group with it", () => {
    expect(ranges("User-agent: a\n\n# why\nDisallow: /\nCrawl-delay: 3\nSitemap: x")).toEqual([
      "group 1-5",
    ]);
  });

  it("folds three consecutive comments, but not two", () => {
    expect(ranges("# a\n# b\n# c\nUser-agent: a\nAllow: /\n# d\n# e")).toEqual([
      "comment 1-3",
      "group 4-5",
    ]);
  });

  it("does not fold a group of one line", () => {
    expect(ranges("User-agent: a\n\n# b")).toEqual([]);
  });

  it("hides everything after the first line's text", () => {
    const source = "User-agent: a # x\nDisallow: /";
    expect(foldAt(parse(source), 1)).toMatchObject({ from: 17, to: source.length });
  });

  it("folds nothing outside the document", () => {
    expect(foldAt(parse("User-agent: a\nAllow: /"), 0)).toBeNull();
    expect(foldAt(parse("User-agent: a\nAllow: /"), 3)).toBeNull();
  });

  it("sees the groups that Google's library sees", () => {
    const line = fc.constantFrom(
      "User-agent: a",
      "useragent: b",
      "Disallow: /x",
      "Allow /y",
      "Sitemap: https://shop.example/s.xml",
      "Crawl-delay: 1",
      "# note",
      "",
      "some words here",
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const document = parse(lines.join("\n"));
        const groups = readPolicy(document, dialects.google)
          .groups.filter(({ firstLine, lastLine }) => lastLine > firstLine)
          .map(({ firstLine, lastLine }) => ({ firstLine, lastLine }));
        const folded = foldRanges(document)
          .filter(({ kind }) => kind === "group")
          .map(({ firstLine, lastLine }) => ({ firstLine, lastLine }));
        expect(folded).toEqual(groups);
      }),
      seeded(300),
    );
  });
});

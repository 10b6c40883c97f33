import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { policyOf } from "../match/consult.ts";
import { parse } from "../syntax/parse.ts";
import { mangledFiles, seeded } from "../testing/arbitraries.ts";
import { outline, outlineEntryAt } from "./outline.ts";

const FILE = `# shop.example
User-agent: Googlebot
User-agent: bingbot
Disallow: /cart
Allow: /cart/help

Sitemap: https://shop.example/a.xml

Sitemap: https://shop.example/b.xml
User-agent: *
Crawl-delay: 5
`;

const entriesOf = (source: string, id: keyof typeof dialects = "google") =>
  outline(policyOf(parse(source), dialects[id]));

describe("the outline", () => {
  it("lists groups with their crawlers and rules, and runs of sitemaps", () => {
    const [named, sitemaps, global, ...more] = entriesOf(FILE);
    expect(named).toMatchObject({
      kind: "group",
      line: 2,
      lastLine: 5,
      crawlers: ["Googlebot", "bingbot"],
      allows: 1,
      disallows: 1,
    });
    expect(sitemaps).toMatchObject({
      kind: "sitemaps",
      line: 7,
      lastLine: 9,
      first: "https://shop.example/a.xml",
      count: 2,
    });
    expect(global).toMatchObject({ line: 10, lastLine: 11, crawlers: ["*"], disallows: 0 });
    expect(more).toEqual([]);
  });

  it("follows the selected reader", () => {
    const source = "User-agent: a\n\nUser-agent: b\nDisallow: /\n";
    const crawlersBy = (id: keyof typeof dialects) =>
      entriesOf(source, id).map((entry) => (entry.kind === "group" ? entry.crawlers : []));
    expect(crawlersBy("google")).toEqual([["a", "b"]]);
    expect(crawlersBy("standard-1994")).toEqual([["a"], ["b"]]);
  });

  it("finds the entry of a line, the innermost, and none between entries", () => {
    const entries = entriesOf(FILE);
    const lineOf = (line: number) => outlineEntryAt(entries, line)?.line ?? null;
    expect([1, 2, 5, 6, 7, 8, 10, 11, 12].map(lineOf)).toEqual([
      null,
      2,
      2,
      null,
      7,
      7,
      10,
      10,
      null,
    ]);
  });

  it("is in file order and within the file, whatever the file", () => {
    fc.assert(
      fc.property(mangledFiles, fc.constantFrom(...Object.values(dialects)), (source, dialect) => {
        const document = parse(source);
        let before = 0;
        for (const { line, lastLine, from, to } of outline(policyOf(document, dialect))) {
          expect(line).toBeGreaterThanOrEqual(before);
          expect(lastLine).toBeGreaterThanOrEqual(line);
          expect(lastLine).toBeLessThanOrEqual(document.lineCount);
          expect(from).toBeLessThanOrEqual(to);
          before = line;
        }
      }),
      seeded(200),
    );
  });
});

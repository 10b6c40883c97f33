import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { accessOf } from "../proof/access.ts";
import { allPaths } from "../proof/testing/brute-force.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import { mangledFiles, seeded } from "../testing/arbitraries.ts";
import { identify } from "../vocabulary/product-token.ts";
import { type PurposeId, purposes } from "../vocabulary/purposes.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import { type Overview, type OverviewRow, overviewOf } from "./overview.ts";

const overview = (...lines: readonly string[]): Overview =>
  overviewOf({ document: parse(lines.join("\n")) });

const rowOf = ({ rows }: Overview, purpose: PurposeId | null): OverviewRow => {
  const row = rows.find((each) => each.purpose === purpose);
  if (row === undefined) throw new Error(`no row for ${purpose}`);
  return row;
};

/** What a crawler may crawl, in a few words. */
const accessOfCrawler = ({ rows, accesses }: Overview, token: string): string => {
  const crawler = rows.flatMap(({ crawlers }) => crawlers).find((each) => each.token === token);
  const access = accesses[crawler?.access ?? -1];
  if (access === undefined) return "not listed";
  const { openness, areas, lines } = access;
  return `${openness} ${areas} ${lines.map(({ line }) => line).join(",")}`;
};

describe("overviewOf", () => {
  it("has a row for each of the nine purposes, then one for all other crawlers", () => {
    const ids = overview("User-agent: *", "Disallow: /cart").rows.map(({ purpose }) => purpose);
    expect(ids).toEqual([...purposes.map(({ id }) => id), null]);
  });

  it("says that everything is open if there is no rule", () => {
    for (const text of ["", "# nothing", "User-agent: *\nDisallow:"]) {
      const { rows } = overview(text);
      expect(rows.map(({ openness }) => openness)).toEqual(rows.map(() => "open"));
    }
  });

  it("counts areas with the lines that decide, and the crawlers of a purpose by openness", () => {
    const found = overview(
      "User-agent: *",
      "Disallow: /cart",
      "Disallow: /search",
      "Disallow: /cart/old",
      "",
      "User-agent: GPTBot",
      "Disallow: /",
    );
    expect(accessOfCrawler(found, "Googlebot")).toBe("part 2 2,3");
    expect(accessOfCrawler(found, "GPTBot")).toBe("closed 0 7");
    expect(accessOfCrawler(found, "*")).toBe("part 2 2,3");
    const training = rowOf(found, "ai-training");
    expect(training.openness).toBe("part");
    expect(training.totals.closed).toBe(1);
    expect(training.crawlers[0]).toMatchObject({ token: "GPTBot", isNamed: true });
    expect(rowOf(found, "search").totals).toMatchObject({ open: 0, closed: 0 });
  });

  it("judges each crawler by its own reader", () => {
    const found = overview("User-agent: *", "Disallow: /cart", "useragent: GPTBot", "Disallow: /");
    expect(accessOfCrawler(found, "Googlebot")).toBe("part 1 2");
    expect(accessOfCrawler(found, "bingbot")).toBe("closed 0 4");
  });

  it("can judge all of them by one reader", () => {
    const document = parse("User-agent: *\nDisallow: /cart\nuseragent: GPTBot\nDisallow: /");
    const found = overviewOf({ document, dialect: dialects.google });
    expect(accessOfCrawler(found, "bingbot")).toBe("part 1 2");
  });

  it("says that a site closed but for some areas is partly closed", () => {
    const found = overview("User-agent: *", "Disallow: /", "Allow: /press");
    expect(rowOf(found, "search").openness).toBe("part");
    expect(accessOfCrawler(found, "Googlebot")).toBe("part 1 2,3");
  });

  it("lists unknown crawlers that the file names among all others", () => {
    const others = rowOf(overview("User-agent: ShopSpy", "Disallow: /"), null);
    expect(others.crawlers).toMatchObject([
      { token: "*", isNamed: false },
      { token: "ShopSpy", isNamed: true },
    ]);
    expect(others.totals).toEqual({ open: 1, part: 0, closed: 1 });
  });

  it("does not count a crawler that does not obey", () => {
    const found = overview("User-agent: Perplexity-User", "Disallow: /");
    const row = rowOf(found, "ai-user");
    expect(row.crawlers[0]).toMatchObject({ token: "Perplexity-User", counts: false });
    expect(row.totals.closed).toBe(0);
  });

  it("follows the HTTP response", () => {
    const document = parse("User-agent: *\nDisallow: /cart");
    const found = overviewOf({ document, response: { ...PLAIN_RESPONSE, status: 404 } });
    expect(accessOfCrawler(found, "Googlebot")).toBe("open 0 ");
  });

  it("counts areas as each reader compares URLs, even where groups have the same rules", () => {
    const rules = ["Disallow: /docs/", "Disallow: /*.pdf$/"];
    const found = overview("User-agent: *", ...rules, "", "User-agent: GPTBot", ...rules);
    expect(accessOfCrawler(found, "GPTBot")).toBe("part 2 6,7");
    // Common Crawl escapes the $ of a URL, so no URL has the second pattern's path.
    expect(accessOfCrawler(found, "CCBot")).toBe("part 1 2");
    expect(accessOfCrawler(found, "*")).toBe("part 2 2,3");
  });

  it("says which sitemaps are blocked, if they are on the site", () => {
    const rules = ["User-agent: *", "Disallow: /feeds/", ""];
    const sitemap = (url: string): string => `Sitemap: ${url}`;
    const own = overview(
      ...rules,
      sitemap("https://shop.example/map.xml"),
      sitemap("https://shop.example/feeds/a.xml"),
    ).sitemaps;
    expect(own).toMatchObject({
      count: 2,
      first: { line: 4 },
      blocked: [{ line: 5 }],
      by: [{ line: 2 }],
    });
    const elsewhere = overview(...rules, sitemap("https://cdn.shop.example/feeds/a.xml")).sitemaps;
    expect(elsewhere).toMatchObject({ count: 1, blocked: null });
    expect(overview(...rules).sitemaps).toEqual({ count: 0, first: null, blocked: [], by: [] });
  });

  const paths = allPaths("ab/", 4);

  it("is right for every crawler, by trying all short paths", () => {
    const rule = fc.tuple(
      fc.constantFrom("Allow", "Disallow"),
      fc.constantFrom("/", "/a", "/a/b", "/*b$", "/b*a", ""),
    );
    const group = fc.tuple(
      fc.constantFrom("*", "Googlebot", "bingbot", "GPTBot", "Yandex"),
      fc.array(rule, { maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(group, { maxLength: 4 }), (groups) => {
        const text = groups
          .map(([name, rules]) =>
            [`User-agent: ${name}`, ...rules.map(([type, path]) => `${type}: ${path}`)].join("\n"),
          )
          .join("\n\n");
        const document = parse(text);
        const { rows, accesses } = overviewOf({ document });
        for (const { token, access } of rows.flatMap(({ crawlers }) => crawlers)) {
          const { matcher } = consult(document, dialects[readerOf(token)], token);
          const verdicts = new Set(paths.map((path) => matcher.decide(path).allowed));
          const { openness, areas } = accesses[access] ?? { openness: null, areas: null };
          if (openness === "open") expect([token, ...verdicts]).toEqual([token, true]);
          if (openness === "closed") expect([token, ...verdicts]).toEqual([token, false]);
          expect([token, areas]).toEqual([token, accessOf(matcher).areas.length]);
        }
      }),
      seeded(40),
    );
  });

  it("answers any text, and lists each crawler once", () => {
    fc.assert(
      fc.property(mangledFiles, (text) => {
        const { rows, accesses } = overviewOf({ document: parse(text) });
        const tokens = rows.flatMap(({ crawlers }) => crawlers).map(({ token }) => token);
        expect(new Set(tokens).size).toBe(tokens.length);
        for (const { access } of rows.flatMap(({ crawlers }) => crawlers)) {
          expect(accesses[access]).toBeDefined();
        }
        for (const token of tokens)
          expect(identify(token).token.toLowerCase()).toBe(token.toLowerCase());
      }),
      seeded(60),
    );
  });
});

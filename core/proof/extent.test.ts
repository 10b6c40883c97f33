import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { pathOf } from "../match/path.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { type Extent, verdictsWithin } from "./extent.ts";
import { allPaths, fileOf, oracle, patternsOf, rulesOf } from "./testing/brute-force.ts";

const { google } = dialects;
const paths = allPaths("ab/c", 7);

const group = (rules: readonly string[], reader: DialectId = "google"): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

const summary = ({ verdict, regions }: Extent): readonly string[] => [
  verdict,
  ...regions.map((each) => `${each.verdict.allowed ? "+" : "-"} ${each.pattern} ${each.url}`),
];

describe("verdictsWithin", () => {
  it("returns the verdict of every path that the pattern matches, by brute force", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 4), patternsOf("ab/", 4), (rules, pattern) => {
        const matcher = compile(parse(fileOf(rules)), google, "*");
        const extent = verdictsWithin(matcher, pattern);
        expect(extent.proved).toBe(true);
        const isAsked = oracle(pattern);
        const asked = paths.filter(isAsked);
        const decided = new Map(
          asked.map((path) => [path, matcher.decide(`https://site.example${path}`).allowed]),
        );
        const tests = extent.regions.map((each) => ({ ...each, test: oracle(each.pattern) }));
        // The last region that a path matches has its verdict.
        const wrong = asked.find((path) => {
          const region = tests.findLast(({ test }) => test(path));
          return region?.verdict.allowed !== decided.get(path);
        });
        expect(wrong).toBeUndefined();
        for (const { url, verdict, test } of tests) {
          expect(isAsked(pathOf(url)) && test(pathOf(url))).toBe(true);
          expect(matcher.decide(url)).toEqual(verdict);
        }
        const kinds = new Set(tests.map(({ verdict }) => verdict.allowed));
        expect(extent.verdict).toBe(
          kinds.size > 1 ? "mixed" : kinds.has(false) ? "blocked" : "allowed",
        );
      }),
      seeded(400),
    );
  });

  it.each([
    ["/checkout/*", ["Disallow: /checkout"], ["blocked", "- /checkout/* /checkout/"]],
    ["/checkout/*", ["Disallow: /cart"], ["allowed", "+ /checkout/* /checkout/"]],
    [
      "/shop/*",
      ["Disallow: /shop", "Allow: /shop/help", "Disallow: /shop/help/x", "Disallow: /shop/y"],
      ["mixed", "- /shop/* /shop/", "+ /shop/help /shop/help", "- /shop/help/x /shop/help/x"],
    ],
    ["/*.pdf$", ["Disallow: /a"], ["mixed", "+ /*.pdf$ /page.pdf", "- /a*.pdf$ /apage.pdf"]],
    ["/a$", ["Disallow: /a$"], ["blocked", "- /a$ /a"]],
    ["checkout", ["Disallow: /"], ["allowed"]],
    ["$", ["Disallow: /"], ["allowed"]],
  ])("returns, for %j with the rules %j: %j", (pattern, rules, expected) => {
    expect(summary(verdictsWithin(group(rules), pattern))).toEqual(expected);
  });

  it("reports /robots.txt separately if the reader always allows it", () => {
    const extent = verdictsWithin(group(["Disallow: /"], "rfc9309"), "/*");
    expect(summary(extent)).toEqual(["blocked", "- /* /"]);
    expect(extent.robotsTxt).toMatchObject({
      pattern: "/robots.txt$",
      url: "/robots.txt",
      verdict: { allowed: true, rule: null },
    });
    const google = verdictsWithin(group(["Disallow: /"]), "/*");
    expect(summary(google)).toEqual(["blocked", "- /* /"]);
    expect(google.robotsTxt).toBeNull();
  });

  it("reports /robots.txt as a region if the pattern matches nothing else", () => {
    const extent = verdictsWithin(group(["Disallow: /"], "rfc9309"), "/robots.txt$");
    expect(extent.robotsTxt).toBeNull();
    expect(extent.regions.at(-1)).toMatchObject({ url: "/robots.txt", verdict: { allowed: true } });
  });

  it("supports stars in the question if the reader supports none in rules", () => {
    const matcher = group(["Disallow: /a*b", "Disallow: /c"], "python");
    expect(summary(verdictsWithin(matcher, "/c*x"))).toEqual(["blocked", "- /c*x /cpagex"]);
    expect(summary(verdictsWithin(matcher, "/a*b"))).toEqual([
      "mixed",
      "+ /a*b /apageb",
      "- /a%2Ab /a*b",
    ]);
  });

  it("is not proved if the reader spells the pattern differently", () => {
    const { proved, unexamined } = verdictsWithin(group(["Disallow: /c"], "python"), "/c?x=*");
    expect(proved).toBe(false);
    expect(unexamined).toMatchObject([{ reason: "spelling" }]);
  });
});

const stars = (letter: string, count: number): string => `/${`*${letter}`.repeat(count)}`;

const unexaminedIn = ({ unexamined }: Extent) =>
  unexamined.map(({ reason, pattern, rules }) => [
    reason,
    pattern,
    ...rules.map((rule) => rule?.line ?? null),
  ]);

describe("what verdictsWithin has not examined", () => {
  it("is where the pattern and a rule overlap in too many ways", () => {
    const extent = verdictsWithin(group([`Disallow: ${stars("b", 12)}`]), stars("a", 12));
    expect(extent).toMatchObject({ verdict: "allowed", proved: false });
    expect(unexaminedIn(extent)).toEqual([["budget", null, 2, null]]);
    expect(extent.regions.map(({ pattern }) => pattern)).toEqual([stars("a", 12)]);
  });

  it("is everything else once the budget is over", () => {
    const matcher = group(["Disallow: /a", "Allow: /a/b"]);
    const extent = verdictsWithin(matcher, "/*c", 0);
    expect(extent.proved).toBe(false);
    expect(unexaminedIn(extent)).toEqual([["budget", null, null, null]]);
    expect(verdictsWithin(matcher, "/*c", 1000)).toMatchObject({
      proved: true,
      unexamined: [],
    });
  });

  it("is where no URL was found, with the rule that decides there", () => {
    // This reader resolves the dots in URLs, but not in rules.
    const matcher = group(["Disallow: /a/../b", "Disallow: /c"], "robots-parser");
    const extent = verdictsWithin(matcher, "/*b");
    expect(extent.verdict).toBe("mixed");
    expect(unexaminedIn(extent)).toEqual([["no-url", "/a/../b", 2, null]]);
    expect(summary(extent)).toEqual(["mixed", "+ /*b /pageb", "- /c*b /cpageb"]);
    const asked = verdictsWithin(matcher, "/d/../*");
    expect(asked).toMatchObject({ verdict: "allowed", regions: [] });
    expect(unexaminedIn(asked)).toContainEqual(["no-url", "/d/../*", null, null]);
  });

  it("is nothing where no URL can be", () => {
    // This reader encodes the sign in URLs, but not in rules.
    const extent = verdictsWithin(group(["Disallow: /a=b"], "protego"), "/a*");
    expect(extent).toMatchObject({ proved: true, unexamined: [] });
    expect(summary(extent)).toEqual(["allowed", "+ /a* /a"]);
  });

  it("does not include rules of lower precedence than the one that decides everywhere", () => {
    const lower = Array.from({ length: 100 }, (_, at) => `Allow: /a/*${at}x`);
    const matcher = group(["Disallow: /a/b/c/d/e/f/", ...lower]);
    expect(verdictsWithin(matcher, "/a/b/c/d/e/f/g/*", 200)).toMatchObject({
      verdict: "blocked",
      proved: true,
    });
  });
});

describe("the regions of verdictsWithin", () => {
  it("are one for a pattern that begins with a star and a slash", () => {
    expect(summary(verdictsWithin(group(["Disallow: /"]), "*/c"))).toEqual([
      "blocked",
      "- /*/c /page/c",
      "- /c /c",
    ]);
  });

  it("leave out exceptions that change nothing", () => {
    const rules = ["Disallow: /a", "Disallow: /a/bbb", "Allow: /a/bb", "Disallow: /a/b"];
    expect(summary(verdictsWithin(group(rules), "/a*"))).toEqual([
      "mixed",
      "- /a* /a",
      "+ /a/bb /a/bb",
      "- /a/bbb /a/bbb",
    ]);
  });
});

describe("/robots.txt within a pattern", () => {
  const both = ["Disallow: /r", "Allow: /robots.txt$"];

  it("is reported only if its verdict is not that of the rules", () => {
    expect(verdictsWithin(group(both, "rfc9309"), "/r*").robotsTxt).toBeNull();
    expect(verdictsWithin(group(["Allow: /"], "rfc9309"), "/*").robotsTxt).toBeNull();
    expect(verdictsWithin(group(["Disallow: /r"], "rfc9309"), "/ro*")).toMatchObject({
      verdict: "blocked",
      robotsTxt: { url: "/robots.txt" },
    });
    expect(verdictsWithin(group(["Disallow: /r"], "rfc9309"), "/ra*").robotsTxt).toBeNull();
  });

  it("counts as a region, with its verdict, if the pattern matches nothing else", () => {
    const only = verdictsWithin(group(["Disallow: /"], "yandex"), "/robots.txt$");
    expect(only.regions.map(({ url }) => url).at(-1)).toBe("/robots.txt");
    expect(only.regions.at(-1)?.pattern).toBe("/robots.txt$");
    expect(only.robotsTxt).toBeNull();
    // Yandex spells no URL in another way, so this one is all.
    expect(summary(only)).toEqual(["allowed", "+ /robots.txt$ /robots.txt"]);
    expect(only).toMatchObject({ proved: true, unexamined: [] });
  });
});

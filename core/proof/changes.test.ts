import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { pathOf } from "../match/path.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { contains, word } from "./algebra.ts";
import { type Changes, changesBetween, equivalent } from "./changes.ts";
import { RankedList } from "./ranked.ts";
import { allPaths, type BareRule, fileOf, oracle, rulesOf } from "./testing/brute-force.ts";

const { google } = dialects;
const paths = allPaths("ab/c", 7);

const matcherOf = (lines: string, agent = "*"): Matcher => compile(parse(lines), google, agent);
const group = (...rules: readonly string[]): Matcher =>
  matcherOf(["User-agent: *", ...rules].join("\n"));

/** The verdict by definition: the longest match, and of the longest one that allows. */
const naive = (rules: readonly BareRule[]): ((path: string) => boolean) => {
  const tests = rules.map(({ allowed, pattern }) => ({ allowed, pattern, test: oracle(pattern) }));
  return (path) => {
    const matching = tests.filter(({ test }) => test(path));
    const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length));
    const best = matching.filter(({ pattern }) => pattern.length === longest);
    return best.length === 0 || best.some(({ allowed }) => allowed);
  };
};

const summary = ({ regions }: Changes): readonly string[] =>
  regions.map(({ pattern, url, after }) => `${after.allowed ? "+" : "-"} ${pattern} ${url}`);

/** Whether a region changes a path in this direction. */
const coverage = ({ regions }: Changes) => {
  const tests = regions.map(({ pattern, after }) => ({
    allowed: after.allowed,
    test: oracle(pattern),
  }));
  return (path: string, allowed: boolean): boolean =>
    tests.some((each) => each.allowed === allowed && each.test(path));
};

const linesOf = (rules: readonly BareRule[]): readonly string[] =>
  fileOf(rules).split("\n").slice(1);

describe("changesBetween", () => {
  it("finds every difference between two lists of rules and no others, by brute force", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 4), rulesOf("ab/", 4), (before, after) => {
        const [old, now] = [group(...linesOf(before)), group(...linesOf(after))];
        const changes = changesBetween(old, now);
        expect(changes.proved).toBe(true);
        const [wasAllowed, isAllowed] = [naive(before), naive(after)];
        const isCovered = coverage(changes);
        const missed = paths.find((path) => {
          const allowed = isAllowed(path);
          return wasAllowed(path) !== allowed && !isCovered(path, allowed);
        });
        expect(missed).toBeUndefined();
        for (const { pattern, url, before: was, after: is } of changes.regions) {
          const path = pathOf(url);
          expect(oracle(pattern)(path)).toBe(true);
          expect([wasAllowed(path), isAllowed(path)]).toEqual([was.allowed, is.allowed]);
          expect(was.allowed).not.toBe(is.allowed);
          expect([old.decide(url), now.decide(url)]).toEqual([was, is]);
        }
      }),
      seeded(400),
    );
  });

  it("finds every difference between two versions of a long list, by brute force", () => {
    const long = fc.array(rulesOf("ab/", 3), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(long, rulesOf("ab/", 3), fc.nat(), (rules, others, place) => {
        const before = rules.flat();
        const at = place % before.length;
        const after = before.toSpliced(at, place % 2, ...others.slice(0, place % 3));
        const [old, now] = [group(...linesOf(before)), group(...linesOf(after))];
        const changes = changesBetween(old, now);
        expect(changes.proved).toBe(true);
        const isCovered = coverage(changes);
        const missed = paths.find((path) => {
          const [was, is] = [old, now].map(({ decide }) => decide(`https://x.example${path}`));
          return was?.allowed !== is?.allowed && !isCovered(path, is?.allowed === true);
        });
        expect(missed).toBeUndefined();
      }),
      seeded(100),
    );
  });

  it("returns no region within another that changes in the same way", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 4), rulesOf("ab/", 4), (before, after) => {
        const { regions } = changesBetween(group(...linesOf(before)), group(...linesOf(after)));
        const isWithin = (a: number, b: number): boolean =>
          a !== b &&
          regions[a]?.after.allowed === regions[b]?.after.allowed &&
          contains(regions[b]?.pattern ?? "", regions[a]?.pattern ?? "");
        const places = regions.map((_, place) => place);
        expect(places.find((a) => places.some((b) => isWithin(a, b)))).toBeUndefined();
      }),
      seeded(200),
    );
  });

  it("finds no differences between a file and itself, and the opposite ones when swapped", () => {
    fc.assert(
      fc.property(rulesOf("ab/$", 4), rulesOf("ab/$", 4), (before, after) => {
        const [old, now] = [group(...linesOf(before)), group(...linesOf(after))];
        expect(changesBetween(old, group(...linesOf(before)))).toMatchObject({
          proved: true,
          regions: [],
        });
        const patterns = ({ regions }: Changes, allowed: boolean) =>
          regions
            .filter((each) => each.after.allowed === allowed)
            .flatMap(({ pattern }) => word(pattern));
        const [forth, back] = [changesBetween(old, now), changesBetween(now, old)];
        expect(new Set(patterns(back, true))).toEqual(new Set(patterns(forth, false)));
        expect(new Set(patterns(back, false))).toEqual(new Set(patterns(forth, true)));
      }),
      seeded(200),
    );
  });

  it("writes patterns like the deciding rules, newly blocked first", () => {
    const before = group("Disallow: /search/", "Allow: /shop");
    const after = group("Disallow: /shop/*/edit", "Disallow: /café", "Allow: /search/help*");
    expect(summary(changesBetween(before, after))).toEqual([
      "- /shop/*/edit /shop/page/edit",
      "- /café /caf%C3%A9",
      "+ /search/ /search/",
    ]);
  });

  it("finds changes only where two rules overlap", () => {
    const before = group("Disallow: /search/");
    const after = group("Disallow: /search/", "Allow: /*/*.css$");
    expect(summary(changesBetween(before, after))).toEqual(["+ /search/*.css$ /search/page.css"]);
  });

  it.each([
    ["a rule in another order", ["Disallow: /a", "Disallow: /b"], ["Disallow: /b", "Disallow: /a"]],
    ["a rule within another", ["Disallow: /a"], ["Disallow: /a", "Disallow: /a/b"]],
    ["a star at the end", ["Disallow: /a"], ["Disallow: /a*"]],
    ["two stars", ["Disallow: /a*b"], ["Disallow: /a**b"]],
    ["a star at the start", ["Disallow: */a"], ["Disallow: /a", "Disallow: /*/a"]],
    ["a star within a star", ["Disallow: /*/m"], ["Disallow: /*/m", "Disallow: /i/*/m"]],
    ["an idle exception", ["Disallow: /a"], ["Disallow: /a", "Allow: /b"]],
    ["an unescaped space", ["Disallow: /a"], ["Disallow: /a", "Disallow: /a b"]],
  ])("proves that %s changes nothing", (_, before, after) => {
    const changes = changesBetween(group(...before), group(...after));
    expect(changes).toEqual({ proved: true, regions: [], unexamined: [] });
  });

  it("queries a path with two slashes as a full URL", () => {
    const { regions } = changesBetween(group("Disallow:"), group("Disallow: //a"));
    expect(regions).toMatchObject([{ pattern: "//a", url: "https://site.example//a" }]);
  });

  it("compares different crawlers of one file", () => {
    const file = "User-agent: *\nDisallow: /\n\nUser-agent: A\nDisallow: /x\n";
    const changes = changesBetween(matcherOf(file), matcherOf(file, "A"));
    expect(summary(changes)).toEqual(["+ / /"]);
    expect(changes.regions[0]?.before.rule?.line).toBe(2);
  });
});

describe("what was not examined", () => {
  const stars = (letter: string, count: number): string => `/${`*${letter}`.repeat(count)}`;

  it("is listed by the rules that overlap in too many ways", () => {
    const blocks = `Disallow: ${stars("b", 12)}`;
    const { proved, regions, unexamined } = changesBetween(
      group(blocks, "Disallow: /x"),
      group(blocks, `Allow: ${stars("a", 12)}`),
    );
    expect(proved).toBe(false);
    // Whatever is found is still certain.
    expect(regions.map(({ pattern }) => pattern)).toEqual(["/x"]);
    expect(unexamined).toMatchObject([
      { reason: "budget", pattern: null, rules: [{ line: 2 }, { line: 3 }] },
    ]);
  });

  it("is stated in general if there is too much to list", () => {
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const words = [...letters].flatMap((a) =>
      [...letters].map((b) => `/*${a}${b}*${b}${a}*${a}${a}`),
    );
    const blocks = words.map((each) => `Disallow: ${each}*/x*y*z`);
    const opens = words.map((each) => `Allow: ${each}*/u*v*w`);
    const { proved, unexamined } = changesBetween(group(...blocks), group(...blocks, ...opens));
    expect(proved).toBe(false);
    expect(unexamined.length).toBeGreaterThan(0);
    expect(unexamined.length).toBeLessThan(30);
  });
});

describe("equivalent", () => {
  it("is true only if every URL is proved to have the same verdict", () => {
    const [a, b] = [group("Disallow: /a", "Disallow: /a/b"), group("Disallow: /a*")];
    expect(equivalent(a, b)).toBe(true);
    expect(equivalent(a, group("Disallow: /a/"))).toBe(false);
  });
});

describe("equivalent lists", () => {
  /** The queries for a word that a question takes: none if the first patterns tell. */
  const queriesFor = (a: Matcher, b: Matcher): number => {
    const find = vi.spyOn(RankedList.prototype, "find");
    equivalent(a, b);
    const { length } = find.mock.calls;
    find.mockRestore();
    return length;
  };

  it("are told from others by their first patterns, in both directions", () => {
    const [a, b] = [group("Disallow: /a"), group("Disallow: /a", "Disallow: /b")];
    expect([queriesFor(a, b), queriesFor(b, a)]).toEqual([0, 0]);
    expect(queriesFor(group("Disallow: /*a$"), group("Disallow: /*b$"))).toBe(0);
    expect(queriesFor(a, group("Disallow: /a", "Disallow: /a/b"))).toBeGreaterThan(0);
  });

  it("are compared fully if a path begins with two slashes", () => {
    const [a, b] = [group("Disallow: //x", "Disallow: /y"), group("Disallow: /y")];
    expect([equivalent(a, b), equivalent(b, a)]).toEqual([false, false]);
    const host = group("Disallow: //x/y", "Disallow: /");
    expect(equivalent(host, group("Disallow: /", "Allow: //x/y$"))).toBe(false);
    expect(equivalent(host, group("Disallow: /"))).toBe(true);
  });
});

describe("two lists that are nearly the same", () => {
  const LONG = Array.from({ length: 60 }, (_, index) => `Disallow: /a-long-path-${index + 10}`);

  it("are not equivalent if the shortest of many rules differ", () => {
    expect(equivalent(group(...LONG, "Disallow: /b"), group(...LONG))).toBe(false);
    expect(equivalent(group(...LONG, "Disallow: /b"), group(...LONG, "Disallow: /c"))).toBe(false);
    expect(equivalent(group(...LONG, "Disallow: /b"), group(...LONG, "Disallow: /b"))).toBe(true);
  });

  it("are compared without any work if they are the same list", () => {
    const one = group(...LONG);
    expect(changesBetween(one, one, 0)).toMatchObject({ proved: true, regions: [] });
  });
});

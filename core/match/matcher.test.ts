import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { readPolicy } from "../policy/read.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { compile } from "./compile.ts";
import { explain } from "./explain.ts";
import { pathTaker } from "./path.ts";
import { matches, matchSpans, type Pattern, parsePattern, pieceSpans } from "./pattern.ts";
import { precedenceOf, readingsOf } from "./readings.ts";
import { RuleTree } from "./rule-tree.ts";
import { rulesOf } from "./ruleset.ts";
import { pathSpeller } from "./spelling.ts";

const { google } = dialects;
const anyDialect = fc.constantFrom(...(Object.keys(dialects) as (keyof typeof dialects)[]));

/**
 * The matcher of google/robotstxt, as directly as possible: the set of positions reached so far.
 */
const oracle = (pattern: string, path: string): boolean => {
  let places = new Set([0]);
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === "$" && index === pattern.length - 1) return places.has(path.length);
    const next = new Set<number>();
    for (const place of places) {
      if (character === "*") for (let at = place; at <= path.length; at++) next.add(at);
      else if (path[place] === character) next.add(place + 1);
    }
    places = next;
  }
  return places.size > 0;
};

const few = (characters: string, maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { maxLength }).map((list) => list.join(""));

describe("a pattern", () => {
  it("matches by definition, over a small alphabet", () => {
    fc.assert(
      fc.property(few("ab/*$", 9), few("ab/$*", 12), (pattern, path) => {
        expect(matches(parsePattern(pattern), path)).toBe(oracle(pattern, path));
      }),
      seeded(5000),
    );
  });

  it("matches by definition if segments are long and repetitive", () => {
    const long = fc
      .tuple(fc.nat(90), fc.constantFrom("", "b"), fc.nat(90))
      .map(([before, middle, after]) => "a".repeat(before) + middle + "a".repeat(after));
    fc.assert(
      fc.property(
        fc.array(long, { maxLength: 3 }),
        few("$", 1),
        long,
        long,
        (pieces, end, x, y) => {
          const pattern = `/*${pieces.join("*")}${end}`;
          expect(matches(parsePattern(pattern), `/${x}c${y}`)).toBe(oracle(pattern, `/${x}c${y}`));
        },
      ),
    );
  });

  it("returns which characters of the path it matches literally", () => {
    const spans = (pattern: string, path: string) => matchSpans(parsePattern(pattern), path);
    expect(spans("/a/*/c$", "/a/b/c")).toEqual([
      { from: 0, to: 3 },
      { from: 4, to: 6 },
    ]);
    expect(spans("*.gif$", "/x.gif.gif")).toEqual([{ from: 6, to: 10 }]);
    expect(spans("/a", "/b")).toBeNull();
  });

  it("consists of the same text as the parts that it matches", () => {
    fc.assert(
      fc.property(few("ab/*$", 9), few("ab/", 12), (text, path) => {
        const spans = matchSpans(parsePattern(text), path);
        if (spans === null) return;
        const literals = text.replace(/\$$/, "").replaceAll("*", "");
        const inPath = spans.map(({ from, to }) => path.slice(from, to));
        expect(inPath.join("")).toBe(literals);
        const inPattern = pieceSpans(text, parsePattern(text));
        expect(inPattern.map(({ from, to }) => text.slice(from, to))).toEqual(inPath);
      }),
    );
  });
});

describe("a rule tree", () => {
  it("finds the best of many patterns and all that match, as if trying them one by one", () => {
    const pattern = fc.oneof(
      few("ab/*$", 8),
      few("abc", 5).map((text) => `/*${text}abc*${text}`),
    );
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 60 }), few("abc/", 16), (texts, path) => {
        const ranked = texts.map((text, rank) => ({ pattern: parsePattern(text), rank }));
        const found = ranked.filter(({ pattern }) => matches(pattern, path));
        const index = new RuleTree(ranked.map(({ pattern }) => pattern));
        expect(index.find(path)).toBe(found[0]?.rank ?? -1);
        expect(index.findAll(path)).toEqual(found.map(({ rank }) => rank));
      }),
      seeded(2000),
    );
  });

  it("finds the best of more wildcard patterns than a node stores, including the first", () => {
    const texts = Array.from({ length: 12 }, (_, rank) => `/*abc${rank}`);
    const index = new RuleTree(texts.map(parsePattern));
    for (const [rank, text] of texts.entries()) {
      expect(index.find(text.replace("*", "x/"))).toBe(rank === 10 || rank === 11 ? 1 : rank);
    }
    expect(index.find("/nothing")).toBe(-1);
  });

  it("compares few of many patterns to find the best or all that match", () => {
    let looks = 0;
    const watched = (text: string): Pattern => {
      const pattern = parsePattern(text);
      return {
        ...pattern,
        get segments() {
          looks++;
          return pattern.segments;
        },
      };
    };
    const index = new RuleTree(
      Array.from({ length: 9_000 }, (_, rank) =>
        watched(rank % 3 === 0 ? `/*/page-${rank}-*x` : `/page-${rank}/*x`),
      ),
    );
    looks = 0;
    expect(index.find("/page-4000/x")).toBe(4000);
    expect(index.findAll("/page-4000/page-3000-/x")).toEqual([3000, 4000]);
    expect(looks).toBeLessThan(20);
  });

  it("accepts as many patterns as a file of several megabytes holds", () => {
    const patterns = Array.from({ length: 200_000 }, (_, rank) => parsePattern(`/*abc${rank}x`));
    expect(new RuleTree(patterns).find("/z/abc150000x")).toBe(150_000);
  });

  it("handles patterns and paths that no backtracking matcher could", () => {
    const stars = parsePattern(`/${"*".repeat(8_000)}`);
    const ladder = parsePattern(`${"/*a".repeat(1)}${"*a".repeat(7_999)}*b$`);
    const wall = parsePattern(`/*${"a".repeat(4_000)}b${"a".repeat(4_000)}`);
    const find = (pattern: ReturnType<typeof parsePattern>, path: string) =>
      new RuleTree([pattern]).find(path);
    expect(find(stars, `/${"x".repeat(16_000)}`)).toBe(0);
    expect(find(ladder, `/${"a".repeat(100_000)}`)).toBe(-1);
    expect(find(wall, `/${"a".repeat(100_000)}`)).toBe(-1);
  });
});

const rule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), few("ab/*$%é", 6))
  .map(([field, path]) => `${field}: /${path}`);
const group = fc
  .tuple(fc.constantFrom("*", "Foo", "Bar", "Foo/1.0", ""), fc.array(rule, { maxLength: 6 }))
  .map(([agent, rules]) => [`User-agent: ${agent}`, ...rules].join("\n"));
const file = fc.array(group, { maxLength: 5 }).map((groups) => groups.join("\n"));

describe("verdicts", () => {
  it("are those of the best rule when all are tried one by one", () => {
    fc.assert(
      fc.property(file, few("ab/?%é$", 8), anyDialect, (source, path, id) => {
        const dialect = dialects[id];
        const url = `http://host/${path}`;
        const matcher = compile(parse(source), dialect, "Foo");
        const policy = readPolicy(parse(source), dialect);
        const spelt = pathSpeller(dialect)(pathTaker(dialect)(url));
        const best = readingsOf(policy, rulesOf(policy, matcher.selection))
          .sort(precedenceOf(dialect))
          .find(({ pattern }) => matches(pattern, spelt));
        expect(matcher.decide(url).rule?.line).toBe(best?.rule.line);
      }),
      seeded(600),
    );
  });

  it("stay the same when many paths are queried", () => {
    fc.assert(
      fc.property(file, few("ab/?%é$", 8), anyDialect, (source, path, id) => {
        const { decide, matching } = compile(parse(source), dialects[id], "Foo");
        const first = { verdict: decide(path), matching: matching(path) };
        for (let time = 0; time < 20; time++) decide(`/${time}`);
        expect({ verdict: decide(path), matching: matching(path) }).toEqual(first);
      }),
      seeded(600),
    );
  });

  it("agree with their explanation for any file, crawler and URL", () => {
    const text = fc.oneof(file, fc.string());
    fc.assert(
      fc.property(text, fc.string(), fc.string(), anyDialect, (source, agent, url, id) => {
        const dialect = dialects[id];
        const document = parse(source);
        const { verdict, candidates, reason, groups, selection, comparedPath } = explain(
          document,
          dialect,
          agent,
          url,
        );
        const followed = groups.filter(({ standing }) => standing === "followed");
        expect(followed.map(({ group }) => group)).toEqual(selection.groups);
        for (const { spelling, spans, patternSpans } of candidates) {
          const inPath = spans.map(({ from, to }) => comparedPath.slice(from, to));
          expect(patternSpans.map(({ from, to }) => spelling.slice(from, to))).toEqual(inPath);
        }
        expect(compile(document, dialect, agent).decide(url)).toEqual(verdict);
        expect(candidates[0]?.rule ?? null).toEqual(verdict.rule);
        expect(["unopposed", "longer", "tie", "first", "empty-rule"].includes(reason)).toBe(
          candidates.length > 0,
        );
      }),
    );
  });

  it("do not change when a group for another crawler is added", () => {
    fc.assert(
      fc.property(
        file,
        fc.array(rule, { minLength: 1 }),
        few("ab/", 6),
        anyDialect,
        (source, rules, path, id) => {
          const dialect = dialects[id];
          const more = `User-agent: Other\n${rules.join("\n")}`;
          const before = compile(parse(`${source}\nUser-agent: Last\nDisallow:\n`), dialect, "Foo");
          const after = compile(
            parse(`${source}\nUser-agent: Last\nDisallow:\n${more}`),
            dialect,
            "Foo",
          );
          expect(after.decide(`http://host/${path}`)).toEqual(before.decide(`http://host/${path}`));
        },
      ),
    );
  });

  it("do not change when a group for another crawler is put between whole groups", () => {
    const name = fc.constantFrom("*", "Foo", "Bar", "Foo/1.0");
    const whole = fc
      .tuple(name, fc.array(rule, { minLength: 1, maxLength: 4 }))
      .map(([agent, rules]) => [`User-agent: ${agent}`, ...rules, ""].join("\n"));
    fc.assert(
      fc.property(
        fc.array(whole, { maxLength: 5 }),
        fc.array(rule, { minLength: 1 }),
        fc.nat(5),
        few("ab/", 6),
        anyDialect,
        (groups, rules, place, path, id) => {
          const other = ["User-agent: Other", ...rules, ""].join("\n");
          const verdict = (list: readonly string[]) =>
            compile(parse(list.join("\n")), dialects[id], "Foo").decide(`http://host/${path}`);
          const { allowed, rule: won } = verdict(groups);
          const after = verdict(groups.toSpliced(place, 0, other));
          expect([after.allowed, after.rule?.text]).toEqual([allowed, won?.text]);
        },
      ),
      seeded(400),
    );
  });
});

describe("files in other encodings", () => {
  it("apply to no crawler when they are UTF-16, which readers see as lines full of NULs", () => {
    const matcher = compile(parse("User-agent: *\nDisallow: /\n", "utf-16le"), google, "Foo");
    expect(matcher.decide("/")).toEqual({ allowed: true, rule: null });
  });

  it("match byte by byte when they are not UTF-8", () => {
    const { decide } = compile(parse("User-agent: *\nDisallow: /\xe9\n", "latin1"), google, "Foo");
    expect(decide("/%E9").allowed).toBe(false);
    expect(decide("/%C3%A9").allowed).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { witnessesOf } from "../analysis/witnesses.ts";
import type { Dialect, DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { allows, type Reading } from "../match/readings.ts";
import { parse } from "../syntax/parse.ts";
import { BROKEN, ORDINARY, questions } from "../testing/differential/generate.ts";
import type { Changes } from "./changes.ts";
import { changesBetween } from "./changes.ts";
import { compareAlike, comparedPath } from "./example-url.ts";
import { verdictsWithin } from "./extent.ts";
import { deadRules, minimalRules } from "./reduction.ts";

const { FC_RUNS } = process.env;
const RUNS = Number(FC_RUNS ?? 0.5);
const readers = Object.values(dialects);

const files = [...questions(11, 40 * RUNS, ORDINARY), ...questions(12, 60 * RUNS, BROKEN)];

/** URLs that the rules of two files are about, and some that they are not about. */
const urlsFor = (...texts: readonly string[]): readonly string[] => {
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/^\s*(?:dis)?allow:[ \t]*(\S+)/gim)].map(([, path]) => path as string),
  );
  const { urls } = witnessesOf(paths, "utf-8");
  return [...urls, "/robots.txt", "/robots%2Etxt", "//a", "/a?b=c", "/%61"];
};

const read = (text: string, dialect: Dialect, agent = "FooBot"): Matcher =>
  compile(parse(text), dialect, agent);

/** Whether one of the regions, as a rule, covers a URL that changes in this direction. */
const isCovered = ({ regions }: Changes, url: string, allowed: boolean, dialect: Dialect) =>
  regions.some(({ pattern, after }) => {
    if (after.allowed !== allowed) return false;
    // Not every reader supports such a pattern in a rule.
    if (dialect.facts.wildcards.value === "none" && /[*$%]/.test(pattern)) return true;
    return !read(`User-agent: *\nDisallow: ${pattern}`, dialect).decide(url).allowed;
  });

const holds = (changes: Changes, before: Matcher, after: Matcher): void => {
  for (const region of changes.regions) {
    expect(before.decide(region.url)).toEqual(region.before);
    expect(after.decide(region.url)).toEqual(region.after);
    expect(region.before.allowed).not.toBe(region.after.allowed);
  }
};

describe.each(readers)("the proofs of $name", (dialect) => {
  it("are right about two versions of a file", () => {
    for (let at = 0; at + 1 < files.length; at += 2) {
      const [a, b] = [files[at]?.robots ?? "", files[at + 1]?.robots ?? ""];
      const [before, after] = [read(a, dialect), read(b, dialect)];
      const changes = changesBetween(before, after);
      holds(changes, before, after);
      if (!changes.proved) continue;
      const missed = urlsFor(a, b).find((url) => {
        const { allowed } = after.decide(url);
        return before.decide(url).allowed !== allowed && !isCovered(changes, url, allowed, dialect);
      });
      expect({ missed, a, b }).toEqual({ missed: undefined, a, b });
    }
  });

  it("are right about what a pattern matches", () => {
    for (const { robots, path } of files) {
      const matcher = read(robots, dialect);
      const prefix = path.replace(/[#?%*$].*$/s, "");
      const extent = verdictsWithin(matcher, `${prefix}*`);
      const compared = comparedPath(dialect);
      const start = compared(prefix);
      if (!/^\/(?:[\x21-.0-\x7e][\x21-\x7e]*)?$/.test(prefix) || /["<>]/.test(prefix)) continue;
      const said = extent.verdict;
      for (const { url, verdict } of extent.regions) expect(matcher.decide(url)).toEqual(verdict);
      if (!extent.proved || said === "mixed") continue;
      const wrong = [...urlsFor(robots), path, `${prefix}x`, `${prefix}/y?z`].find(
        (url) =>
          compared(url).startsWith(start) &&
          url !== extent.robotsTxt?.url &&
          matcher.decide(url).allowed !== (said === "allowed"),
      );
      expect({ wrong, robots, prefix }).toEqual({ wrong: undefined, robots, prefix });
    }
  });

  it("are right about unneeded rules", () => {
    for (const { robots } of files) {
      const matcher = read(robots, dialect);
      const urls = urlsFor(robots);
      const dead = new Set(deadRules(matcher));
      const kept = new Set(minimalRules(matcher));
      const wrong = urls.find((url) => {
        const matching = matcher.matching(url);
        const first = matching[0];
        const next = matching.find(({ rule }) => kept.has(rule));
        const isAllowed = (reading: Reading | undefined): boolean =>
          reading === undefined || allows(reading);
        return (
          (first !== undefined && dead.has(first.rule)) || isAllowed(first) !== isAllowed(next)
        );
      });
      expect({ wrong, robots }).toEqual({ wrong: undefined, robots });
    }
  });
});

describe("two readers of one file", () => {
  const pairs = readers.flatMap((a, at) => readers.slice(at + 1).map((b) => [a, b] as const));

  it("differ as the URLs show, and are compared in full if they spell URLs alike", () => {
    for (const { robots } of files.slice(0, 60 * RUNS)) {
      for (const [a, b] of pairs) {
        const [one, other] = [read(robots, a), read(robots, b)];
        const changes = changesBetween(one, other);
        holds(changes, one, other);
        const isAlike = compareAlike(a, b);
        const isSpelling = changes.unexamined.some(({ reason }) => reason === "spelling");
        expect(isSpelling).toBe(!isAlike);
        const budget = changes.unexamined.some(({ reason }) => reason !== "spelling");
        const [comparedA, comparedB] = [comparedPath(a), comparedPath(b)];
        if (budget) continue;
        // URLs that both readers leave unchanged are compared.
        const missed = urlsFor(robots).find((url) => {
          if (comparedA(url) !== comparedB(url) || comparedA(url).includes("%")) return false;
          const { allowed } = other.decide(url);
          return (
            one.decide(url).allowed !== allowed &&
            !changes.regions.some(({ after }) => after.allowed === allowed)
          );
        });
        expect({ missed, a: a.id, b: b.id, robots }).toEqual({
          missed: undefined,
          a: a.id,
          b: b.id,
          robots,
        });
      }
    }
  });

  it.each([
    ["google", "yandex", true],
    ["google", "standard-1994", true],
    ["rfc9309", "bing", true],
    ["google", "rfc9309", false],
    ["google", "python", false],
  ] satisfies [DialectId, DialectId, boolean][])("%s and %s spell URLs alike: %j", (a, b, is) => {
    expect(compareAlike(dialects[a], dialects[b])).toBe(is);
  });

  it("shows where Google and Yandex weigh rules differently", () => {
    const text = "User-agent: *\nDisallow: /*/page*\nAllow: /a/page\n";
    const { proved, regions } = changesBetween(
      read(text, dialects.google),
      read(text, dialects.yandex),
    );
    expect(proved).toBe(true);
    expect(regions).toMatchObject([{ pattern: "/a/page", before: { allowed: false } }]);
  });
});

describe("every reader", () => {
  it("compares paths that begin with a slash, as proofs assume", () => {
    for (const dialect of readers) {
      const compared = comparedPath(dialect);
      for (const { robots, path } of files) {
        for (const url of [...urlsFor(robots), path, "", "?", "x", "//", ";a"]) {
          expect(compared(url).startsWith("/")).toBe(true);
        }
      }
    }
  });
});

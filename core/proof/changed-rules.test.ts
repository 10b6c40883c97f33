import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { changedRules } from "./differences.ts";
import { type RulePattern, rulesOfMatcher } from "./rules.ts";

/** The patterns of a group's rules, which take precedence in this order because they are equally long. */
const patternsOf = (...rules: string[]): readonly RulePattern[] =>
  rulesOfMatcher(compile(parse(["User-agent: a", ...rules].join("\n")), dialects.google, "a")).list
    .items;

const changed = (before: readonly RulePattern[], after: readonly RulePattern[]) => {
  const found = changedRules({ before, after });
  const pathsOf = (entries: readonly RulePattern[]) =>
    entries.map(({ reading }) => reading.spelling);
  return { before: pathsOf(found.before), after: pathsOf(found.after) };
};

const ABC = ["Disallow: /a", "Disallow: /b", "Disallow: /c"] as const;
const [A, B, C] = ABC;

describe("the changed rules of two lists", () => {
  it("are none if the lists are the same", () => {
    expect(changed(patternsOf(...ABC), patternsOf(...ABC))).toEqual({ before: [], after: [] });
  });

  it("are those that only one list contains, wherever they are", () => {
    expect(changed(patternsOf(A, C), patternsOf(...ABC))).toEqual({ before: [], after: ["/b"] });
    expect(changed(patternsOf(...ABC), patternsOf(B))).toEqual({ before: ["/a", "/c"], after: [] });
  });

  it("are as few as possible if the order changes", () => {
    expect(changed(patternsOf(...ABC), patternsOf(C, A, B))).toEqual({
      before: ["/c"],
      after: ["/c"],
    });
  });

  it("include a rule whose verdict changes", () => {
    expect(changed(patternsOf(A, B), patternsOf("Disallow: /a", "Allow: /b"))).toEqual({
      before: ["/b"],
      after: ["/b"],
    });
  });
});

describe("a longest common part", () => {
  /** The number of elements of a longest common subsequence, by the textbook recurrence. */
  const lengthOf = (a: readonly string[], b: readonly string[]): number => {
    const [first, ...rest] = a;
    if (first === undefined) return 0;
    const at = b.indexOf(first);
    const without = lengthOf(rest, b);
    return at < 0 ? without : Math.max(without, 1 + lengthOf(rest, b.slice(at + 1)));
  };
  const names = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 });
  const list = (letters: readonly string[], allowed: readonly string[]) =>
    patternsOf(
      ...letters.map((letter) => `${allowed.includes(letter) ? "Allow" : "Disallow"}: /${letter}`),
    );

  it("is left out of the changed rules, in order, by brute force", () => {
    fc.assert(
      fc.property(names, names, names, names, (old, now, allowed, others) => {
        const before = list(old, allowed);
        const after = list(now, others.length < 4 ? others : allowed);
        const changes = changedRules({ before, after });
        const keyOf = ({ label, pattern }: RulePattern) => `${label} ${pattern.word}`;
        const keep = (all: readonly RulePattern[], gone: readonly RulePattern[]) =>
          all.filter((entry) => !gone.includes(entry)).map(keyOf);
        const kept = keep(before, changes.before);
        expect(keep(after, changes.after)).toEqual(kept);
        expect(kept).toHaveLength(lengthOf(before.map(keyOf), after.map(keyOf)));
        for (const [all, gone] of [
          [before, changes.before],
          [after, changes.after],
        ] as const) {
          expect(gone).toEqual(all.filter((entry) => gone.includes(entry)));
        }
      }),
      seeded(300),
    );
  });
});

import { describe, expect, it } from "vitest";
import { lintRules } from "../../../../core/lint/index.ts";
import { failedClaims } from "./claims.ts";
import { mistakes } from "./index.ts";
import { type Mistake, staysBlocked } from "./mistake.ts";
import { stories } from "./stories.ts";
import { mistakeWords } from "./words.ts";

const first = mistakes[0] as Mistake;

describe("the mistakes", () => {
  it.each(mistakes)("$id: every claim holds", (mistake) => {
    expect(failedClaims(mistake)).toEqual([]);
  });

  it.each(mistakes)("$id: tells its story in three parts, each of whole sentences", ({ id }) => {
    expect(stories[id]).toHaveLength(3);
    for (const part of stories[id]) expect(part).toMatch(/^\S.*[.]$/);
  });

  it("name checks that exist", () => {
    const ids = new Set(lintRules.map((rule) => rule.id));
    const named = mistakes.flatMap(({ checks }) => checks);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("differ in their titles and lessons", () => {
    const texts = Object.values(mistakeWords).flatMap(({ title, lesson }) => [title, lesson]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("a claim that does not hold", () => {
  it("is told with what is found instead", () => {
    const verdicts = [staysBlocked("Googlebot", "https://shop.example/")];
    expect(failedClaims({ ...first, verdicts })).toEqual([
      "staging-left-on: https://shop.example/ for Googlebot, right file, is allowed, not blocked",
    ]);
  });

  it("is told of a check, too", () => {
    expect(failedClaims({ ...first, checks: ["missing-colon"] })).toEqual([
      "staging-left-on: missing-colon, wrong file, is silent, not reported",
    ]);
    expect(failedClaims({ ...first, right: first.wrong, verdicts: [] })).toEqual([
      "staging-left-on: blocks-everything, right file, is reported, not silent",
    ]);
  });

  it("is missing where nothing shows the mistake", () => {
    expect(failedClaims({ ...first, checks: [], verdicts: [] })).toEqual([
      "staging-left-on: nothing shows the mistake",
    ]);
  });
});

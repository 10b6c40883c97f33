import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { changedEntries } from "./common.ts";
import { type Entry, rulesOfMatcher } from "./ranked.ts";

/** The entries of a group's rules, which take precedence in this order because they are equally long. */
const entriesOf = (...rules: string[]): readonly Entry[] =>
  rulesOfMatcher(compile(parse(["User-agent: a", ...rules].join("\n")), dialects.google, "a")).list
    .items;

const changed = (before: readonly Entry[], after: readonly Entry[]) => {
  const found = changedEntries(before, after);
  const pathsOf = (entries: readonly Entry[]) => entries.map(({ reading }) => reading.spelling);
  return { before: pathsOf(found.before), after: pathsOf(found.after) };
};

const ABC = ["Disallow: /a", "Disallow: /b", "Disallow: /c"] as const;
const [A, B, C] = ABC;

describe("the changed entries of two lists", () => {
  it("are none if the lists are the same", () => {
    expect(changed(entriesOf(...ABC), entriesOf(...ABC))).toEqual({ before: [], after: [] });
  });

  it("are those that only one list contains, wherever they are", () => {
    expect(changed(entriesOf(A, C), entriesOf(...ABC))).toEqual({ before: [], after: ["/b"] });
    expect(changed(entriesOf(...ABC), entriesOf(B))).toEqual({ before: ["/a", "/c"], after: [] });
  });

  it("are as few as possible if the order changes", () => {
    expect(changed(entriesOf(...ABC), entriesOf(C, A, B))).toEqual({
      before: ["/c"],
      after: ["/c"],
    });
  });

  it("include an entry whose verdict changes", () => {
    expect(changed(entriesOf(A, B), entriesOf("Disallow: /a", "Allow: /b"))).toEqual({
      before: ["/b"],
      after: ["/b"],
    });
  });
});

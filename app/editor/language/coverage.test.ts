import { describe, expect, it } from "vitest";
import type { RuleCoverage } from "../../../core/index.ts";
import { type CoverageMarks, coverageMarking, setCoverage } from "./coverage.ts";
import { factsOfRule } from "./rule-facts.ts";
import { assistedState } from "./testing.ts";

const SOURCE = "User-agent: *\nDisallow: /cart\nAllow: /a\nDisallow: /cart\n";

const rule = (line: number, facts: Partial<RuleCoverage> = {}): RuleCoverage => ({
  line,
  urls: 0,
  requests: 0,
  isDead: false,
  ...facts,
});

const MARKS: CoverageMarks = {
  urls: 1000,
  requests: 20,
  rules: [rule(2, { urls: 900, requests: 1 }), rule(3), rule(4, { isDead: true })],
};

const state = (urls: readonly string[] = []) =>
  assistedState(SOURCE, { urls }, {}, coverageMarking()).update({
    effects: setCoverage.of(MARKS),
  }).state;

const texts = (of: ReturnType<typeof state>, line: number): readonly string[] =>
  factsOfRule(of, line).map(({ text }) => text);

describe("the coverage of a rule", () => {
  it("distinguishes tested, listed and logged URLs", () => {
    expect(texts(state(["/cart/1", "/b"]), 2)).toEqual([
      "1 of 2 tested URLs",
      "900 of 1,000 listed URLs",
      "1 of 20 logged requests",
    ]);
  });

  it("distinguishes a rule without an example from one that is proved dead", () => {
    expect(texts(state(), 3)).toEqual([expect.stringContaining("Other URLs may still match")]);
    expect(texts(state(), 4)).toEqual([expect.stringContaining("This is proved")]);
  });

  it("moves with its line, and is removed when that changes", () => {
    const below = state().update({ changes: { from: 0, insert: "# new\n" } }).state;
    expect(texts(below, 3)[0]).toContain("900 of");
    const line = below.doc.line(3);
    const changed = below.update({ changes: { from: line.to, insert: "s" } }).state;
    expect(texts(changed, 3)).toEqual([]);
    expect(texts(changed, 4)).toHaveLength(1);
  });

  it("is shown only for rules", () => {
    expect(texts(state(["/a"]), 1)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { google } from "../dialects/google.ts";
import { type GoldenVerdict, type GoogleTest, parseBytes, readGolden } from "../testing/golden.ts";
import { compile } from "./compile.ts";
import { pathOf } from "./path.ts";
import { escapePattern } from "./spelling.ts";

/** With so many queries, rules are found by an index; at first they are tried one by one. */
const OFTEN = 20;

/** The answer to a question that is asked for the first time, and the one after asking it often. */
const answers = (body: string, agents: readonly string[], url: string) => {
  const matcher = compile(parseBytes(body), google, agents);
  const ask = () => {
    const { allowed, rule } = matcher.decide(url);
    return { allowed, line: rule?.line ?? 0, seen: matcher.selection.kind === "named" };
  };
  const first = ask();
  for (let time = 2; time < OFTEN; time++) matcher.decide(url);
  return [first, ask()] as const;
};

const mismatches = (cases: readonly GoldenVerdict[]) =>
  cases.flatMap((golden) => {
    const { allowed, line, seen } = golden;
    return answers(golden.body_b64, golden.agents, golden.url)
      .filter((got) => got.allowed !== allowed || got.line !== line || got.seen !== seen)
      .map((got) => ({ golden, got }));
  });

describe("google dialect against google/robotstxt's own answers", () => {
  it("gives the same verdict, line and group choice in every generated case", () => {
    const cases = readGolden<GoldenVerdict>("google-verdicts");
    expect(cases.length).toBe(20_000);
    expect(mismatches(cases).slice(0, 3)).toEqual([]);
  });

  it("gives the same answers in the surprising cases", () => {
    const cases = readGolden<GoldenVerdict>("google-edge-cases");
    expect(cases.length).toBe(84);
    expect(mismatches(cases)).toEqual([]);
  });

  const suite = readGolden<GoogleTest>("google-tests");
  const ofKind = (kind: GoogleTest["kind"]) => suite.filter((test) => test.kind === kind);

  it("passes the verdict checks of Google's test suite", () => {
    const tests = ofKind("match");
    expect(tests.length).toBe(145);
    for (const { test, n, body_b64, agent, url, expected, line } of tests) {
      const [got] = answers(body_b64, [agent], url);
      expect({ test, n, allowed: got.allowed, line: got.line }).toEqual({
        test,
        n,
        allowed: expected,
        line,
      });
    }
  });

  it.each(ofKind("path"))("extracts the path of a URL as in $test $n", ({ url, expected }) => {
    expect(pathOf(url)).toBe(expected);
  });

  it.each(ofKind("escape"))("escapes a pattern as in $test $n", ({ pattern, expected }) => {
    expect(escapePattern(pattern)).toBe(expected);
  });
});

import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { firstDifference } from "../../testing/witnesses.ts";
import { applyEdits } from "../apply.ts";
import { lint } from "../lint.ts";
import type { Diagnostic, Fix, LintRule } from "../rule.ts";
import { lintRules } from "./index.ts";

/** Lints an example of a check: with it on, in the encoding it asks for, answered as it says. */
const find = (rule: LintRule, source: string, { answered }: { answered: boolean }) =>
  lint(parse(source, rule.examples.encoding), {
    include: [rule.id],
    ...(answered && rule.examples.response !== undefined
      ? { response: rule.examples.response }
      : {}),
  });

const findBad = (rule: LintRule, source: string): readonly Diagnostic[] =>
  find(rule, source, { answered: true });

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.filter(({ severity }) => severity === "error").map(({ rule }) => rule);

const ofRule = (rule: LintRule, source: string): readonly Diagnostic[] =>
  findBad(rule, source).filter((diagnostic) => diagnostic.rule === rule.id);

const brief = (source: string): string =>
  JSON.stringify(source.length > 70 ? `${source.slice(0, 70)}…` : source);

/** How often each error is found: a fix must not make any of these numbers grow. */
const tally = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const newErrors = (rule: LintRule, before: string, after: string): readonly string[] => {
  const old = tally(errorsOf(findBad(rule, before)));
  return [...tally(errorsOf(findBad(rule, after)))]
    .filter(([id, count]) => count > (old.get(id) ?? 0))
    .map(([id]) => id);
};

/** Where a place is after edits; what is within an edit moves to its end. */
const moved = (at: number, { edits }: Fix): number =>
  edits.reduce(
    (place, { from, to, insert }) =>
      to <= at ? place + insert.length - (to - from) : from < at ? place + insert.length : place,
    at,
  );

const rulesById = lintRules.map((rule) => [rule.id, rule] as const);

const bad = lintRules.flatMap((rule) =>
  rule.examples.bad.map((source) => [rule.id, brief(source), source, rule] as const),
);

const good = lintRules.flatMap((rule) =>
  rule.examples.good.map((source) => [rule.id, brief(source), source, rule] as const),
);

const fixes = bad.flatMap(([id, , source, rule]) =>
  ofRule(rule, source).flatMap((diagnostic) =>
    diagnostic.fixes.map(
      (fix) => [id, fix.title, brief(source), { rule, source, diagnostic, fix }] as const,
    ),
  ),
);

describe("the list of checks", () => {
  it("is the listing of their folder", () => {
    const files = readdirSync(new URL(".", import.meta.url))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "index.ts")
      .map((name) => name.slice(0, -3))
      .sort();
    expect(lintRules.map(({ id }) => id).sort()).toEqual(files);
  });
});

describe.each(rulesById)("%s", (_, rule) => {
  it("has a summary that asks for something", () => {
    expect(rule.summary).toMatch(/^(Disallow|Require|Suggest|Prefer) .*[^.]$/);
  });

  it("explains itself and names public sources", () => {
    expect(rule.explanation).toMatch(/^[A-Z`][\s\S]{40,}[.!?]$/);
    expect(rule.explanation.length).toBeLessThan(2_000);
    expect(rule.sources.length).toBeGreaterThan(0);
    for (const { title, url } of rule.sources) {
      expect(url).toMatch(/^https:\/\/\S+$/);
      expect(title).not.toBe("");
    }
  });

  it("speaks in sentences", () => {
    for (const message of Object.values(rule.messages)) {
      expect(message).toMatch(/^(?:[A-Z]|`|\{).*[.?]$/);
      expect(message.replace(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
      expect(message.length).toBeLessThanOrEqual(240);
    }
  });

  it("has examples of both kinds", () => {
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    expect(rule.examples.good.length).toBeGreaterThan(0);
  });
});

describe("a bad example", () => {
  it.each(bad)("of %s is found: %s", (id, _, source, rule) => {
    const diagnostics = findBad(rule, source);
    expect(diagnostics.map((diagnostic) => diagnostic.rule)).toContain(id);
    const expected = [id, ...(rule.examples.alsoFinds ?? [])];
    expect(errorsOf(diagnostics).filter((other) => !expected.includes(other))).toEqual([]);
  });

  it.each(bad)("of %s is marked where it is bad: %s", (_, __, source, rule) => {
    const lastLine = source.trimEnd();
    for (const { from, to } of ofRule(rule, source)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(source.length);
      if (source !== "") expect(to).toBeGreaterThan(from);
      const isOneLine = !/[\r\n]/.test(lastLine);
      if (!isOneLine) expect(to - from).toBeLessThan(lastLine.length);
    }
  });
});

describe("a good example", () => {
  it.each(good)("of %s is left alone: %s", (id, _, source, rule) => {
    const diagnostics = find(rule, source, { answered: false });
    expect(diagnostics.map((diagnostic) => diagnostic.rule)).not.toContain(id);
    expect(errorsOf(diagnostics)).toEqual([]);
  });
});

describe("a fix", () => {
  it.each(fixes)("of %s has a title for a button: %s", (_, title) => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(title).not.toContain("`");
    expect(title.length).toBeLessThanOrEqual(60);
  });

  it.each(fixes)("of %s, %s, mends %s", (_, __, ___, { rule, source, diagnostic, fix }) => {
    const after = applyEdits(source, fix.edits);
    expect(after).not.toBe(source);
    const place = moved(diagnostic.from, fix);
    const found = ofRule(rule, after);
    const isFewer = found.length < ofRule(rule, source).length;
    // Where the number stays, the findings left must be others that stood elsewhere before.
    const isThere = found.some(({ from, to }) => from <= place && place < to);
    expect(isFewer || !isThere).toBe(true);
    expect(newErrors(rule, source, after)).toEqual([]);
  });

  const safe = fixes.filter(([, , , { fix }]) => fix.kind === "safe");

  it.each(safe)("of %s, %s, is safe: %s", (_, __, ___, { source, fix }) => {
    expect(firstDifference(parse(source), parse(applyEdits(source, fix.edits)))).toBeNull();
  });
});

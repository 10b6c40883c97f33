import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dialects } from "../../dialects/index.ts";
import type { HttpResponse } from "../../response/response.ts";
import { parse } from "../../syntax/parse.ts";
import { formsOf, isFilled } from "../../testing/messages.ts";
import { firstDifference } from "../../testing/witnesses.ts";
import { byteLength } from "../../text/bytes.ts";
import type { LintRule } from "../check.ts";
import type { Diagnostic, Fix } from "../diagnostic.ts";
import { applyEdits } from "../fixes/apply.ts";
import { type LintOptions, lint } from "../lint.ts";
import { lintRules } from "./index.ts";

/** A bad example with its HTTP response. */
interface Bad {
  readonly rule: LintRule;
  readonly source: string;
  readonly response?: HttpResponse;
}

const badOf = (rule: LintRule): readonly Bad[] =>
  rule.examples.bad.map((source, index) => {
    const response = rule.examples.responses?.[index];
    return { rule, source, ...(response === undefined ? {} : { response }) };
  });

/**
 * Lints an example of a check: with the check on, and with the example's encoding and HTTP
 * response.
 */
const find = ({ rule, source, response }: Bad, options: LintOptions = {}): readonly Diagnostic[] =>
  lint(parse(source, rule.examples.encoding), {
    on: [rule.id],
    ...(response === undefined ? {} : { response }),
    ...options,
  });

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.filter(({ severity }) => severity === "error").map(({ rule }) => rule);

const ofRule = (bad: Bad, options: LintOptions = {}): readonly Diagnostic[] =>
  find(bad, options).filter(({ rule }) => rule === bad.rule.id);

/** More than the findings of any example. */
const MOST_ROUNDS = 10;

const LINE_ENDS = ["lf", "crlf", "cr", "mixed"] as const;

/**
 * The findings of a check for an example in UTF-16, for other readers, and in an editor, where line
 * ends are LF.
 */
function* saidOtherwise(bad: Bad): Generator<readonly Diagnostic[]> {
  const { rule, source } = bad;
  for (const dialect of Object.values(dialects)) yield ofRule(bad, { dialect });
  yield lint(parse(source, "utf-16le")).filter(({ rule: id }) => id === rule.id);
  const edited = { ...bad, source: source.replace(/\r\n?/g, "\n") };
  const bytes = byteLength(source, rule.examples.encoding);
  for (const lineEnds of LINE_ENDS) yield ofRule(edited, { format: { bytes, lineEnds } });
}

/**
 * The ids of a check's messages that none of its bad examples produces in any form, with any
 * reader.
 */
const unsaidOf = (rule: LintRule): readonly string[] => {
  const bads = badOf(rule);
  let unsaid = formsOf(rule);
  const strike = (said: readonly Diagnostic[]): void => {
    const names = unsaid
      .filter(([, text]) => said.some(({ message }) => isFilled(text, message)))
      .map(([id]) => id.split(".")[0]);
    unsaid = unsaid.filter(([id]) => !names.includes(id.split(".")[0]));
  };
  for (const each of bads) strike(ofRule(each));
  for (const each of bads) {
    if (unsaid.length === 0) break;
    for (const said of saidOtherwise(each)) strike(said);
  }
  return unsaid.map(([id]) => id);
};

const brief = (source: string): string =>
  JSON.stringify(source.length > 70 ? `${source.slice(0, 70)}…` : source);

/** The number of findings of each error: a fix must not increase any of these. */
const tally = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const newErrors = (before: Bad, after: Bad): readonly string[] => {
  const old = tally(errorsOf(find(before)));
  return [...tally(errorsOf(find(after)))]
    .filter(([id, count]) => count > (old.get(id) ?? 0))
    .map(([id]) => id);
};

/** A position after edits; positions within an edit move to its end. */
const moved = (at: number, { edits }: Fix): number =>
  edits.reduce(
    (place, { from, to, insert }) =>
      to <= at ? place + insert.length - (to - from) : from < at ? place + insert.length : place,
    at,
  );

const rulesById = lintRules.map((rule) => [rule.id, rule] as const);

const bad = lintRules.flatMap((rule) =>
  badOf(rule).map((each) => [rule.id, brief(each.source), each] as const),
);

const good = lintRules.flatMap((rule) =>
  rule.examples.good.map((source) => [rule.id, brief(source), source, rule] as const),
);

const fixes = bad.flatMap(([id, title, each]) =>
  ofRule(each).flatMap((diagnostic) =>
    diagnostic.fixes.map((fix) => [id, fix.title, title, { each, diagnostic, fix }] as const),
  ),
);

describe("the list of checks", () => {
  it("matches the files of their folder", () => {
    const files = readdirSync(new URL(".", import.meta.url))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "index.ts")
      .map((name) => name.slice(0, -3))
      .sort();
    expect(lintRules.map(({ id }) => id).sort()).toEqual(files);
  });
});

describe.each(rulesById)("%s", (_, rule) => {
  it("has a summary that states a requirement", () => {
    expect(rule.summary).toMatch(/^(Avoid|Require|Suggest|Prefer) .*[^.]$/);
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

  it("uses whole sentences", () => {
    for (const [, message] of formsOf(rule)) {
      expect(message).toMatch(/^(?:[A-Z]|`|\{).*[.?]$/);
      expect(message.replace(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
      expect(message.length).toBeLessThanOrEqual(240);
    }
  });

  it("uses each of its messages for a bad example", () => {
    expect(unsaidOf(rule)).toEqual([]);
  });

  it("has examples of both kinds", () => {
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    expect(rule.examples.good.length).toBeGreaterThan(0);
  });

  it("has a fix for each bad example, or for none", () => {
    const { bad: sources, responses } = rule.examples;
    expect(responses?.length ?? sources.length).toBe(sources.length);
  });
});

describe("a bad example", () => {
  it.each(bad)("of %s is found: %s", (id, _, each) => {
    const diagnostics = find(each);
    expect(diagnostics.map(({ rule }) => rule)).toContain(id);
    const expected = [id, ...(each.rule.examples.alsoFinds ?? [])];
    expect(errorsOf(diagnostics).filter((other) => !expected.includes(other))).toEqual([]);
  });

  it.each(bad)("of %s is marked where it is bad: %s", (_, __, each) => {
    const { source } = each;
    const lastLine = source.trimEnd();
    for (const { from, to } of ofRule(each)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(source.length);
      if (source !== "") expect(to).toBeGreaterThan(from);
      const isOneLine = !/[\r\n]/.test(lastLine);
      if (!isOneLine) expect(to - from).toBeLessThan(lastLine.length);
    }
  });

  it.each(bad)("of %s is reported in whole sentences: %s", (_, __, each) => {
    for (const { message } of ofRule(each)) {
      // Quoted text may contain anything.
      const words = message.replace(/`[^`]*`/g, "x");
      expect(words).not.toMatch(/`|[{}]|\s\s|^\s|undefined|NaN/);
      expect(message).toMatch(/[.?]$/);
    }
  });
});

describe("a good example", () => {
  it.each(good)("of %s is not reported: %s", (id, _, source, rule) => {
    const diagnostics = find({ rule, source });
    expect(diagnostics.map((diagnostic) => diagnostic.rule)).not.toContain(id);
    expect(errorsOf(diagnostics)).toEqual([]);
  });
});

describe("a fix", () => {
  it.each(fixes)("of %s has a title for a button: %s", (_, title) => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(title).not.toContain("`");
    expect(title.replace(/\. This blocks your .*$/, "").length).toBeLessThanOrEqual(60);
  });

  it.each(fixes)("of %s, %s, corrects %s", (_, __, ___, { each, diagnostic, fix }) => {
    const after = applyEdits(each.source, fix.edits);
    expect(after).not.toBe(each.source);
    const corrected = { ...each, source: after };
    const place = moved(diagnostic.from, fix);
    const found = ofRule(corrected);
    const isFewer = found.length < ofRule(each).length;
    // If the number stays the same, the remaining findings must be others that were elsewhere
    // before.
    const isThere = found.some(({ from, to }) => from <= place && place < to);
    expect(isFewer || !isThere).toBe(true);
    expect(newErrors(each, corrected)).toEqual([]);
  });

  it.each(bad)("of %s, with those after it, terminates: %s", (_, __, each) => {
    let { source } = each;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const fix = ofRule({ ...each, source }).flatMap(({ fixes: offered }) => offered)[0];
      if (fix === undefined) return;
      source = applyEdits(source, fix.edits);
    }
    expect(ofRule({ ...each, source }).flatMap(({ fixes: offered }) => offered)).toEqual([]);
  });

  const safe = fixes.filter(([, , , { fix }]) => fix.kind === "safe");

  it.each(safe)("of %s, %s, is safe: %s", (_, __, ___, { each: { source }, fix }) => {
    expect(firstDifference(parse(source), parse(applyEdits(source, fix.edits)))).toBeNull();
  });
});

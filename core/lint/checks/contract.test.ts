import { readdirSync, readFileSync } from "node:fs";
import { type Assertion, expect, it } from "vitest";
import { memo } from "../../collections/memo.ts";
import { memoByValue } from "../../collections/memo-by-value.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/index.ts";
import type { HttpResponse } from "../../response/response.ts";
import { parse } from "../../syntax/parse.ts";
import { alone, runsAll } from "../../testing/alone.ts";
import { formsOf, isFilled } from "../../testing/messages.ts";
import { faultsOfMessage } from "../../testing/sentences.ts";
import { firstDifference } from "../../testing/witnesses.ts";
import { byteLength } from "../../text/bytes.ts";
import type { Span } from "../../text/span.ts";
import type { LintRule } from "../check.ts";
import type { Diagnostic, Fix } from "../diagnostic.ts";
import { applyEdits } from "../fixes/apply.ts";
import { type LintOptions, lint } from "../lint.ts";
import { lintRules } from "./index.ts";

/** An example of a check, with the HTTP response of a bad one and what a page is known to load. */
interface Example {
  readonly rule: LintRule;
  readonly source: string;
  readonly response?: HttpResponse;
  readonly loads?: readonly string[];
}

const badOf = memo((rule: LintRule): readonly Example[] =>
  rule.examples.bad.map((source, index) => {
    const response = rule.examples.responses?.[index];
    const loads = rule.examples.loads?.[index] ?? [];
    return { rule, source, loads, ...(response === undefined ? {} : { response }) };
  }),
);

/** Parsed once, each text shares what is known of it among all readers and parts of the contract. */
const read = memo((rule: LintRule) =>
  memoByValue((source: string) => parse(source, rule.examples.encoding)),
);

const lintExample = (
  { rule, source, response, loads = [] }: Example,
  options: LintOptions,
): readonly Diagnostic[] =>
  lint(read(rule)(source), {
    on: [rule.id],
    pages: [{ url: "/", needs: loads }],
    ...(response === undefined ? {} : { response }),
    ...options,
  });

/**
 * Lints an example of a check: with the check on, and with the example's encoding and HTTP
 * response.
 */
const find = memo((example: Example) => lintExample(example, {}));

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.filter(({ severity }) => severity === "error").map(({ rule }) => rule);

const ofRule = (bad: Example): readonly Diagnostic[] =>
  find(bad).filter(({ rule }) => rule === bad.rule.id);

/** What an example's check finds alone. */
const findAlone = (bad: Example, options: LintOptions): readonly Diagnostic[] =>
  lintExample(bad, { ...alone(bad.rule.id, bad.source), ...options }).filter(
    ({ rule }) => rule === bad.rule.id,
  );

const aloneAs = memo((bad: Example) => memo((dialect: Dialect) => findAlone(bad, { dialect })));

/** More than the findings of any example. */
const MOST_ROUNDS = 10;

const LINE_ENDS = ["lf", "crlf", "cr", "mixed"] as const;

/**
 * The findings of a check for an example in UTF-16, for other readers, and in an editor, where line
 * ends are LF.
 */
function* saidOtherwise(bad: Example): Generator<readonly Diagnostic[]> {
  const { rule, source } = bad;
  for (const dialect of Object.values(dialects)) yield aloneAs(bad)(dialect);
  yield lint(parse(source, "utf-16le")).filter(({ rule: id }) => id === rule.id);
  const edited = { ...bad, source: source.replace(/\r\n?/g, "\n") };
  const bytes = byteLength(source, rule.examples.encoding);
  for (const lineEnds of LINE_ENDS) yield findAlone(edited, { format: { bytes, lineEnds } });
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

const newErrors = (before: Example, after: Example): readonly string[] => {
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

/** Starts an assertion whose failure names the part of the contract and the example. */
const holds =
  (part: string, source = "") =>
  <T>(value: T): Assertion<T> =>
    expect.soft(value, source === "" ? part : `${part}: ${brief(source)}`);

const explainsItself = (rule: LintRule): void => {
  holds("its summary states a requirement")(rule.summary).toMatch(
    /^(Avoid|Require|Suggest|Prefer) .*[^.]$/,
  );
  const explains = holds("it explains itself");
  explains(rule.explanation).toMatch(/^[A-Z`][\s\S]{40,}[.!?]$/);
  // One that looks for several faults explains each.
  explains(rule.explanation.length).toBeLessThan("parts" in rule ? 4_000 : 2_000);
  const cites = holds("it names public sources");
  cites(rule.sources.length).toBeGreaterThan(0);
  for (const { title, url } of rule.sources) {
    cites(url).toMatch(/^https:\/\/\S+$/);
    cites(title).not.toBe("");
  }
};

const hasMessages = (rule: LintRule): void => {
  const isWhole = holds("its messages are whole sentences");
  for (const [, message] of formsOf(rule)) {
    isWhole(message).toMatch(/^(?:[A-Z]|`|\{).*[.?]$/);
    isWhole(message.replace(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
    isWhole(message.length).toBeLessThanOrEqual(240);
  }
  holds("a bad example produces each of its messages")(unsaidOf(rule)).toEqual([]);
};

const hasExamples = ({ examples: { bad, good, responses, loads } }: LintRule): void => {
  const hasBoth = holds("it has examples of both kinds");
  hasBoth(bad.length).toBeGreaterThan(0);
  hasBoth(good.length).toBeGreaterThan(0);
  holds("each of its bad examples has an HTTP response, or none has")(
    responses?.length ?? bad.length,
  ).toBe(bad.length);
  holds("it says of each bad example what a page loads, or of none")(
    loads?.length ?? bad.length,
  ).toBe(bad.length);
};

const isFound = ({ rule, source }: Example, diagnostics: readonly Diagnostic[]): void => {
  const finds = holds("a bad example is found, without other errors", source);
  finds(diagnostics.map(({ rule: id }) => id)).toContain(rule.id);
  const expected = [rule.id, ...(rule.examples.alsoFinds ?? [])];
  finds(errorsOf(diagnostics).filter((id) => !expected.includes(id))).toEqual([]);
};

const isMarked = (source: string, { from, to }: Diagnostic): void => {
  const marks = holds("a bad example is marked where it is bad", source);
  const used = source.trimEnd();
  marks(from).toBeGreaterThanOrEqual(0);
  marks(to).toBeLessThanOrEqual(source.length);
  if (source !== "") marks(to).toBeGreaterThan(from);
  if (/[\r\n]/.test(used)) marks(to - from).toBeLessThan(used.length);
};

const isReported = (source: string, { message }: Diagnostic): void => {
  const says = holds("a bad example is reported in whole sentences", source);
  // Quoted text may contain anything.
  says(message.replace(/`[^`]*`/g, "x")).not.toMatch(/`|[{}]|\s\s|^\s|undefined|NaN/);
  says(message).toMatch(/[.?]$/);
};

/** Of any check, and whichever reader the user has chosen: in the usual run its own check's, as each is asked for its own. */
const isShort = (bad: Example): void => {
  const reads = holds("every message has few words and names", bad.source);
  const said = Object.values(dialects).map((dialect) =>
    runsAll ? lintExample(bad, { dialect }) : aloneAs(bad)(dialect),
  );
  for (const messages of [find(bad), ...said]) {
    reads(messages.flatMap(({ message }) => faultsOfMessage(message))).toEqual([]);
  }
};

const isCorrect = (bad: Example, own: readonly Diagnostic[], { from }: Span, fix: Fix): void => {
  const titles = holds(`the fix "${fix.title}" has a title for a button`, bad.source);
  titles(fix.title).toMatch(/^[A-Z].*[^.]$/);
  titles(fix.title).not.toContain("`");
  titles(fix.title.replace(/\. This blocks your .*$/, "").length).toBeLessThanOrEqual(60);

  const corrects = holds(`the fix "${fix.title}" removes its finding`, bad.source);
  const corrected = { ...bad, source: applyEdits(bad.source, fix.edits) };
  corrects(corrected.source).not.toBe(bad.source);
  const place = moved(from, fix);
  const left = ofRule(corrected);
  // If the number stays the same, the remaining findings must be others that were elsewhere
  // before.
  const isThere = left.some((each) => each.from <= place && place < each.to);
  corrects(left.length < own.length || !isThere).toBe(true);

  holds(
    `the fix "${fix.title}" introduces no error`,
    bad.source,
  )(newErrors(bad, corrected)).toEqual([]);
  if (fix.kind === "safe")
    holds(
      `the fix "${fix.title}" is safe`,
      bad.source,
    )(firstDifference(parse(bad.source), parse(corrected.source))).toBeNull();
};

const terminates = (bad: Example): void => {
  let left = bad;
  const fixOf = (): Fix | undefined => findAlone(left, {}).flatMap(({ fixes }) => fixes)[0];
  let fix = fixOf();
  for (let round = 0; fix !== undefined && round < MOST_ROUNDS; round++) {
    left = { ...left, source: applyEdits(left.source, fix.edits) };
    fix = fixOf();
  }
  holds("one fix after another leaves none to offer", bad.source)(fix).toBeUndefined();
};

const isNotReported = (good: Example): void => {
  const passes = holds("a good example is not reported, and has no errors", good.source);
  const diagnostics = find(good);
  passes(diagnostics.map(({ rule }) => rule)).not.toContain(good.rule.id);
  passes(errorsOf(diagnostics)).toEqual([]);
};

it("every id that a check ever had is the id or an alias of exactly one check", () => {
  const file = new URL("../../testing/fixtures/check-ids.txt", import.meta.url);
  const ever = readFileSync(file, "utf8").trim().split("\n");
  const names = lintRules.flatMap(({ id, aliases }) => [id, ...aliases]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  // A new check is added to the file, and stays there.
  expect([...names].sort()).toEqual(ever);
});

it("the list of checks matches the files of their folder", () => {
  const files = readdirSync(new URL(".", import.meta.url))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "index.ts")
    .map((name) => name.slice(0, -3))
    .sort();
  expect(lintRules.map(({ id }) => id).sort()).toEqual(files);
});

it.each(lintRules.map((rule) => [rule.id, rule] as const))(
  "%s keeps the contract of checks",
  (_, rule) => {
    explainsItself(rule);
    hasMessages(rule);
    hasExamples(rule);
    for (const bad of badOf(rule)) {
      const diagnostics = find(bad);
      isFound(bad, diagnostics);
      const own = diagnostics.filter(({ rule: id }) => id === rule.id);
      for (const diagnostic of own) {
        isMarked(bad.source, diagnostic);
        isReported(bad.source, diagnostic);
        for (const fix of diagnostic.fixes) isCorrect(bad, own, diagnostic, fix);
      }
      isShort(bad);
      terminates(bad);
    }
    for (const source of rule.examples.good) isNotReported({ rule, source });
  },
);

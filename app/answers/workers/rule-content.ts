import type { HttpResponse } from "../../../core/index.ts";
import { type LintRule, lintRules } from "../../../core/lint/index.ts";
import { type Affected, affectedBy } from "./affected.ts";

/** A file as an example. */
export interface ExampleContent {
  readonly source: string;
  /** The HTTP response; null if it does not matter. */
  readonly response: HttpResponse | null;
  /** What a page is known to load; empty if that does not matter. */
  readonly loads: readonly string[];
}

/** A check in a list. */
export type RuleEntry = Pick<
  LintRule,
  "id" | "aliases" | "severity" | "quiet" | "defaultOn" | "summary"
>;

/** The contents of a check's page: plain data, which a worker can send. */
export interface RuleContent extends RuleEntry, Pick<LintRule, "category" | "sources"> {
  /** The examples that are short enough to be shown: files with this finding, and without. */
  readonly bad: readonly ExampleContent[];
  readonly good: readonly ExampleContent[];
  readonly paragraphs: readonly string[];
  /** Whose verdicts the fault changes; null if that cannot be tested. */
  readonly affected: Affected | null;
}

/** The longest example that a page shows, in UTF-16 units. */
const LONGEST_EXAMPLE = 5_000;

const short = (examples: readonly ExampleContent[]): readonly ExampleContent[] =>
  examples.filter(({ source }) => source.length <= LONGEST_EXAMPLE);

const entryOf = (rule: LintRule): RuleEntry => {
  const { id, aliases, severity, quiet, defaultOn, summary } = rule;
  return { id, aliases, severity, ...(quiet === undefined ? {} : { quiet }), defaultOn, summary };
};

/** All checks, in the order of their registration. */
export const ruleEntries = (): readonly RuleEntry[] => lintRules.map(entryOf);

/** The contents of a check's page. Runs checks on its examples, so it takes some milliseconds. */
export const ruleContentOf = (rule: LintRule): RuleContent => {
  const { category, sources, explanation, examples } = rule;
  const { bad, good, responses, loads } = examples;
  return {
    ...entryOf(rule),
    category,
    sources,
    bad: short(
      bad.map((source, index) => ({
        source,
        response: responses?.[index] ?? null,
        loads: loads?.[index] ?? [],
      })),
    ),
    good: short(good.map((source) => ({ source, response: null, loads: [] }))),
    paragraphs: explanation.split(/\n{2,}/),
    affected: affectedBy(rule),
  };
};

/** The contents of the page of the check that has an id, now or formerly; null if none has it. */
export const ruleContent = (ruleId: string): RuleContent | null => {
  const rule = lintRules.find(({ id, aliases }) => id === ruleId || aliases.includes(ruleId));
  return rule === undefined ? null : ruleContentOf(rule);
};

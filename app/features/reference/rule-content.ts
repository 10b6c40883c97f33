import type { LintRule } from "../../../core/lint/index.ts";
import { affectedBy, affectedSentence } from "./affected.ts";
import { badExamplesOf, type ExampleContent, paragraphsOf } from "./words.ts";

/** The contents of a check's page. Plain data: the build computes it, so that the page need not. */
export interface RuleContent
  extends Pick<LintRule, "id" | "category" | "severity" | "defaultOn" | "summary" | "sources"> {
  /** The examples that are short enough to be shown: files with this finding, and without. */
  readonly bad: readonly ExampleContent[];
  readonly good: readonly ExampleContent[];
  readonly paragraphs: readonly string[];
  /** Whose verdicts the fault changes, as a sentence; null if that cannot be tested. */
  readonly affected: string | null;
}

/** The longest example that a page shows, in UTF-16 units: all pages contain their examples. */
const LONGEST_EXAMPLE = 5_000;

const short = (examples: readonly ExampleContent[]): readonly ExampleContent[] =>
  examples.filter(({ source }) => source.length <= LONGEST_EXAMPLE);

/** The contents of a check's page. Runs checks on its examples, so it takes some milliseconds. */
export const ruleContentOf = (rule: LintRule): RuleContent => {
  const { id, category, severity, defaultOn, summary, sources } = rule;
  const affected = affectedBy(rule);
  return {
    id,
    category,
    severity,
    defaultOn,
    summary,
    sources,
    bad: short(badExamplesOf(rule)),
    good: short(rule.examples.good.map((source) => ({ source, response: null, answer: "" }))),
    paragraphs: paragraphsOf(rule),
    affected: affected === null ? null : affectedSentence(affected),
  };
};

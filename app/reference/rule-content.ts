import type { LintRule } from "../../core/lint/index.ts";
import { affectedBy, affectedSentence } from "./affected.ts";
import { badExamplesOf, type ExampleContent, paragraphsOf } from "./words.ts";

/** What a check's page shows. Plain data: the build works it out, so that the page need not. */
export interface RuleContent
  extends Pick<LintRule, "id" | "category" | "severity" | "defaultOn" | "summary" | "sources"> {
  /** The examples that are not too long to be shown: files with this finding, and without. */
  readonly bad: readonly ExampleContent[];
  readonly good: readonly ExampleContent[];
  readonly paragraphs: readonly string[];
  /** Whose verdicts the fault changes, as a sentence; null where that cannot be tried. */
  readonly affected: string | null;
}

/** UTF-16 units of the longest example that a page shows: nobody reads more, and pages carry them all. */
const LONGEST_EXAMPLE = 5_000;

const short = (examples: readonly ExampleContent[]): readonly ExampleContent[] =>
  examples.filter(({ source }) => source.length <= LONGEST_EXAMPLE);

/** What the page of a check shows. Runs checks on its examples, so it takes some milliseconds. */
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

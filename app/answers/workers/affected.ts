import { affectedReaders, dialects, parse } from "../../../core/index.ts";
import { documentAfter, type LintRule, lint } from "../../../core/lint/index.ts";

/** Whose verdicts a check's fault changes, determined with its own example. */
export interface Affected {
  /** Names of the readers whose verdicts change when the example is fixed. */
  readonly readers: readonly string[];
  /** Names of all others. */
  readonly others: readonly string[];
}

/**
 * Tests a check's first example that has a fix, before and after the fix, with every reader. Null
 * for a check without a fix.
 */
export const affectedBy = ({
  id,
  examples,
}: Pick<LintRule, "id" | "examples">): Affected | null => {
  for (const [index, source] of examples.bad.entries()) {
    const before = parse(source, examples.encoding);
    const response = examples.responses?.[index];
    const found = lint(before, { on: [id], ...(response === undefined ? {} : { response }) });
    const fix = found.find(({ rule, fixes }) => rule === id && fixes.length > 0)?.fixes[0];
    if (fix === undefined) continue;
    const after = documentAfter(before, fix.edits);
    const all = Object.values(dialects);
    const affected = new Set(affectedReaders(before, after, all));
    const named = (wanted: boolean) =>
      all.filter((dialect) => affected.has(dialect) === wanted).map(({ name }) => name);
    return { readers: named(true), others: named(false) };
  }
  return null;
};

import { lintRules } from "../lint/checks/index.ts";
import type { LintOptions } from "../lint/lint.ts";
import { seeded } from "./arbitraries.ts";

/** Whether the tests of a check run all checks, as with FC_RUNS=1, or in the usual run, where a half will do, that one. */
export const runsAll = seeded(2).numRuns > 1;

/** The ids of the checks that may be off where one is examined: all others. */
export const othersThan = (id: string, source: string): readonly string[] =>
  // It depends on the others whether a comment that ignores one is of use.
  runsAll || /workbench-ignore/i.test(source)
    ? []
    : lintRules.map((rule) => rule.id).filter((each) => each !== id);

/**
 * The settings with which a check finds what it finds among the others, in a fraction of the time: line checks that are
 * off still take their lines.
 */
export const alone = (id: string, source: string): Required<Pick<LintOptions, "on" | "off">> => ({
  on: [id],
  off: othersThan(id, source),
});

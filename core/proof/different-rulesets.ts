import { memoByValue } from "../collections/memo-by-value.ts";
import { isSamePattern } from "../match/pattern.ts";
import { areReadAlike, isCommonRuleset } from "../match/read-alike.ts";
import { allows, type Reading } from "../match/readings.ts";
import type { Ruleset } from "../match/ruleset.ts";

/** Whether two readers read a rule in the same way. */
const isSameReading = (a: Reading, b: Reading | undefined): boolean =>
  b !== undefined &&
  a.rule.pattern.from === b.rule.pattern.from &&
  allows(a) === allows(b) &&
  isSamePattern(a.pattern, b.pattern);

/** Rule sets with more rules than this are read in steps. */
const MANY = 1000;

/**
 * Returns a function that tells of each rule set, in steps, whether it differs from all earlier
 * ones: false if an earlier one gives each URL the same verdict by the same rules.
 */
export const differenceTest = (): ((ruleset: Ruleset) => Generator<void, boolean>) => {
  // Equal rule sets have the same length and begin at the same position.
  const byRows = memoByValue((_: string): Ruleset[] => []);
  const byReadings = memoByValue((_: string): Ruleset[] => []);
  return function* (ruleset) {
    const { rows } = ruleset;
    const written = byRows(`${rows.length} ${rows[0]}`);
    if (written.some((other) => areReadAlike(other, ruleset))) return false;
    // What is read like a common rule stands in the same place: it was compared just now.
    if (isCommonRuleset(ruleset)) {
      written.push(ruleset);
      return true;
    }
    const readings = rows.length > MANY ? yield* ruleset.readingsSteps() : ruleset.readings;
    const alike = byReadings(`${readings.length} ${readings[0]?.rule.pattern.from}`);
    const isSame = (other: Ruleset): boolean =>
      other.readings.length === readings.length &&
      readings.every((each, at) => isSameReading(each, other.readings[at]));
    if (alike.some(isSame) || written.some(isSame)) return false;
    written.push(ruleset);
    alike.push(ruleset);
    return true;
  };
};

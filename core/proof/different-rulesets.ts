import { memoByValue } from "../collections/memo-by-value.ts";
import { isSamePattern } from "../match/pattern.ts";
import { areReadAlike, rowsOf } from "../match/read-alike.ts";
import { allows, type Reading } from "../match/readings.ts";
import type { Ruleset } from "../match/ruleset.ts";

/** Rules looked at in one step. */
const MANY = 1000;

/** Whether two readers make the same of a rule. */
const isSameReading = (a: Reading, b: Reading | undefined): boolean =>
  b !== undefined &&
  a.rule.pattern.from === b.rule.pattern.from &&
  allows(a) === allows(b) &&
  isSamePattern(a.pattern, b.pattern);

/** The rule sets without those that give each URL the same verdict by the same rules as an earlier one; in steps. */
export function* differentRulesets(
  rulesets: readonly Ruleset[],
): Generator<void, readonly Ruleset[]> {
  // Equal ones are as long, and begin at the same place.
  const byRows = memoByValue((_: string): Ruleset[] => []);
  const byReadings = memoByValue((_: string): Ruleset[] => []);
  const kept: Ruleset[] = [];
  let looked = 0;
  for (const ruleset of rulesets) {
    const rows = rowsOf(ruleset);
    looked += rows.length;
    if (looked > MANY) yield;
    if (looked > MANY) looked = 0;
    const written = byRows(`${rows.length} ${rows[0]}`);
    if (written.some((other) => areReadAlike(other, ruleset))) continue;
    written.push(ruleset);
    const { readings } = ruleset;
    const alike = byReadings(`${readings.length} ${readings[0]?.rule.pattern.from}`);
    const isSame = (other: Ruleset): boolean =>
      readings.every((each, at) => isSameReading(each, other.readings[at]));
    if (alike.some(isSame)) continue;
    alike.push(ruleset);
    kept.push(ruleset);
  }
  return kept;
}

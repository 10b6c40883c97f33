import { memo } from "../collections/memo.ts";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { fieldReaderOf } from "../policy/fields.ts";
import { linesOf } from "../policy/lines.ts";
import type { Policy } from "../policy/policy.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { tableOf } from "../syntax/document.ts";
import {
  FIELD_ALLOW,
  FLAGS,
  KEY_FROM,
  KEY_TO,
  STRIDE,
  TOO_LONG,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { INDEX_PAGE, pathTraits, QUERY_DATA, SLASH_FIRST, UNUSUAL } from "./path-traits.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * Comparisons that leave a common path as written: both change only escapes and characters that
 * need one.
 */
const COMPARISONS: ReadonlySet<DialectFacts["comparison"]["value"]> = new Set([
  "escaped-pattern",
  "normalised",
]);

/** The facts in which two readers must agree to rank the same patterns alike. */
const RANKING = ["precedence", "tie", "wildcards", "emptyRule"] as const;

const areAlike = (a: Dialect, b: Dialect): boolean =>
  COMPARISONS.has(a.facts.comparison.value) &&
  COMPARISONS.has(b.facts.comparison.value) &&
  a.facts.wildcards.value === "star-and-dollar" &&
  RANKING.every((name) => a.facts[name].value === b.facts[name].value);

/** What the path of a common rule does not have: escapes, inner `$`, anything beyond ASCII. */
const UNCOMMON = UNUSUAL | QUERY_DATA | INDEX_PAGE;

/** Whether a path with these traits is read in the same way by readers that are alike. */
const isCommon = (traits: number): boolean => (traits & (SLASH_FIRST | UNCOMMON)) === SLASH_FIRST;

/** Whether no line is so long that a reader may cut it. */
const isUncut = memo((document: RobotsDocument): boolean => {
  const table = tableOf(document);
  for (let row = 0; row < table.length; row += STRIDE) {
    if (((table[row + FLAGS] as number) & TOO_LONG) !== 0) return false;
  }
  return true;
});

/** How a policy reads the rows of its rules: their table, and which of them allow. */
export interface RuleRows {
  /** Packed rows as in `syntax/table.ts`. */
  readonly table: Int32Array;
  /** Tags are removed from keys and values, so their text is not that of the file. */
  readonly hasTags: boolean;
  /** Whether a rule is an `Allow`, by the offset of its row in `table`. */
  readonly allowsAt: (row: number) => boolean;
}

/** How a policy reads its rows. */
export const ruleRowsOf = ({ document, dialect }: Policy): RuleRows => {
  const { table, hasTags } = linesOf(document, dialect);
  const readField = fieldReaderOf(dialect);
  const allowsAt = (row: number): boolean =>
    readField(
      document.source,
      table[row + FLAGS] as number,
      table[row + KEY_FROM] as number,
      table[row + KEY_TO] as number,
    ) === FIELD_ALLOW;
  return { table, hasTags, allowsAt };
};

/**
 * Whether a rule set consists of common paths alone: readers that compare paths as in
 * `COMPARISONS` compare all of them as written.
 */
const hasCommonPaths: (ruleset: Ruleset) => boolean = memo(({ policy, rows }) => {
  const { document } = policy;
  const { table, hasTags } = ruleRowsOf(policy);
  if (hasTags || !isUncut(document)) return false;
  const traits = pathTraits(document);
  const isOwn = table === tableOf(document);
  for (const number of rows) {
    const row = (number - 1) * STRIDE;
    const ofRow = isOwn
      ? traits.onLine(number)
      : traits.within(table[row + VALUE_FROM] as number, table[row + VALUE_TO] as number);
    if (!isCommon(ofRow)) return false;
  }
  return true;
});

/**
 * Whether a rule set consists of common paths alone, of which the longest that matches decides, and
 * an `Allow` of two that are equally long (RFC 9309, section 2.2.2).
 */
export const isCommonRuleset = (ruleset: Ruleset): boolean => {
  const { facts } = ruleset.policy.dialect;
  return (
    COMPARISONS.has(facts.comparison.value) &&
    facts.wildcards.value === "star-and-dollar" &&
    facts.precedence.value === "most-bytes" &&
    facts.tie.value === "allow" &&
    hasCommonPaths(ruleset)
  );
};

/**
 * Whether two readers plainly read the same rules of one document in the same way: the same
 * patterns in the same order of precedence. Tests the rules in place in the text, which takes a
 * fraction of the time of reading them. False if that is not enough to tell.
 */
export const areReadAlike = (a: Ruleset, b: Ruleset): boolean => {
  if (a.policy.document !== b.policy.document || !areAlike(a.policy.dialect, b.policy.dialect))
    return false;
  const [{ rows }, { rows: others }] = [a, b];
  if (rows.length !== others.length || !hasCommonPaths(a)) return false;
  const [ours, theirs] = [ruleRowsOf(a.policy), ruleRowsOf(b.policy)];
  if (theirs.hasTags) return false;
  for (let at = 0; at < rows.length; at++) {
    const row = ((rows[at] as number) - 1) * STRIDE;
    const other = ((others[at] as number) - 1) * STRIDE;
    if (
      theirs.table[other + VALUE_FROM] !== ours.table[row + VALUE_FROM] ||
      theirs.table[other + VALUE_TO] !== ours.table[row + VALUE_TO] ||
      ours.allowsAt(row) !== theirs.allowsAt(other)
    )
      return false;
  }
  return true;
};

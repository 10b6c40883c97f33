import { memo } from "../collections/memo.ts";
import { firstNotBelow } from "../collections/search.ts";
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

/**
 * What characters common paths consist of. In a query, `/` and `?` are data, which readers spell in
 * two ways.
 */
const ANYWHERE = 1;
const BEFORE_QUERY = 2;
const QUERY = 3;

const CLASSES: Uint8Array = (() => {
  const classes = new Uint8Array(0x80);
  for (let unit = 0; unit < classes.length; unit++) {
    if (/[\w\-.*=&]/.test(String.fromCharCode(unit))) classes[unit] = ANYWHERE;
  }
  classes["/".charCodeAt(0)] = BEFORE_QUERY;
  classes["?".charCodeAt(0)] = QUERY;
  return classes;
})();

const SLASH = 0x2f;
const DOLLAR = 0x24;

/** Some readers treat such a page as its directory, too. */
const INDEX_PAGE = "index.htm";

/** The offsets of index pages in a document, in order. */
const indexPagesIn = memo(({ source }: RobotsDocument): readonly number[] => {
  const offsets: number[] = [];
  for (let at = source.indexOf(INDEX_PAGE); at >= 0; at = source.indexOf(INDEX_PAGE, at + 1)) {
    offsets.push(at);
  }
  return offsets;
});

/** Whether a range of a document contains an index page. */
const hasIndexPage = (document: RobotsDocument, from: number, to: number): boolean => {
  const offsets = indexPagesIn(document);
  const next = offsets[firstNotBelow(offsets, from)];
  return next !== undefined && next < to;
};

/** Whether a range of a document is a path without escapes, inner `$` or anything beyond ASCII. */
const isCommon = (document: RobotsDocument, from: number, to: number): boolean => {
  const { source } = document;
  if (from === to || source.charCodeAt(from) !== SLASH) return false;
  const end = source.charCodeAt(to - 1) === DOLLAR ? to - 1 : to;
  let most = QUERY;
  for (let at = from + 1; at < end; at++) {
    const unit = source.charCodeAt(at);
    const what = unit < 0x80 ? (CLASSES[unit] as number) : 0;
    if (what === 0 || what > most) return false;
    if (what === QUERY) most = ANYWHERE;
  }
  return !hasIndexPage(document, from, to);
};

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
  for (const number of rows) {
    const row = (number - 1) * STRIDE;
    if (!isCommon(document, table[row + VALUE_FROM] as number, table[row + VALUE_TO] as number))
      return false;
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

import { memo } from "../collections/memo.ts";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { fieldReaderOf } from "../policy/fields.ts";
import { linesOf } from "../policy/lines.ts";
import type { Policy } from "../policy/policy.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { tableOf } from "../syntax/document.ts";
import {
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
 * A path without escapes, inner `$` or anything beyond ASCII. In a query, `/` and `?` are data,
 * which readers spell in two ways. Sticky, to test rules in place.
 */
const COMMON = /\/[\w\-./*=&]*(?:\?[\w\-.*=&]*)?\$?/y;

/** Some readers treat such a page as its directory, too. */
const INDEX_PAGE = "index.htm";

const hasIndexPages = memo(({ source }: RobotsDocument): boolean => source.includes(INDEX_PAGE));

/** Whether a range of a document is a common path. */
const isCommon = (document: RobotsDocument, from: number, to: number): boolean => {
  const { source } = document;
  COMMON.lastIndex = from;
  if (!COMMON.test(source) || COMMON.lastIndex !== to) return false;
  return !hasIndexPages(document) || !source.slice(from, to).includes(INDEX_PAGE);
};

/** Whether no line is so long that a reader may cut it. */
const isUncut = memo((document: RobotsDocument): boolean => {
  const table = tableOf(document);
  for (let row = 0; row < table.length; row += STRIDE) {
    if (((table[row + FLAGS] as number) & TOO_LONG) !== 0) return false;
  }
  return true;
});

/** How a policy reads its rows: their table, and a function that returns the field of one. */
const rowReader = ({ document, dialect }: Policy) => {
  const { table, hasTags } = linesOf(document, dialect);
  const readField = fieldReaderOf(dialect);
  const fieldAt = (row: number): number =>
    readField(
      document.source,
      table[row + FLAGS] as number,
      table[row + KEY_FROM] as number,
      table[row + KEY_TO] as number,
    );
  return { table, hasTags, fieldAt };
};

/**
 * Whether two readers plainly read the same rules of one document in the same way: the same
 * patterns in the same order of precedence. Tests the rules in place in the text, which takes a
 * fraction of the time of reading them. False if that is not enough to tell.
 */
export const areReadAlike = (a: Ruleset, b: Ruleset): boolean => {
  const { document } = a.policy;
  if (document !== b.policy.document || !areAlike(a.policy.dialect, b.policy.dialect)) return false;
  const [{ rows }, { rows: others }] = [a, b];
  if (rows.length !== others.length || !isUncut(document)) return false;
  const [ours, theirs] = [rowReader(a.policy), rowReader(b.policy)];
  if (ours.hasTags || theirs.hasTags) return false;
  return rows.every((number, at) => {
    const row = (number - 1) * STRIDE;
    const other = ((others[at] as number) - 1) * STRIDE;
    const from = ours.table[row + VALUE_FROM] as number;
    const to = ours.table[row + VALUE_TO] as number;
    return (
      theirs.table[other + VALUE_FROM] === from &&
      theirs.table[other + VALUE_TO] === to &&
      ours.fieldAt(row) === theirs.fieldAt(other) &&
      isCommon(document, from, to)
    );
  });
};

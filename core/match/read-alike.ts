import { memo } from "../collections/memo.ts";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { tableOf } from "../syntax/document.ts";
import { FLAGS, STRIDE, TOO_LONG } from "../syntax/table.ts";
import type { Ruleset } from "./ruleset.ts";

/** Comparisons that take a common path as it is written: both change nothing but escapes and what needs one. */
const COMPARISONS: ReadonlySet<DialectFacts["comparison"]["value"]> = new Set([
  "escaped-pattern",
  "normalised",
]);

/** What has to be equal for two readers to rank the same patterns alike. */
const RANKING = ["precedence", "tie", "wildcards", "emptyRule"] as const;

const areAlike = (a: Dialect, b: Dialect): boolean =>
  COMPARISONS.has(a.facts.comparison.value) &&
  COMPARISONS.has(b.facts.comparison.value) &&
  a.facts.wildcards.value === "star-and-dollar" &&
  RANKING.every((name) => a.facts[name].value === b.facts[name].value);

/**
 * A path without escapes, inner `$` and anything beyond ASCII. In a query `/` and `?` are data, which readers
 * spell in two ways.
 */
const COMMON = /^\/[\w\-./*=&]*(?:\?[\w\-.*=&]*)?\$?$/;

/** Some readers take such a page for its folder as well. */
const INDEX_PAGE = "index.htm";

const isCommon = (text: string): boolean => COMMON.test(text) && !text.includes(INDEX_PAGE);

/** Whether no line is so long that a reader may cut it. */
const isUncut = memo((document: RobotsDocument): boolean => {
  const table = tableOf(document);
  for (let row = 0; row < table.length; row += STRIDE) {
    if (((table[row + FLAGS] as number) & TOO_LONG) !== 0) return false;
  }
  return true;
});

/**
 * Whether two readers plainly make the same of the same rules of one document: the same patterns in the same
 * order of precedence. It looks at the rules as written, which is much less work than reading them. False
 * where that does not tell.
 */
export const areReadAlike = (a: Ruleset, b: Ruleset): boolean => {
  if (a.policy.document !== b.policy.document || !areAlike(a.policy.dialect, b.policy.dialect))
    return false;
  const [ours, theirs] = [a.rules, b.rules];
  if (ours.length !== theirs.length || !isUncut(a.policy.document)) return false;
  return ours.every((rule, at) => {
    const other = theirs[at];
    if (other === undefined || other.pattern.from !== rule.pattern.from) return false;
    return other.type === rule.type && other.text === rule.text && isCommon(rule.text);
  });
};

import { type ClosedPattern, closedPatternsOf, notation } from "./closed-pattern.ts";
import type { Entry } from "./ranked.ts";

/**
 * A pattern as people write it: the text of a rule that decides there, if one has exactly this
 * pattern.
 */
export const textOf = (pattern: ClosedPattern, deciders: readonly (Entry | null)[]): string => {
  for (const entry of deciders) {
    if (entry === null || entry.pattern.word !== pattern.word) continue;
    const { rule, isEmpty, isIndexPage } = entry.reading;
    if (isEmpty || isIndexPage) continue;
    // A rule that begins with `*` and `/` is two patterns, and some readers treat a star as a
    // literal.
    const [written, second] = closedPatternsOf(rule.text);
    if (second === undefined && written?.pieces.length === pattern.pieces.length) return rule.text;
  }
  return notation(pattern);
};

import { closedPatternsOf, covers, notation } from "./closed-pattern.ts";
import { intersection } from "./intersect.ts";

/**
 * One path that represents a whole pattern: each star, including the implied one at an open end,
 * becomes one character that no pattern contains. A pattern that begins with `*` and `/` has two;
 * one that can match no path has none.
 *
 * @param pattern in robots.txt notation (RFC 9309, section 2.2.3), compared as written.
 */
export const word = (pattern: string): readonly string[] =>
  closedPatternsOf(pattern).map((closed) => closed.word);

/**
 * Whether one pattern matches every path that another one matches; patterns as in `word`. Lists of
 * patterns need nothing more: if several patterns together cover another one, one of them covers it
 * alone.
 */
export const contains = (outer: string, inner: string): boolean => {
  const outers = closedPatternsOf(outer);
  return closedPatternsOf(inner).every((each) => outers.some((other) => covers(other, each)));
};

/**
 * Patterns that together match exactly the paths that both patterns match, none within another;
 * patterns as in `word`. Null if there are too many to compute.
 */
export const intersect = (a: string, b: string): readonly string[] | null => {
  const found = new Set<string>();
  for (const one of closedPatternsOf(a)) {
    for (const other of closedPatternsOf(b)) {
      const parts = intersection(one, other);
      if (parts === null) return null;
      for (const part of parts) found.add(notation(part));
    }
  }
  const all = [...found];
  return all.filter((each) => !all.some((other) => other !== each && contains(other, each)));
};

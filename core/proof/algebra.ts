import { closedPatternsOf, covers, notation } from "./closed-pattern.ts";
import { intersection } from "./intersect.ts";

/**
 * A path that stands for a whole pattern: each star, the one at an open end too, is one character that
 * no pattern holds. A pattern that begins with a star and a slash has two, one that no path can match
 * none.
 *
 * @param pattern in the notation of robots.txt (RFC 9309, section 2.2.3), compared as it stands.
 */
export const word = (pattern: string): readonly string[] =>
  closedPatternsOf(pattern).map((closed) => closed.word);

/**
 * Whether one pattern matches every path that another one matches; patterns as in `word`. For lists of
 * patterns nothing more is needed: what several of them match together one of them matches alone.
 */
export const contains = (outer: string, inner: string): boolean => {
  const outers = closedPatternsOf(outer);
  return closedPatternsOf(inner).every((each) => outers.some((other) => covers(other, each)));
};

/**
 * Patterns that together match exactly the paths that two patterns both match, none within another;
 * patterns as in `word`. Null where they are too many to be worked out.
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

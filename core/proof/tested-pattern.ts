import type { Dialect } from "../dialects/dialect.ts";
import { type Pattern, parsePattern, patternOfPieces } from "../match/pattern.ts";
import { equalSpellings, escapePattern, pathSpeller, patternSpeller } from "../match/spelling.ts";
import { type ClosedPattern, rooted } from "./closed-pattern.ts";

/** A pattern in a user's question, as a reader compares it. */
export interface TestedPattern {
  /** What the URLs in question match, in the reader's spelling; empty if no URL can. */
  readonly patterns: readonly ClosedPattern[];
  /**
   * Whether these are exactly the URLs meant: the reader spells the URLs as it spells the pattern.
   */
  readonly isExact: boolean;
}

/** The pattern as the path of a rule, for a reader that supports `*` and `$`. */
const asRule = (text: string, dialect: Dialect): readonly Pattern[] => {
  if (dialect.facts.wildcards.value === "none") return [];
  const spell = patternSpeller(dialect, "utf-8");
  const spelling = spell(text);
  const spellings = [spelling, ...equalSpellings(dialect)(spelling)];
  const isTwofold = dialect.facts.wildcards.value === "star-and-literal-dollar";
  if (isTwofold && text.includes("$")) spellings.push(spell(text.replaceAll("$", "%24")));
  return spellings.map(parsePattern);
};

/** A text with stars, with the pieces between them spelt like parts of a URL. */
const asUrl = (text: string, dialect: Dialect): { pattern: Pattern; isSpelt: boolean } => {
  const spell = pathSpeller(dialect);
  const { prefix, segments, anchored } = parsePattern(text);
  // A reader that ignores queries never compares a URL with a query as written.
  let isSpelt = dialect.facts.urlPart.value === "path" && text.includes("?");
  const spelt = (piece: string): string => {
    const path = piece.startsWith("/") ? piece : `/${piece}`;
    const spelling = spell(path);
    // If a piece is spelt differently, its spelling may depend on its context.
    if (spelling !== path) isSpelt = true;
    return spelling.slice(path.length - piece.length);
  };
  const inner = segments.map((segment) => spelt(segment.text));
  const pieces = [spelt(prefix), ...inner, ...(anchored ? [] : [""])];
  return { pattern: patternOfPieces(pieces), isSpelt };
};

/** Characters that no URL contains unescaped. */
const TO_ESCAPE = /[\0-\x20"<>\x7f]/g;

/** The pattern with the escapes that a URL would have. */
const escaped = (text: string): string =>
  escapePattern(text).replace(
    TO_ESCAPE,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );

/**
 * How a reader compares a pattern in robots.txt notation (`*`, a final `$`). The pattern describes
 * URLs, so it is escaped like them. One that begins with neither `/` nor `*` matches no URL.
 */
export const testedPattern = (text: string, dialect: Dialect): TestedPattern => {
  const url = escaped(text);
  const rules = asRule(url, dialect);
  const { pattern, isSpelt } = asUrl(url, dialect);
  const patterns = new Map(rules.flatMap(rooted).map((each) => [each.word, each]));
  const isAlike = rooted(pattern).every(({ word }) => patterns.has(word));
  for (const each of rooted(pattern)) patterns.set(each.word, each);
  return { patterns: [...patterns.values()], isExact: rules.length > 0 ? isAlike : !isSpelt };
};

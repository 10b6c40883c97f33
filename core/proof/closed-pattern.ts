import { matches, type Pattern, parsePattern, patternOfPieces } from "../match/pattern.ts";

/**
 * The character that represents each star in a pattern's word. Proofs need one that no pattern
 * contains literally; this one is a noncharacter (Unicode, section 23.7), so no URL and no file
 * contains it.
 */
export const STAR = "\uffff";

/**
 * A path pattern without a final `$`, and with the star that an open end implies: literal pieces
 * with any run of characters between each two. `/a` has the pieces `/a` and an empty one, `/a$` has
 * only `/a`. Paths begin with `/`, and so does the first piece.
 */
export interface ClosedPattern {
  readonly pieces: readonly string[];
  /**
   * The pieces joined by `STAR`. A pattern matches everything that another one matches exactly when
   * it matches the other's word: any part of the word that one of its stars matches can be replaced
   * by any other text. So a union of patterns covers a pattern only if one of them covers it alone.
   */
  readonly word: string;
  readonly pattern: Pattern;
}

/**
 * Creates a closed pattern from literal pieces; those between the first and the last must not be
 * empty.
 */
export const closedPattern = (pieces: readonly string[]): ClosedPattern => ({
  pieces,
  word: pieces.join(STAR),
  pattern: patternOfPieces(pieces),
});

/** The closed pattern of a word. */
export const patternOfWord = (word: string): ClosedPattern => closedPattern(word.split(STAR));

/** The path of the URL that many readers always allow, whatever the rules say. */
export const ROBOTS_TXT: ClosedPattern = closedPattern(["/robots.txt"]);

/** Matches every path. */
export const EVERYTHING: ClosedPattern = closedPattern(["/", ""]);

/**
 * Wraps a parsed pattern. Its pieces and word are computed when a proof first needs them, which is
 * seldom. The word of a pattern without a star is not kept: most are needed once, and tens of
 * thousands of them would have to be kept.
 */
class RootedPattern implements ClosedPattern {
  readonly pattern: Pattern;
  private madePieces: readonly string[] | null = null;
  private madeWord: string | null = null;

  constructor(pattern: Pattern) {
    this.pattern = pattern;
  }

  get pieces(): readonly string[] {
    this.madePieces ??= piecesOf(this.pattern);
    return this.madePieces;
  }

  get word(): string {
    const { prefix, hasStar, anchored } = this.pattern;
    if (!hasStar) return anchored ? prefix : prefix + STAR;
    this.madeWord ??= this.pieces.join(STAR);
    return this.madeWord;
  }
}

const piecesOf = ({ prefix, segments, hasStar, anchored }: Pattern): readonly string[] => {
  const pieces = [prefix];
  if (hasStar) for (const { text } of segments) pieces.push(text);
  if (!anchored) pieces.push("");
  return pieces;
};

/**
 * The closed patterns that match the same paths as a pattern, which need not begin with `/`:
 * usually one; two if it begins with `*` and `/` (the star may be empty); none if no path can
 * match.
 */
export const rooted = (pattern: Pattern): readonly ClosedPattern[] => {
  const { prefix: head } = pattern;
  if (head.startsWith("/")) return [new RootedPattern(pattern)];
  const rest = piecesOf(pattern).slice(1);
  if (head !== "" || rest.length === 0) return [];
  const below = closedPattern(["/", ...rest]);
  return rest[0]?.startsWith("/") === true ? [closedPattern(rest), below] : [below];
};

/** The closed patterns of a pattern in robots.txt notation. */
export const closedPatternsOf = (text: string): readonly ClosedPattern[] =>
  rooted(parsePattern(text));

/** Whether one pattern matches every path that another one matches. */
export const covers = (outer: ClosedPattern, inner: Pick<ClosedPattern, "word">): boolean =>
  matches(outer.pattern, inner.word);

/**
 * Whether a pattern matches a single path, or all paths with one prefix: no star except the last.
 */
export const isPlain = ({ pieces }: ClosedPattern): boolean =>
  pieces.length === 1 || pieces[1] === "";

const asLiteral = (piece: string): string => piece.replaceAll("*", "%2A");

/**
 * A closed pattern in robots.txt notation (RFC 9309, section 2.2.3): `*`, a final `$`. A literal
 * `*` is written `%2A`, as the RFC requires.
 */
export const notation = ({ pieces }: ClosedPattern): string => {
  const text = pieces.map(asLiteral).join("*");
  if (pieces.length === 1 || pieces[pieces.length - 1] !== "") return `${text}$`;
  // Without the implied star, a `$` at the end would anchor the pattern.
  const open = text.slice(0, -1);
  return open.endsWith("$") ? text : open;
};

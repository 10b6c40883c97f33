import { matches, type Pattern, parsePattern, patternOfPieces } from "../match/pattern.ts";

/**
 * The letter that stands for each star in a pattern's word. Proofs need one that no pattern holds
 * literally; this one is no character (Unicode, section 23.7), so no address and no file has it.
 */
export const STAR = "\uffff";

/**
 * A path pattern without a last `$` and with the star that an open end implies: literal pieces, any
 * run of characters between each and the next. `/a` is the pieces `/a` and nothing, `/a$` is `/a`
 * alone. Paths begin with `/`, and so does the first piece.
 */
export interface ClosedPattern {
  readonly pieces: readonly string[];
  /**
   * The pieces joined by `STAR`. A pattern matches everything that another one matches exactly when
   * it matches the other's word: whatever a star of its own takes of the word may be exchanged for
   * any other text. So a union of patterns covers a pattern only where one of them does alone.
   */
  readonly word: string;
  readonly pattern: Pattern;
}

/** The closed pattern of literal pieces; those between the first and the last must not be empty. */
export const closedPattern = (pieces: readonly string[]): ClosedPattern => ({
  pieces,
  word: pieces.join(STAR),
  pattern: patternOfPieces(pieces),
});

/** The closed pattern that a word stands for. */
export const patternOfWord = (word: string): ClosedPattern => closedPattern(word.split(STAR));

/** What every path matches. */
export const EVERYTHING: ClosedPattern = closedPattern(["/", ""]);

/** A pattern as it stands, closed: its pieces and word are made when a proof first asks for them, which is seldom. */
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
    this.madeWord ??= this.pattern.hasStar ? this.pieces.join(STAR) : this.plainWord;
    return this.madeWord;
  }

  /** The same without a star, as nearly all are. */
  private get plainWord(): string {
    const { prefix, anchored } = this.pattern;
    return anchored ? prefix : prefix + STAR;
  }
}

const piecesOf = ({ prefix, segments, hasStar, anchored }: Pattern): readonly string[] => {
  const pieces = [prefix];
  if (hasStar) for (const { text } of segments) pieces.push(text);
  if (!anchored) pieces.push("");
  return pieces;
};

/**
 * The closed patterns that match the same paths as a pattern, which need not begin with `/`: one, two
 * where it begins with `*` and `/` (the star may be empty), or none where no path can match.
 */
export const rooted = (pattern: Pattern): readonly ClosedPattern[] => {
  const { prefix: head } = pattern;
  if (head.startsWith("/")) return [new RootedPattern(pattern)];
  const rest = piecesOf(pattern).slice(1);
  if (head !== "" || rest.length === 0) return [];
  if (rest.every((piece) => piece === "")) return [EVERYTHING];
  const below = closedPattern(["/", ...rest]);
  return rest[0]?.startsWith("/") === true ? [closedPattern(rest), below] : [below];
};

/** The closed patterns of a pattern in the notation of robots.txt. */
export const closedPatternsOf = (text: string): readonly ClosedPattern[] =>
  rooted(parsePattern(text));

/** Whether one pattern matches every path that another one matches. */
export const covers = (outer: ClosedPattern, inner: Pick<ClosedPattern, "word">): boolean =>
  matches(outer.pattern, inner.word);

/** Whether it matches one path alone, or all that begin in one way: no star but the last. */
export const isPlain = ({ pieces }: ClosedPattern): boolean =>
  pieces.length === 1 || (pieces.length === 2 && pieces[1] === "");

const asLiteral = (piece: string): string => piece.replaceAll("*", "%2A");

/**
 * A closed pattern in the notation of robots.txt (RFC 9309, section 2.2.3): `*`, a final `$`. A literal
 * `*` is written `%2A`, as the RFC has it.
 */
export const notation = ({ pieces }: ClosedPattern): string => {
  const text = pieces.map(asLiteral).join("*");
  if (pieces.length === 1 || pieces[pieces.length - 1] !== "") return `${text}$`;
  // What is left after the implied star must not end in a `$` that would anchor it.
  const open = text.slice(0, -1);
  return open.endsWith("$") ? text : open;
};

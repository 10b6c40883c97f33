import { type ClosedPattern, covers, patternOfWord, STAR } from "./closed-pattern.ts";

/** Patterns whose words are longer than this in total are not intersected. */
const LONGEST = 3000;

/** Steps after which an intersection is abandoned: with many stars, it can have any size. */
const MOST_STEPS = 6_000;

/** The cost of such a step, compared with comparing a character. */
const STEP_COST = 8;

/** The most parts that are distinguished. */
const MOST_PARTS = 200;

/** Up to this many parts, those within others are removed. */
const FEW_PARTS = 64;

/** The cost of an intersection, for callers that keep a budget. */
export interface Cost {
  steps: number;
}

/** Whether two literal texts can both begin, or end, the same path. */
const begins = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);
const ends = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a);

/** Whether the fixed beginnings and ends of two patterns allow a path that both match. */
const mayMeet = (a: ClosedPattern, b: ClosedPattern): boolean =>
  begins(a.pieces[0] as string, b.pieces[0] as string) &&
  ends(a.pieces[a.pieces.length - 1] as string, b.pieces[b.pieces.length - 1] as string);

/** Only the last piece can be empty. */
const isPrefix = ({ pieces }: ClosedPattern): boolean => pieces[1] === "";

/**
 * The paths that begin with `head` and match a pattern, as words; `head` is longer than the
 * pattern's own first piece. The pieces are placed as far left in `head` as possible; the rest
 * follows, or the next piece overlaps the end of `head`.
 */
const withinPrefix = (head: string, { pieces }: ClosedPattern): string[] => {
  const last = pieces.length - 1;
  let at = (pieces[0] as string).length;
  let next = 1;
  for (; next < last; next++) {
    const piece = pieces[next] as string;
    const found = head.indexOf(piece, at);
    if (found < 0) break;
    at = found + piece.length;
  }
  const words = [[head, ...pieces.slice(next)].join(STAR)];
  const piece = pieces[next] as string;
  const longest = Math.min(piece.length, head.length - at);
  for (let shared = 1; shared <= longest; shared++) {
    if (!head.endsWith(piece.slice(0, shared))) continue;
    words.push([head + piece.slice(shared), ...pieces.slice(next + 1)].join(STAR));
  }
  return words;
};

/** A text, and the pair of positions from which two words continue after it. */
interface Way {
  readonly lead: string;
  readonly to: number;
}

/** A pair of positions, and the ways on from it. */
interface Visit {
  readonly pair: number;
  readonly ways: readonly Way[];
}

/**
 * Walks two words in parallel; what both match from a pair of positions on is computed once. The
 * way back is a list, because words are too long for recursion.
 */
class Walk {
  private readonly a: string;
  private readonly b: string;
  /** The words of what both match from a pair of positions on. */
  private readonly known = new Map<number, readonly string[]>();
  private readonly open: Visit[] = [];
  private steps = 0;

  constructor(a: string, b: string) {
    this.a = a;
    this.b = b;
  }

  /** The words of what both match; null if that takes too long. */
  words(cost: Cost): readonly string[] | null {
    const start = [this.way("", 0, 0)];
    this.follow(start);
    while (this.open.length > 0 && !this.isOver()) {
      const { pair, ways } = this.open[this.open.length - 1] as Visit;
      if (this.follow(ways)) continue;
      this.open.pop();
      const words = this.join(ways);
      // The longer a word, the more it costs to build.
      this.steps += 1;
      for (const word of words) this.steps += 1 + (word.length >> 4);
      this.known.set(pair, words);
    }
    cost.steps += this.steps * STEP_COST;
    return this.isOver() ? null : this.join(start);
  }

  private isOver(): boolean {
    return this.steps > MOST_STEPS;
  }

  /** Visits the next pair that is not yet known; returns whether there was one. */
  private follow(ways: readonly Way[]): boolean {
    const next = ways.find(({ to }) => !this.known.has(to));
    if (next === undefined) return false;
    const i = Math.floor(next.to / (this.b.length + 1));
    const j = next.to % (this.b.length + 1);
    const words = this.wordsAtEnd(i, j);
    if (words !== null) this.known.set(next.to, words);
    else this.open.push({ pair: next.to, ways: this.waysFrom(i, j) });
    return true;
  }

  private join(ways: readonly Way[]): readonly string[] {
    const words = new Set<string>();
    for (const { lead, to } of ways) {
      for (const word of this.known.get(to) as readonly string[]) words.add(lead + word);
    }
    return [...words];
  }

  /** A way to a pair of positions, and on along the characters that both words have there. */
  private way(lead: string, start: number, other: number): Way {
    const { a, b } = this;
    let i = start;
    let j = other;
    while (i < a.length && a[i] === b[j] && a[i] !== STAR) {
      i++;
      j++;
    }
    return { lead: lead + a.slice(start, i), to: i * (b.length + 1) + j };
  }

  /** The words from a pair of positions on, if one of the two ends there; otherwise null. */
  private wordsAtEnd(i: number, j: number): readonly string[] | null {
    const { a, b } = this;
    if (i === a.length && j === b.length) return [""];
    const [starA, starB] = [a[i] === STAR, b[j] === STAR];
    if (!starA && !starB) return [];
    if (starA && i + 1 === a.length) return [b.slice(j)];
    if (starB && j + 1 === b.length) return [a.slice(i)];
    return null;
  }

  private waysFrom(i: number, j: number): readonly Way[] {
    const { a, b } = this;
    const [starA, starB] = [a[i] === STAR, b[j] === STAR];
    const ways: Way[] = [];
    if (starA) ways.push(this.way(starB ? STAR : "", i + 1, j));
    if (starB) ways.push(this.way(starA ? STAR : "", i, j + 1));
    // A star matches the character of the other pattern.
    if (starA && !starB && j < b.length) ways.push(this.way(b[j] as string, i, j + 1));
    if (starB && !starA && i < a.length) ways.push(this.way(a[i] as string, i + 1, j));
    return ways;
  }
}

/** The patterns that lie within no other. Each is returned once. */
const widest = (patterns: readonly ClosedPattern[]): readonly ClosedPattern[] =>
  patterns.length > FEW_PARTS
    ? patterns
    : patterns.filter((each) => !patterns.some((other) => other !== each && covers(other, each)));

/**
 * Patterns that together match exactly the paths that both patterns match: none if there is no such
 * path, often one, several if pieces of the two can occur in more than one order. Null if there are
 * too many, or they are too long, to compute.
 */
export const intersection = (
  a: ClosedPattern,
  b: ClosedPattern,
  cost: Cost = { steps: 0 },
): readonly ClosedPattern[] | null => {
  cost.steps++;
  if (!mayMeet(a, b)) return [];
  if (covers(b, a)) return [a];
  if (covers(a, b)) return [b];
  if (a.pieces.length === 1 || b.pieces.length === 1) return [];
  if (isPrefix(b)) return widest(withinPrefix(b.pieces[0] as string, a).map(patternOfWord));
  if (isPrefix(a)) return widest(withinPrefix(a.pieces[0] as string, b).map(patternOfWord));
  if (a.word.length + b.word.length > LONGEST) return null;
  const words = new Walk(a.word, b.word).words(cost);
  if (words === null || words.length > MOST_PARTS) return null;
  if (words.length <= FEW_PARTS) cost.steps += words.length * words.length;
  return widest(words.map(patternOfWord));
};

/**
 * Whether some path matches both patterns. Takes no intersection: if both have a star, the pieces of
 * one can follow those of the other.
 */
export const meets = (a: ClosedPattern, b: ClosedPattern): boolean =>
  mayMeet(a, b) && ((a.pieces.length > 1 && b.pieces.length > 1) || covers(a, b) || covers(b, a));

import type { Span } from "../text/span.ts";

/**
 * A parsed path pattern: `prefix`, then each of `segments` somewhere after the previous one. `*`
 * matches any run of characters; `$` at the very end anchors the match at the end of the path and
 * is an ordinary character anywhere else (RFC 9309, section 2.2.3).
 */
export interface Pattern {
  /** The text before the first `*`; the whole pattern if there is none. */
  readonly prefix: string;
  /**
   * The texts between and after the stars, without empty ones; only the last one may be empty, if
   * anchored.
   */
  readonly segments: readonly Segment[];
  readonly hasStar: boolean;
  readonly anchored: boolean;
}

export interface Segment {
  readonly text: string;
  /** For a long segment, the failure table for searching it in linear time. */
  readonly failures: Int32Array | null;
}

/** Above this length a segment is searched with a failure table instead of `indexOf`. */
const LONG_SEGMENT = 64;

const segmentOf = (text: string): Segment => ({
  text,
  failures: text.length > LONG_SEGMENT ? failureTable(text) : null,
});

/** For each position, the length of the longest proper prefix that is also a suffix up to there. */
const failureTable = (text: string): Int32Array => {
  const table = new Int32Array(text.length);
  for (let index = 1, length = 0; index < text.length; index++) {
    while (length > 0 && text.charCodeAt(index) !== text.charCodeAt(length)) {
      length = table[length - 1] as number;
    }
    if (text.charCodeAt(index) === text.charCodeAt(length)) length++;
    table[index] = length;
  }
  return table;
};

/** Shared, because most of the many patterns of a file have no segments. */
const NONE: readonly Segment[] = [];

export const parsePattern = (text: string): Pattern => {
  const anchored = text.endsWith("$");
  const body = anchored ? text.slice(0, -1) : text;
  const star = body.indexOf("*");
  if (star < 0) return { prefix: body, segments: NONE, hasStar: false, anchored };
  const pieces = body.slice(star + 1).split("*");
  const last = pieces.pop() as string;
  const segments = pieces.filter((piece) => piece !== "");
  if (anchored || last !== "") segments.push(last);
  return {
    prefix: body.slice(0, star),
    segments: segments.map(segmentOf),
    hasStar: true,
    anchored,
  };
};

/**
 * The pattern of literal pieces in order, with any run of characters between each two: the first
 * begins the path, the last ends it. A single piece is the whole path; pieces between the first and
 * the last must not be empty.
 */
export const patternOfPieces = (pieces: readonly string[]): Pattern => {
  const [prefix = "", ...rest] = pieces;
  const last = rest[rest.length - 1];
  if (last === undefined) return { prefix, segments: [], hasStar: false, anchored: true };
  const anchored = last !== "";
  const segments = (anchored ? rest : rest.slice(0, -1)).map(segmentOf);
  return { prefix, segments, hasStar: true, anchored };
};

/** The pattern for a reader without special characters: any path that begins with the text. */
export const literalPattern = (text: string): Pattern => ({
  prefix: text,
  segments: [],
  hasStar: false,
  anchored: false,
});

/**
 * The first index of `segment` in `text` from `from` on; -1 if there is none. Engines search long
 * repetitive needles in quadratic time, and both strings are untrusted: long segments are searched
 * in linear time (Knuth, Morris and Pratt).
 */
const findSegment = (text: string, segment: Segment, from: number): number => {
  const { text: needle, failures } = segment;
  if (failures === null) return text.indexOf(needle, from);
  for (let index = from, length = 0; index < text.length; index++) {
    while (length > 0 && text.charCodeAt(index) !== needle.charCodeAt(length)) {
      length = failures[length - 1] as number;
    }
    if (text.charCodeAt(index) === needle.charCodeAt(length)) length++;
    if (length === needle.length) return index - length + 1;
  }
  return -1;
};

/**
 * Whether the part of a pattern after its prefix matches `path` from `at` on. It is enough to take
 * the leftmost match of each segment: a star can always match more. No backtracking, so the time is
 * linear in the path for any pattern.
 */
export const matchesRest = (pattern: Pattern, path: string, at: number): boolean => {
  const { segments, anchored } = pattern;
  if (!pattern.hasStar) return !anchored || at === path.length;
  const floating = anchored ? segments.length - 1 : segments.length;
  let from = at;
  for (let index = 0; index < floating; index++) {
    const segment = segments[index] as Segment;
    const found = findSegment(path, segment, from);
    if (found < 0) return false;
    from = found + segment.text.length;
  }
  if (!anchored) return true;
  const last = (segments[floating] as Segment).text;
  return path.length - last.length >= from && path.endsWith(last);
};

/** Whether two patterns consist of the same pieces, and so match the same paths. */
export const isSamePattern = (a: Pattern, b: Pattern): boolean =>
  a.prefix === b.prefix &&
  a.hasStar === b.hasStar &&
  a.anchored === b.anchored &&
  a.segments.length === b.segments.length &&
  a.segments.every(({ text }, index) => text === b.segments[index]?.text);

/** Whether a pattern matches a path from its first character. */
export const matches = (pattern: Pattern, path: string): boolean =>
  path.startsWith(pattern.prefix) && matchesRest(pattern, path, pattern.prefix.length);

/**
 * The parts of `path` that the pattern's literal characters match, without what the stars match;
 * null if the pattern does not match. Offsets are in `path`.
 */
export const matchSpans = (pattern: Pattern, path: string): readonly Span[] | null => {
  if (!matches(pattern, path)) return null;
  const spans: Span[] = [];
  const add = (from: number, to: number): void => {
    if (to > from) spans.push({ from, to });
  };
  add(0, pattern.prefix.length);
  let from = pattern.prefix.length;
  pattern.segments.forEach((segment, index) => {
    const isAnchored = pattern.anchored && index === pattern.segments.length - 1;
    const found = isAnchored ? path.length - segment.text.length : findSegment(path, segment, from);
    from = found + segment.text.length;
    add(found, from);
  });
  return spans;
};

/**
 * The literal pieces of a pattern's own text, without stars and a final `$`: as many as
 * `matchSpans` returns, each with the same text as its part of the path. Offsets are in `text`.
 *
 * @param text the text that `pattern` was parsed from.
 */
export const pieceSpans = (text: string, pattern: Pattern): readonly Span[] => {
  const { prefix, hasStar, anchored } = pattern;
  if (!hasStar) return prefix === "" ? [] : [{ from: 0, to: prefix.length }];
  const body = anchored ? text.slice(0, -1) : text;
  return Array.from(body.matchAll(/[^*]+/g), ({ 0: piece, index }) => ({
    from: index,
    to: index + piece.length,
  }));
};

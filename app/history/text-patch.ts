/** What makes one text of another: the units from `from` to `to` of the base give way to `insert`. */
export interface TextPatch {
  /** UTF-16 units of the base, so that a patch is never applied to another text. */
  readonly baseLength: number;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Comparing pieces of this many UTF-16 units is left to the engine, which compares them at once. */
const PIECE = 16_384;

/** How many units two texts have in common from their starts, at most `limit`. */
const commonStart = (a: string, b: string, limit: number): number => {
  let at = 0;
  while (at + PIECE <= limit && b.startsWith(a.slice(at, at + PIECE), at)) at += PIECE;
  while (at < limit && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
};

/** How many units two texts have in common to their ends, at most `limit`. */
const commonEnd = (a: string, b: string, limit: number): number => {
  let count = 0;
  while (
    count + PIECE <= limit &&
    b.endsWith(a.slice(a.length - count - PIECE, a.length - count), b.length - count)
  ) {
    count += PIECE;
  }
  while (
    count < limit &&
    a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)
  ) {
    count += 1;
  }
  return count;
};

/** The one replacement that makes `text` of `base`; as short as one replacement can be. */
export const patchBetween = (base: string, text: string): TextPatch => {
  const limit = Math.min(base.length, text.length);
  const from = commonStart(base, text, limit);
  const end = commonEnd(base, text, limit - from);
  return {
    baseLength: base.length,
    from,
    to: base.length - end,
    insert: text.slice(from, text.length - end),
  };
};

/** The text that a patch makes of its base; null when it was made for another base. */
export const applyPatch = (base: string, patch: TextPatch): string | null => {
  const { baseLength, from, to, insert } = patch;
  if (base.length !== baseLength || from < 0 || from > to || to > baseLength) return null;
  return base.slice(0, from) + insert + base.slice(to);
};

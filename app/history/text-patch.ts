/** What makes one text of another: the units from `from` to `to` of the base give way to `insert`. */
export interface TextPatch {
  /** UTF-16 units of the base, so that a patch is never applied to another text. */
  readonly baseLength: number;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Below this many UTF-16 units a place is found unit by unit. */
const NEAR = 64;

/**
 * How many units two texts have in common, at most `limit`, where `hasCommon(from, to)` compares the units from the
 * `from`th to the `to`th. Halving leaves the comparing to the engine, which compares long pieces at once.
 */
const commonCount = (limit: number, hasCommon: (from: number, to: number) => boolean): number => {
  let known = 0;
  let end = limit;
  if (hasCommon(0, limit)) return limit;
  while (end - known > NEAR) {
    const middle = (known + end) >> 1;
    if (hasCommon(known, middle)) known = middle;
    else end = middle;
  }
  while (known < end && hasCommon(known, known + 1)) known += 1;
  return known;
};

/** How many units two texts have in common from their starts, at most `limit`. */
const commonStart = (a: string, b: string, limit: number): number =>
  commonCount(limit, (from, to) => a.slice(from, to) === b.slice(from, to));

/** How many units two texts have in common to their ends, at most `limit`. */
const commonEnd = (a: string, b: string, limit: number): number =>
  commonCount(
    limit,
    (from, to) =>
      a.slice(a.length - to, a.length - from) === b.slice(b.length - to, b.length - from),
  );

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

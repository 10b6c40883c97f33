/**
 * A change from one text to another: `insert` replaces the units from `from` to `to` of the base.
 */
export interface TextPatch {
  /** The length of the base in UTF-16 units, so that a patch is not applied to another text. */
  readonly baseLength: number;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Below this many UTF-16 units, positions are compared one by one. */
const NEAR = 64;

/**
 * How many units two texts have in common, at most `limit`; `hasCommon(from, to)` compares the
 * units in that range. Binary search lets the engine compare long pieces at once.
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

/** The length of the common prefix of two texts, at most `limit`, in UTF-16 units. */
const commonStart = (a: string, b: string, limit: number): number =>
  commonCount(limit, (from, to) => a.slice(from, to) === b.slice(from, to));

/** The length of the common suffix of two texts, at most `limit`, in UTF-16 units. */
const commonEnd = (a: string, b: string, limit: number): number =>
  commonCount(
    limit,
    (from, to) =>
      a.slice(a.length - to, a.length - from) === b.slice(b.length - to, b.length - from),
  );

/** The shortest single replacement that turns `base` into `text`. */
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

/** Applies a patch to its base; null if the patch was made for another base. */
export const applyPatch = (base: string, patch: TextPatch): string | null => {
  const { baseLength, from, to, insert } = patch;
  if (base.length !== baseLength || from < 0 || from > to || to > baseLength) return null;
  return base.slice(0, from) + insert + base.slice(to);
};

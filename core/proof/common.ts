import { firstIndex } from "../collections/search.ts";
import type { Entry } from "./ranked.ts";

const isSame = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a !== undefined && b !== undefined && a.label === b.label && a.pattern.word === b.pattern.word;

/** The indexes of a longest increasing subsequence, in descending order (patience sorting). */
const risingRow = (values: readonly number[]): readonly number[] => {
  const tops: number[] = [];
  const before = new Int32Array(values.length).fill(-1);
  values.forEach((value, at) => {
    const isTop = (top: number): boolean => (values[tops[top] as number] as number) >= value;
    const place = firstIndex(tops.length, isTop);
    if (place > 0) before[at] = tops[place - 1] as number;
    tops[place] = at;
  });
  const row: number[] = [];
  for (let at = tops[tops.length - 1] ?? -1; at >= 0; at = before[at] as number) row.push(at);
  return row;
};

/** Entries that only one of two lists contains, or that are out of order. */
export interface Changed {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

/**
 * The entries of two lists outside a longest common subsequence. If two common entries decide a
 * path in the two lists, they are the same entry, as otherwise each would take precedence over the
 * other: so every difference is decided by a changed entry in at least one list.
 *
 * @param before entries with distinct patterns; likewise `after`.
 */
export const changedEntries = (before: readonly Entry[], after: readonly Entry[]): Changed => {
  let from = 0;
  while (isSame(before[from], after[from])) from++;
  let end = 0;
  const room = Math.min(before.length, after.length) - from;
  while (end < room && isSame(before[before.length - 1 - end], after[after.length - 1 - end]))
    end++;
  const old = before.slice(from, before.length - end);
  const now = after.slice(from, after.length - end);
  const places = new Map(now.map((entry, place) => [entry.pattern.word, place]));
  const shared = old.flatMap((entry, was) => {
    const is = places.get(entry.pattern.word);
    return is !== undefined && isSame(entry, now[is]) ? [{ was, is }] : [];
  });
  const row = risingRow(shared.map(({ is }) => is)).map((at) => shared[at]);
  const [kept, keptNow] = [new Set(row.map((each) => each?.was)), new Set(row.map((e) => e?.is))];
  return {
    before: old.filter((_, place) => !kept.has(place)),
    after: now.filter((_, place) => !keptNow.has(place)),
  };
};

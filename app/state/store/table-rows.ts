import { normalisedOf } from "./derive.ts";
import { patternOf } from "./pattern-test.ts";
import type { TestUrl } from "./state.ts";

const rowOf = (url: TestUrl): string =>
  (patternOf(url) ?? normalisedOf(url).url).replace(/[\r\n]/g, "");

let last: { readonly urls: readonly TestUrl[]; readonly rows: string } | null = null;

/**
 * The URLs and patterns under test, normalised for a matcher, one per line. The last result is
 * kept.
 */
export const rowsOf = (urls: readonly TestUrl[]): string => {
  if (last?.urls !== urls) last = { urls, rows: urls.map(rowOf).join("\n") };
  return last.rows;
};

let lastPatterns: { readonly urls: readonly TestUrl[]; readonly rows: readonly number[] } | null =
  null;

/** The indexes of the URLs under test that are patterns. */
export const patternRows = (urls: readonly TestUrl[]): readonly number[] => {
  if (lastPatterns?.urls !== urls) {
    const rows = urls.flatMap((url, row) => (patternOf(url) === null ? [] : [row]));
    lastPatterns = { urls, rows };
  }
  return lastPatterns.rows;
};

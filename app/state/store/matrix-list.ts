import { createStore, type StoreApi } from "zustand/vanilla";
import { memo } from "../../../core/index.ts";
import { MAX_MATRIX_URLS, MAX_URL_LENGTH } from "./limits.ts";
import type { TestUrl } from "./state.ts";
import type { AppStore } from "./store.ts";
import { addUrls } from "./url-actions.ts";

/** The URLs that the Matrix has in addition to those under test, until the page is closed. */
export interface MatrixList {
  readonly urls: readonly TestUrl[];
}

/** The further URLs of a page's Matrix. Always the same for the same store. */
export const matrixListOf: (store: AppStore) => StoreApi<MatrixList> = memo(() =>
  createStore<MatrixList>(() => ({ urls: [] })),
);

/** Negative ids are never those of URLs under test. */
const FIRST_ID = -1;

/** The result of adding a list. */
export interface ListTaken {
  readonly taken: number;
  /** How many did not fit, or were too long. */
  readonly left: number;
}

/**
 * Replaces the further URLs of the Matrix by a list.
 *
 * @param text URLs, paths or patterns, one per line. Repeats, and those already under test, are
 * added once.
 */
export const setMatrixList = (store: AppStore, text: string): ListTaken => {
  const known = new Set(store.getState().query.urls.map(({ typed }) => typed));
  const urls: TestUrl[] = [];
  let left = 0;
  for (const line of text.split(/[\r\n]+/)) {
    const typed = line.trim();
    if (typed === "" || known.has(typed)) continue;
    if (urls.length >= MAX_MATRIX_URLS || typed.length > MAX_URL_LENGTH) {
      left++;
      continue;
    }
    known.add(typed);
    urls.push({ id: FIRST_ID - urls.length, typed, expectations: [] });
  }
  matrixListOf(store).setState({ urls });
  return { taken: urls.length, left };
};

const joined = new WeakMap<readonly TestUrl[], WeakMap<readonly TestUrl[], readonly TestUrl[]>>();

/**
 * The rows of the Matrix: the URLs under test, then the further ones. The same array for the same
 * lists.
 */
export const matrixRows = (
  tested: readonly TestUrl[],
  further: readonly TestUrl[],
): readonly TestUrl[] => {
  if (further.length === 0) return tested;
  const byFurther = joined.get(tested) ?? new WeakMap();
  joined.set(tested, byFurther);
  const rows = byFurther.get(further) ?? [...tested, ...further];
  byFurther.set(further, rows);
  return rows;
};

/**
 * Adds a further URL to those under test, because expectations are kept with them.
 *
 * @returns the URL under test; null if there is no room for it.
 */
export const testFurtherUrl = (store: AppStore, { id, typed }: TestUrl): TestUrl | null => {
  // Added text is split at spaces.
  if (/\s/.test(typed)) return null;
  addUrls(store, typed);
  const tested = store.getState().query.urls.find((url) => url.typed === typed) ?? null;
  if (tested !== null) {
    matrixListOf(store).setState(({ urls }) => ({ urls: urls.filter((url) => url.id !== id) }));
  }
  return tested;
};

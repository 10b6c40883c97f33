import type { RobotsDocument } from "../../../core/index.ts";
import type { AppState } from "../store/state.ts";
import { sameUrls } from "../store/store.ts";

/** Whether two states are stored as the same draft. */
export const isSameState = (a: AppState, b: AppState): boolean =>
  a.document.source === b.document.source &&
  a.format === b.format &&
  a.query === b.query &&
  a.dialect === b.dialect &&
  a.response === b.response &&
  a.checks === b.checks &&
  a.baseline === b.baseline &&
  a.savedSource === b.savedSource &&
  a.savedUrls === b.savedUrls;

/**
 * Whether a state has changes since it was opened. Selecting a crawler or reader does not count.
 */
export const isTouched = (state: AppState, opened: AppState): boolean =>
  state.document.source !== opened.document.source ||
  state.format !== opened.format ||
  !sameUrls(state.query.urls, opened.query.urls);

/** The state with the text after the latest key. */
export const withLatest = (state: AppState, document: RobotsDocument | null): AppState => {
  if (document === null || document === state.document) return state;
  const { format } = state;
  const { encoding } = document;
  const current = format.encoding === encoding ? format : { ...format, encoding };
  return { ...state, document, format: current };
};

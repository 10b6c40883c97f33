import { type Flip, flips } from "../../../core/index.ts";
import { documentAfter, type Edit } from "../../../core/lint/index.ts";
import { dialectOf, normalisedOf, responseInForce } from "./derive.ts";
import type { AppState } from "./state.ts";

/**
 * The URLs under test whose verdicts some edits would change, for the selected crawler and reader.
 */
export const flipsOf = (state: AppState, edits: readonly Edit[]): readonly Flip[] => {
  const { document, query } = state;
  return flips(document, documentAfter(document, edits), {
    dialect: dialectOf(state),
    crawler: query.crawler,
    response: responseInForce(state),
    urls: query.urls.map((testUrl) => normalisedOf(testUrl).url),
  });
};

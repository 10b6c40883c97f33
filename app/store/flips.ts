import { applyEdits, dialects, type Edit, type Flip, flips, parse } from "../../core/index.ts";
import { normalisedOf } from "./derive.ts";
import type { AppState } from "./state.ts";

/** The URLs under test whose verdicts some edits would turn round, as the chosen crawler and reader have it. */
export const flipsOf = (
  { document, dialect, query, response }: AppState,
  edits: readonly Edit[],
): readonly Flip[] =>
  flips(document, parse(applyEdits(document.source, edits), document.encoding), {
    dialect: dialects[dialect],
    crawler: query.crawler,
    response,
    urls: query.urls.map((testUrl) => normalisedOf(testUrl).url),
  });

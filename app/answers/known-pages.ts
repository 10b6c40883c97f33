import { memo } from "../../core/index.ts";
import type { KnownPage } from "../../core/lint/index.ts";
import { loadAnew } from "../loading/load-anew.ts";
import { normalisedOf } from "../state/store/derive.ts";
import type { AppState, TestUrl } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type AnswerSource, createAnswer } from "./answer.ts";

/** The URLs under test of which the page is known. */
interface Pages {
  readonly pages: readonly TestUrl[];
}

const inputs = ({ query }: AppState): Pages | null => {
  const pages = query.urls.filter(({ page }) => page !== undefined);
  return pages.length === 0 ? null : { pages };
};

/**
 * What the pages under test load, for the checks: one source per store. The code that reads pages is
 * loaded with the first one.
 */
export const knownPagesOf: (store: AppStore) => AnswerSource<Pages, readonly KnownPage[]> = memo(
  (store: AppStore) =>
    createAnswer<Pages, readonly KnownPage[]>(store, {
      inputs,
      ask: async ({ pages }, lane) =>
        (await loadAnew(() => import("./pages.ts"))).needsOf(
          pages.map((each) => ({ url: normalisedOf(each).url, text: each.page ?? "" })),
          lane,
        ),
    }),
);

import { cellOf, formatMessage } from "../../../core/index.ts";
import type { Guarded } from "../../answers/tables.ts";
import { notify, setExpectations } from "../../state/store/actions.ts";
import { expectationOf, withExpectation } from "../../state/store/expectations.ts";
import type { TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import type { Column } from "./fold.ts";
import { matrixMessages as words } from "./messages.ts";

/**
 * The URLs with the current verdicts of some columns set as expectations. Mixed and unknown
 * verdicts are left out.
 */
const accepting = (
  urls: readonly TestUrl[],
  columns: readonly Column[],
  wants: (url: TestUrl, crawler: string) => boolean,
): { readonly urls: readonly TestUrl[]; readonly count: number } => {
  let count = 0;
  const accepted = urls.map((url, row) => {
    let { expectations } = url;
    for (const { crawlers, cells } of columns) {
      const verdict = cells === null ? "mixed" : cellOf(cells[row] ?? 0).verdict;
      if (verdict === "mixed") continue;
      for (const crawler of crawlers) {
        if (!wants(url, crawler) || expectationOf(url, crawler) === verdict) continue;
        expectations = withExpectation(expectations, crawler, verdict);
        count += 1;
      }
    }
    return expectations === url.expectations ? url : { ...url, expectations };
  });
  return { urls: accepted, count };
};

/**
 * Expects the current verdicts: of the cells with an expectation, or of every cell if there is
 * none. A notice shows how many changed, with Undo.
 */
export const acceptPresent = (store: AppStore, columns: readonly Column[]): void => {
  const { urls } = store.getState().query;
  const hasAny = urls.some(({ expectations }) => expectations.length > 0);
  const changed = accepting(urls, columns, (url, crawler) =>
    hasAny ? expectationOf(url, crawler) !== null : true,
  );
  setExpectations(store, changed.urls);
  notify(store, {
    tone: "info",
    text: formatMessage(words.accepted, { count: changed.count }),
    action: { label: words.undo, run: () => setExpectations(store, urls) },
  });
};

/**
 * The next failing expectation in the order of the list, continuing from the first; null if all
 * hold.
 */
export const nextMissed = (
  report: readonly Guarded[],
  present: { readonly crawler: string; readonly id: TestUrl["id"] | null },
): { readonly guarded: Guarded; readonly place: number; readonly count: number } | null => {
  const missed = report.filter(({ holds }) => !holds);
  const at = missed.findIndex(
    ({ url, crawler }) => url.id === present.id && crawler === present.crawler,
  );
  const place = (at + 1) % Math.max(1, missed.length);
  const guarded = missed[place];
  return guarded === undefined ? null : { guarded, place: place + 1, count: missed.length };
};

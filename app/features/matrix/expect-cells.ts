import { cellOf, formatMessage, groupBy } from "../../../core/index.ts";
import type { Guarded, Table } from "../../answers/tables.ts";
import { notify, setExpectations } from "../../state/store/actions.ts";
import { expectationOf, withExpectation } from "../../state/store/expectations.ts";
import type { AppState, Expectation, TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { columnsOf } from "./columns.ts";
import { matrixMessages as words } from "./messages.ts";

/** The verdicts that can be expected: a mixed one cannot. */
type Settable = Expectation["expected"];

const settable = ({ verdict }: Guarded["cell"]): Settable | null =>
  verdict === "mixed" ? null : verdict;

/** Says how many expectations were set, with Undo. */
const report = (store: AppStore, { query }: Pick<AppState, "query">, count: number): void => {
  const undo = () => store.setState({ query });
  notify(store, {
    tone: "info",
    text: formatMessage(words.accepted, { count }),
    action: count === 0 ? null : { label: words.undo, run: undo },
    ofStep: true,
  });
};

/**
 * Expects the current verdict of every cell, except mixed and unknown ones. A notice says how many
 * were set.
 */
export const expectAll = (store: AppStore, table: Table): void => {
  const columns = columnsOf(table.of.crawlers, table);
  const before = store.getState();
  let count = 0;
  const urls = before.query.urls.map((url, row) => {
    let { expectations } = url;
    for (const { crawler, cells } of columns) {
      const verdict = cells === null ? null : settable(cellOf(cells[row] ?? 0));
      if (verdict === null || expectationOf(url, crawler) === verdict) continue;
      expectations = withExpectation(expectations, crawler, verdict);
      count += 1;
    }
    return expectations === url.expectations ? url : { ...url, expectations };
  });
  setExpectations(store, urls);
  report(store, before, count);
};

/** Expects the current verdicts where others are expected, except mixed ones. */
export const acceptFailing = (store: AppStore, guarded: readonly Guarded[]): void => {
  const before = store.getState();
  const failing = guarded.filter(({ holds, cell }) => !holds && settable(cell) !== null);
  const byUrl = groupBy(failing, ({ url }) => url.id);
  const urls = before.query.urls.map((url) => {
    const own = byUrl.get(url.id) ?? [];
    const expectations = own.reduce(
      (all, { crawler, cell }) => withExpectation(all, crawler, settable(cell) ?? "allowed"),
      url.expectations,
    );
    return own.length === 0 ? url : { ...url, expectations };
  });
  setExpectations(store, urls);
  report(store, before, failing.length);
};

/**
 * The next failing expectation in the order of the list, continuing from the first; null if all
 * hold.
 */
export const nextMissed = (
  guarded: readonly Guarded[],
  present: { readonly crawler: string; readonly id: TestUrl["id"] | null },
): { readonly guarded: Guarded; readonly place: number; readonly count: number } | null => {
  const missed = guarded.filter(({ holds }) => !holds);
  const at = missed.findIndex(
    ({ url, crawler }) => url.id === present.id && crawler === present.crawler,
  );
  const place = (at + 1) % Math.max(1, missed.length);
  const next = missed[place];
  return next === undefined ? null : { guarded: next, place: place + 1, count: missed.length };
};

import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { formatMessage, sentences } from "../../../core/index.ts";
import type {
  BulkResult,
  BulkRow,
  RowFilter,
  RowsAnswer,
} from "../../answers/workers/bulk/messages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import type { PanelServices } from "../panel.ts";
import type { Bulk } from "./bulk-store.ts";
import { MESSAGES } from "./messages.ts";
import { ResultRow } from "./ResultRow.tsx";
import { ResultTools } from "./ResultTools.tsx";

const ROW_HEIGHT = 30;

/**
 * Browsers draw nothing below about twenty million pixels; users can search for rows beyond that.
 */
const MOST_DRAWN = 500_000;

/** Rows fetched at a time: more than fit on a screen, so that scrolling rarely has to wait. */
const PORTION = 200;

interface ResultTableProps {
  readonly store: AppStore;
  readonly bulk: Bulk;
  readonly result: BulkResult;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly state: AppState;
  readonly port: EditorPort;
  readonly onShow: PanelServices["show"];
}

/** The rows around a position, fetched from the worker when the user scrolls to them. */
const useRows = (
  bulk: Bulk,
  result: BulkResult,
  filter: RowFilter,
  first: number,
): { readonly total: number | null; readonly rowAt: (index: number) => BulkRow | null } => {
  const [answer, setAnswer] = useState<RowsAnswer | null>(null);
  const key = JSON.stringify(filter);
  const from = Math.max(0, Math.floor(first / PORTION) * PORTION - PORTION / 2);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result has other rows
  useEffect(() => {
    let isWanted = true;
    void bulk
      .find({ filter: JSON.parse(key) as RowFilter, from, to: from + PORTION * 2 })
      .then((found) => {
        if (isWanted && found !== null) setAnswer(found);
      });
    return () => {
      isWanted = false;
    };
  }, [bulk, result, key, from]);
  return {
    total: answer?.total ?? null,
    rowAt: (index) => answer?.rows[index - (answer?.from ?? 0)] ?? null,
  };
};

const COLUMNS = {
  urls: [MESSAGES.verdict, MESSAGES.url, MESSAGES.line],
  log: [MESSAGES.verdict, MESSAGES.url, MESSAGES.line, MESSAGES.who, MESSAGES.requests],
} as const;

/**
 * All URLs or requests with their verdicts. The worker searches, filters and sorts; only rows in
 * view are drawn.
 */
export const ResultTable = (props: ResultTableProps) => {
  const { store, bulk, result, filter, onFilter, state, port, onShow } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const { total, rowAt } = useRows(bulk, result, filter, first);
  const virtual = useVirtualizer({
    count: Math.min(total ?? 0, MOST_DRAWN),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const top = items[0]?.index ?? 0;
  useEffect(() => setFirst(top), [top]);
  const { list } = filter;
  const [host, otherHost] = result[list]?.hosts ?? [];
  const origin = otherHost === undefined ? (host?.host ?? "") : "";
  const notListed = result[list]?.notListed ?? 0;
  return (
    <>
      <ResultTools store={store} bulk={bulk} filter={filter} onFilter={onFilter} onShow={onShow}>
        {sentences(
          total !== null && formatMessage(MESSAGES.rowCount, { count: total }),
          total !== null &&
            total > MOST_DRAWN &&
            formatMessage(MESSAGES.firstRows, { count: MOST_DRAWN }),
          notListed > 0 && formatMessage(MESSAGES.notListed, { count: notListed }),
        )}
      </ResultTools>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div ref={scroller} className="bulk__scroller" tabIndex={0}>
        <table
          className={`bulk-rows bulk-rows--${list}`}
          aria-label={MESSAGES.results}
          aria-rowcount={(total ?? 0) + 1}
        >
          <thead>
            <tr className="bulk-row bulk-row--head" aria-rowindex={1}>
              {COLUMNS[list].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => (
              <ResultRow
                key={index}
                index={index}
                top={start}
                row={rowAt(index)}
                result={result}
                origin={origin}
                list={list}
                document={state.document}
                port={port}
              />
            ))}
          </tbody>
        </table>
        {total === 0 && <p className="bulk__empty">{MESSAGES.noRows}</p>}
      </div>
    </>
  );
};

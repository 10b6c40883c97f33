import { type TouchEvent, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { cellOf, formatList } from "../../../core/index.ts";
import { matrixOf } from "../../answers/tables.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { notify, setExpectation } from "../../state/store/actions.ts";
import { expectationOf } from "../../state/store/expectations.ts";
import type { AppState, Expectation } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { matrixRows, tableCrawlers, testFurtherUrl } from "../../state/store/table.ts";
import { Button } from "../../ui/Button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { CellReason } from "./CellReason.tsx";
import { ColumnsBar } from "./ColumnsBar.tsx";
import { crawlerName } from "./cell-words.ts";
import { exportChecks, importChecks } from "./checks.ts";
import { acceptPresent } from "./expect-cells.ts";
import { toCsv, toJson, toMarkdown } from "./export.ts";
import { FurtherUrls } from "./FurtherUrls.tsx";
import { type Column, columnsOf } from "./fold.ts";
import type { Place } from "./grid-keys.ts";
import { MatrixGrid } from "./MatrixGrid.tsx";
import "./matrix.css";
import { GuardGuide } from "./GuardGuide.tsx";
import { matrixMessages as words } from "./messages.ts";
import { useNarrow } from "./use-narrow.ts";

type Expected = Expectation["expected"] | null;

/** The keys that set the expectation of the focused cell. */
const EXPECTING: Readonly<Record<string, Expected>> = {
  a: "allowed",
  b: "blocked",
  Delete: null,
  Backspace: null,
};

const WIDE = { head: 190, column: 150 };
const NARROW = { head: 170, column: 176 };

/** How far to swipe for another column, in pixels. */
const SWIPE = 60;

interface MatrixPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The store's state, possibly from a moment ago. */
  readonly state: AppState;
}

/** Shows one column at a time, selected from a list or by swiping. */
const ColumnPager = ({
  columns,
  shown,
  onShow,
}: {
  readonly columns: readonly Column[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}) => (
  <div className="matrix__pager">
    <Button
      small
      icon="chevron-left"
      aria-label={words.previous}
      disabled={shown === 0}
      onClick={() => onShow(shown - 1)}
    />
    <select
      aria-label={words.columnShown}
      value={shown}
      onChange={({ target }) => onShow(Number(target.value))}
    >
      {columns.map(({ crawlers }, index) => (
        <option key={crawlers.join()} value={index}>
          {formatList(crawlers.map(crawlerName))}
        </option>
      ))}
    </select>
    <Button
      small
      icon="chevron-right"
      aria-label={words.following}
      disabled={shown >= columns.length - 1}
      onClick={() => onShow(shown + 1)}
    />
  </div>
);

/** The Matrix tab: each crawler of a list on each URL under test, with expectations. */
export const MatrixPanel = ({ store, port, state }: MatrixPanelProps) => {
  const { found: table, status } = useStore(matrixOf(store));
  const [fold, setFold] = useState(false);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [page, setPage] = useState(0);
  const narrow = useNarrow();
  const [guided, setGuided] = useState(false);
  const touched = useRef(0);
  const picker = useRef<HTMLInputElement>(null);
  const crawlers = tableCrawlers(state);
  const urls = matrixRows(state);
  // An older answer may have other URLs in its rows.
  const known = table !== null && table.of.urls.length === urls.length ? table : null;
  const columns = useMemo(() => columnsOf(crawlers, known, fold), [crawlers, known, fold]);
  const unfolded = () => columnsOf(crawlers, known, false);
  const shownPage = Math.min(page, columns.length - 1);
  const shown = narrow ? columns.slice(shownPage, shownPage + 1) : columns;
  const place: Place = {
    row: Math.min(at.row, urls.length - 1),
    column: Math.min(at.column, shown.length - 1),
  };
  const column = shown[place.column];
  const url = urls[place.row];
  const expect = ({ row, column: index }: Place, expected: Expected) => {
    const chosen = urls[row];
    if (chosen === undefined) return;
    const isFurther = row >= state.query.urls.length;
    const tested = isFurther ? testFurtherUrl(store, chosen) : chosen;
    if (tested === null) {
      notify(store, { tone: "warning", text: words.furtherFull });
      return;
    }
    for (const crawler of shown[index]?.crawlers ?? []) {
      setExpectation(store, tested.id, expected, crawler);
    }
    if (isFurther) setAt({ row: state.query.urls.length, column: index });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toMarkdown({ urls, columns }));
      notify(store, { tone: "info", text: words.copied });
    } catch {
      notify(store, { tone: "warning", text: words.notCopied });
    }
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touched.current;
    if (!narrow || Math.abs(moved) < SWIPE) return;
    setPage(Math.max(0, Math.min(columns.length - 1, shownPage + (moved < 0 ? 1 : -1))));
  };
  return (
    <div className="matrix">
      <div className="matrix__bar">
        <ColumnsBar store={store} state={state} />
        <label className="matrix__fold">
          <input
            type="checkbox"
            checked={fold}
            onChange={({ target }) => setFold(target.checked)}
          />
          {words.fold}
        </label>
      </div>
      {status === "failed" && (
        <div className="failed" role="alert">
          <p>{words.failed}</p>
          <Button small onClick={matrixOf(store).retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {urls.length === 0 ? (
        <p className="matrix__empty">{words.empty}</p>
      ) : (
        <>
          {narrow && <ColumnPager columns={columns} shown={shownPage} onShow={setPage} />}
          <div
            className="matrix__grid"
            onTouchStart={({ touches }) => {
              touched.current = touches[0]?.clientX ?? 0;
            }}
            onTouchEnd={onTouchEnd}
          >
            <MatrixGrid
              key={narrow ? "narrow" : "wide"}
              urls={urls}
              columns={shown}
              at={place}
              isStale={status !== "current" || table?.of.document !== state.document}
              widths={narrow ? NARROW : WIDE}
              onGo={setAt}
              onPress={setAt}
              onExpect={(pressed, key) => {
                const wanted = EXPECTING[key.length === 1 ? key.toLowerCase() : key];
                if (wanted !== undefined) expect(pressed, wanted);
              }}
            />
          </div>
          {known !== null && column?.cells != null && url !== undefined && (
            <CellReason
              table={known}
              crawler={column.crawlers[0] ?? ""}
              url={url}
              cell={cellOf(column.cells[place.row] ?? 0)}
              expected={expectationOf(url, column.crawlers[0] ?? "")}
              port={port}
              onExpect={(expected) => expect(place, expected)}
            />
          )}
          <div className="matrix__actions">
            <Button small onClick={() => acceptPresent(store, unfolded())}>
              {words.accept}
            </Button>
            <Button
              small
              disabled={!urls.some(({ expectations }) => expectations.length > 0)}
              title={words.nothingToExport}
              onClick={() => exportChecks(store)}
            >
              {words.exportChecks}
            </Button>
            <Button small onClick={() => setGuided(true)}>
              {words.guide}
            </Button>
            <Button small onClick={copy}>
              {words.copy}
            </Button>
            <Button
              small
              onClick={() => saveText("robots-matrix.csv", "text/csv", toCsv({ urls, columns }))}
            >
              {words.saveCsv}
            </Button>
            <Button
              small
              onClick={() =>
                saveText("robots-matrix.json", "application/json", toJson({ urls, columns }))
              }
            >
              {words.saveJson}
            </Button>
          </div>
        </>
      )}
      <div className="matrix__actions">
        <FurtherUrls store={store} />
        <Button small onClick={() => picker.current?.click()}>
          {words.importChecks}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={async ({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file !== undefined) importChecks(store, await file.text());
          }}
        />
      </div>
      {guided && <GuardGuide onClose={() => setGuided(false)} />}
    </div>
  );
};

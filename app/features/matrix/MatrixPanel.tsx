import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { cellOf, LANGUAGE } from "../../../core/index.ts";
import {
  expectedVerdictsOf,
  guardedBy,
  matrixOf,
  type Table,
  type TableSource,
} from "../../answers/tables.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { notify, setExpectation } from "../../state/store/actions.ts";
import { patternOf } from "../../state/store/derive.ts";
import { expectationOf } from "../../state/store/expectations.ts";
import type { AppState, Expectation, TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { tableCrawlers } from "../../state/store/table.ts";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Failed } from "../../ui/Failed.tsx";
import { Popup } from "../../ui/Popup.tsx";
import { Splitter } from "../../ui/Splitter.tsx";
import { saveText } from "../../ui/save.ts";
import { CellReason } from "./CellReason.tsx";
import { ColumnsBar } from "./ColumnsBar.tsx";
import { exportChecks, importChecks } from "./checks.ts";
import { columnsOf } from "./columns.ts";
import { acceptFailing, expectAll } from "./expect-cells.ts";
import { type Sheet, toCsv, toJson, toMarkdown } from "./export.ts";
import type { Place } from "./grid-keys.ts";
import { MatrixGrid, widthForUrls } from "./MatrixGrid.tsx";
import "./matrix.css";
import { GuardGuide } from "./GuardGuide.tsx";
import { matrixMessages as words } from "./messages.ts";
import { useWidth } from "./use-width.ts";

type Expected = Expectation["expected"] | null;

/** The keys that set the expectation of the focused cell. */
const EXPECTING: Readonly<Record<string, Expected>> = {
  a: "allowed",
  b: "blocked",
  Delete: null,
  Backspace: null,
};

/** The narrowest URL column, and one in which cut URLs can be told apart, in pixels. */
const NARROWEST_HEAD = 110;
const LEGIBLE_HEAD = 130;

/** Unless its user resizes it, the URL column takes at most this share of the table's width. */
const USUAL_SHARE = 0.45;

/** What a scrollbar and the borders take of the width, in pixels. */
const SCROLLBAR = 17;

/** It also leaves room for as many crawlers, or for those that fit beside URLs that can be told apart. */
const SEEN_COLUMNS = 4;

/**
 * The widths of a column in pixels by what its widest cells hold, so that none is cut: verdicts on URLs, those on
 * patterns, and those that are not as expected.
 */
interface ColumnWidths {
  readonly url: number;
  readonly pattern: number;
  readonly missed: number;
}
const COLUMN: ColumnWidths = { url: 104, pattern: 124, missed: 148 };
const COLUMN_IN: ReadonlyMap<string, ColumnWidths> = new Map([
  ["ru", { url: 158, pattern: 186, missed: 222 }],
  ["zh", { ...COLUMN, url: 114 }],
]);

const columnWidth = (urls: readonly TestUrl[], hasMissed: boolean): number => {
  const widths = COLUMN_IN.get(LANGUAGE) ?? COLUMN;
  if (hasMissed) return widths.missed;
  return urls.some((url) => patternOf(url) !== null) ? widths.pattern : widths.url;
};

/** The width of the URL column that shows URLs of a width, or as much of them as the columns leave, in pixels. */
const usualHead = (wanted: number, width: number, column: number, columns: number): number => {
  const room = width - SCROLLBAR;
  const fitting = Math.floor((room - LEGIBLE_HEAD) / column);
  const seen = Math.max(1, Math.min(SEEN_COLUMNS, columns, fitting));
  return Math.max(NARROWEST_HEAD, Math.min(wanted, width * USUAL_SHARE, room - seen * column));
};

interface MatrixPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The store's state, possibly from a moment ago. */
  readonly state: AppState;
}

/** What the table's menu does: a dialog to open, or a form of the table to save or copy. */
const TOOLS = [
  ["guide", words.guide],
  ["copy", words.copy],
  ["csv", words.saveCsv],
  ["json", words.saveJson],
] as const;

type Tool = (typeof TOOLS)[number][0];

/** The Matrix tab: each crawler of a list on each URL under test, with expectations. */
export const MatrixPanel = ({ store, port, state }: MatrixPanelProps) => {
  const { found: table, status } = useStore(matrixOf(store));
  const { found: expected } = useStore(expectedVerdictsOf(store));
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [dialog, setDialog] = useState<Tool | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [box, width] = useWidth();
  const picker = useRef<HTMLInputElement>(null);
  const crawlers = tableCrawlers(state);
  const { urls } = state.query;
  // An older answer may have other URLs in its rows.
  const known = table !== null && table.of.urls.length === urls.length ? table : null;
  const columns = useMemo(() => columnsOf(crawlers, known), [crawlers, known]);
  const guarded = expected === null ? [] : guardedBy(expected);
  const failing = guarded.filter(({ holds }) => !holds).length;
  const wanted = useMemo(() => widthForUrls(urls), [urls]);
  const column = columnWidth(urls, failing > 0);
  const usual = (100 * usualHead(wanted, width, column, columns.length)) / width;
  const head = Math.max(NARROWEST_HEAD, Math.round(((share ?? usual) * width) / 100));
  const place: Place = {
    row: Math.min(at.row, urls.length - 1),
    column: Math.min(at.column, columns.length - 1),
  };
  const chosen = columns[place.column];
  const url = urls[place.row];
  const expect = ({ row, column: index }: Place, expectation: Expected) => {
    const pressed = urls[row];
    if (pressed === undefined) return;
    const crawler = columns[index]?.crawler;
    if (crawler !== undefined) setExpectation(store, pressed.id, expectation, crawler);
  };
  /** Does something with the verdicts on the present file, which may not be those that are shown yet. */
  const withPresent = async (source: TableSource, act: (table: Table) => void) => {
    const present = await source.now();
    // The store gets a long text only at the next pause.
    const { document } = store.getState();
    const isLatest = (port.document.get() ?? document) === document;
    if (present !== null && isLatest) act(present);
    else {
      const isFailed = source.getState().status === "failed";
      notify(store, { tone: "warning", text: isFailed ? words.failed : words.changed });
    }
  };
  const sheetOf = (present: Table): Sheet => ({
    urls: present.of.urls,
    columns: columnsOf(present.of.crawlers, present),
  });
  const save = (name: string, type: string, textOf: (sheet: Sheet) => string) =>
    withPresent(matrixOf(store), (present) => saveText(name, type, textOf(sheetOf(present))));
  const copy = async (present: Table) => {
    const isCopied = await copyText(toMarkdown(sheetOf(present)));
    notify(
      store,
      isCopied ? { tone: "info", text: words.copied } : { tone: "warning", text: words.notCopied },
    );
  };
  const run: Readonly<Record<Tool, () => void>> = {
    guide: () => setDialog("guide"),
    copy: () => withPresent(matrixOf(store), copy),
    csv: () => save("robots-matrix.csv", "text/csv", toCsv),
    json: () => save("robots-matrix.json", "application/json", toJson),
  };
  return (
    <div className="matrix">
      <div className="matrix__bar">
        <ColumnsBar store={store} state={state} />
        {urls.length > 0 && (
          <Popup label={words.tools}>
            {(close) =>
              TOOLS.map(([tool, name]) => (
                <Button
                  key={tool}
                  small
                  variant="quiet"
                  onClick={() => {
                    flushSync(close);
                    run[tool]();
                  }}
                >
                  {name}
                </Button>
              ))
            }
          </Popup>
        )}
      </div>
      {status === "failed" && (
        <Failed className="failed" text={words.failed} onRetry={matrixOf(store).retry} />
      )}
      {urls.length === 0 ? (
        <p className="matrix__empty">{words.empty}</p>
      ) : (
        <>
          <div ref={box} className="matrix__grid" style={{ ["--head" as string]: `${head}px` }}>
            <MatrixGrid
              document={table?.of.document ?? state.document}
              urls={urls}
              columns={columns}
              at={place}
              isStale={status !== "current" || table?.of.document !== state.document}
              widths={{ head, column }}
              onGo={setAt}
              onPress={setAt}
              onExpect={(pressed, key) => {
                const expectation = EXPECTING[key.length === 1 ? key.toLowerCase() : key];
                if (expectation !== undefined) expect(pressed, expectation);
              }}
            />
            <Splitter
              label={words.urlWidth}
              orientation="vertical"
              value={share ?? usual}
              min={(100 * NARROWEST_HEAD) / width}
              max={80}
              initial={usual}
              onChange={setShare}
            />
          </div>
          {known !== null && chosen?.cells != null && url !== undefined && (
            <CellReason
              table={known}
              crawler={chosen.crawler}
              url={url}
              cell={cellOf(chosen.cells[place.row] ?? 0)}
              expected={expectationOf(url, chosen.crawler)}
              port={port}
              onExpect={(expectation) => expect(place, expectation)}
            />
          )}
        </>
      )}
      <div className="matrix__actions">
        {urls.length > 0 && (
          <Button
            small
            onClick={() => withPresent(matrixOf(store), (present) => expectAll(store, present))}
          >
            {words.expectAll}
          </Button>
        )}
        {failing > 0 && (
          <Button
            small
            onClick={() =>
              withPresent(expectedVerdictsOf(store), (present) =>
                acceptFailing(store, guardedBy(present)),
              )
            }
          >
            {words.acceptFailing}
          </Button>
        )}
        <span className="matrix__files">
          {urls.length > 0 && (
            <Button
              small
              disabled={guarded.length === 0}
              title={guarded.length === 0 ? words.nothingToExport : undefined}
              onClick={() => exportChecks(store)}
            >
              {words.exportChecks}
            </Button>
          )}
          <Button small={urls.length > 0} onClick={() => picker.current?.click()}>
            {words.importChecks}
          </Button>
        </span>
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
      {dialog === "guide" && <GuardGuide onClose={() => setDialog(null)} />}
    </div>
  );
};

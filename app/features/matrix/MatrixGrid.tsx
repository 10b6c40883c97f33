import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { cellOf, identify, type RobotsDocument, visibleText } from "../../../core/index.ts";
import { patternOf } from "../../state/store/derive.ts";
import { expectationOf } from "../../state/store/expectations.ts";
import type { TestUrl } from "../../state/store/state.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { lineName } from "../../verdicts/line-name.ts";
import { crawlerName } from "./cell-words.ts";
import type { Column } from "./columns.ts";
import { type Place, placeAfterKey } from "./grid-keys.ts";
import { MatrixCell } from "./MatrixCell.tsx";
import { matrixMessages as words } from "./messages.ts";
import { commonOrigin, cutMiddle, fromPath } from "./shown-url.ts";

/** The height of a row, and of the head, in pixels: two lines, as in the styles. */
const ROW_HEIGHT = 42;

interface MatrixGridProps {
  /** The file that the verdicts are of. */
  readonly document: RobotsDocument;
  readonly urls: readonly TestUrl[];
  readonly columns: readonly Column[];
  readonly at: Place;
  readonly isStale: boolean;
  /** Widths of the row header and of a column, in pixels. */
  readonly widths: { readonly head: number; readonly column: number };
  readonly onGo: (place: Place) => void;
  /** Called when a cell is clicked. */
  readonly onPress: (place: Place) => void;
  /** Called for a key that sets the expectation of the cell. */
  readonly onExpect: (place: Place, key: string) => void;
}

/** The visible range, and the focused cell even outside it: otherwise the focus would be lost. */
const including =
  (place: number) =>
  (range: Range): number[] =>
    [...new Set([...defaultRangeExtractor(range), place])].sort((a, b) => a - b);

/** The width of a character of a URL in pixels, and of what is beside the URL in its cell. */
const CHARACTER = 7.9;
const BESIDE = 22;

/** The width in pixels that shows all URLs whole. */
export const widthForUrls = (urls: readonly TestUrl[]): number => {
  const origin = commonOrigin(urls);
  const longest = urls.reduce(
    (most, { typed }) => Math.max(most, fromPath(typed, origin).length),
    0,
  );
  return Math.ceil(longest * CHARACTER) + BESIDE;
};

const UrlHead = ({
  typed,
  origin,
  most,
}: {
  readonly typed: string;
  readonly origin: string;
  /** How many characters fit. */
  readonly most: number;
}) => {
  const shown = cutMiddle(fromPath(typed, origin), most);
  const title = visibleText(typed);
  if (shown === typed) {
    return (
      <span title={title}>
        <UntrustedText text={typed} />
      </span>
    );
  }
  return (
    <>
      <span className="visually-hidden">
        <UntrustedText text={typed} />
      </span>
      <span title={title} aria-hidden="true">
        <UntrustedText text={shown} />
      </span>
    </>
  );
};

const ignoresRobots = ({ crawler }: Column): boolean => identify(crawler).crawler?.obeys === "no";

/**
 * The table of URLs by crawlers. Only cells in view are drawn. The table is one tab stop; arrow
 * keys move between cells.
 */
export const MatrixGrid = (props: MatrixGridProps) => {
  const { document, urls, columns, at, isStale, widths, onGo, onPress, onExpect } = props;
  const origin = useMemo(() => commonOrigin(urls), [urls]);
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const rows = useVirtualizer({
    count: urls.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollPaddingStart: ROW_HEIGHT * 1.5,
    rangeExtractor: including(at.row),
    useFlushSync: false,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => widths.column,
    overscan: 2,
    scrollPaddingStart: widths.head,
    rangeExtractor: including(at.column),
    useFlushSync: false,
  });
  // The columns have been measured with another width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each width
  useEffect(() => across.measure(), [across, widths.column]);
  const fitting = Math.floor((widths.head - BESIDE) / CHARACTER);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    rows.scrollToIndex(at.row);
    across.scrollToIndex(at.column);
    focused.current?.focus({ preventScroll: true });
  }, [at, rows, across]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || !(event.target instanceof HTMLButtonElement)) return;
    const next = placeAfterKey(event, at, { row: urls.length - 1, column: columns.length - 1 });
    if (next !== null) {
      event.preventDefault();
      wantsFocus.current = true;
      onGo(next);
    } else if (!event.ctrlKey && !event.metaKey) onExpect(at, event.key);
  };
  const shownColumns = across.getVirtualItems();
  const width = widths.head + across.getTotalSize();
  return (
    <div ref={scroller} className="matrix__scroll">
      <table
        className="matrix__table"
        aria-label={words.table}
        aria-busy={isStale}
        aria-rowcount={urls.length + 1}
        aria-colcount={columns.length + 1}
        style={{ width }}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="matrix__corner" style={{ width: widths.head }}>
              {words.url}
            </th>
            {shownColumns.map(({ index, start }) => {
              const column = columns[index];
              return column === undefined ? null : (
                <th
                  key={index}
                  scope="col"
                  aria-colindex={index + 2}
                  className="matrix__head"
                  style={{ left: widths.head + start, width: widths.column }}
                >
                  <span
                    className="matrix__crawler"
                    title={visibleText(crawlerName(column.crawler))}
                  >
                    <UntrustedText text={crawlerName(column.crawler)} />
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index: row, start: top }) => {
            const url = urls[row];
            if (url === undefined) return null;
            const isPattern = patternOf(url) !== null;
            return (
              <tr
                key={url.id}
                aria-rowindex={row + 2}
                style={{ transform: `translateY(${top}px)`, height: ROW_HEIGHT, width }}
              >
                <th scope="row" className="matrix__url" style={{ width: widths.head }}>
                  <UrlHead typed={url.typed} origin={origin} most={fitting} />
                </th>
                {shownColumns.map(({ index, start }) => {
                  const column = columns[index];
                  if (column === undefined) return null;
                  const isAt = row === at.row && index === at.column;
                  const cell = column.cells?.[row] ?? null;
                  const line = cell === null ? null : cellOf(cell).line;
                  return (
                    <td
                      key={index}
                      aria-colindex={index + 2}
                      style={{ left: widths.head + start, width: widths.column }}
                    >
                      <button
                        ref={isAt ? focused : undefined}
                        type="button"
                        className="matrix__cell"
                        tabIndex={isAt ? 0 : -1}
                        onFocus={() => isAt || onGo({ row, column: index })}
                        onClick={() => onPress({ row, column: index })}
                      >
                        <MatrixCell
                          cell={cell}
                          line={line === null ? null : lineName(document, line)}
                          isPattern={isPattern}
                          ignoresRobots={ignoresRobots(column)}
                          expected={expectationOf(url, column.crawler)}
                        />
                      </button>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <span className="visually-hidden" aria-live="polite">
        {isStale ? words.working : ""}
      </span>
    </div>
  );
};

import { cellOf, memo, type TableCell, type VerdictTable } from "../../core/index.ts";
import { readerFor, responseInForce } from "../state/store/derive.ts";
import { crawlerKey } from "../state/store/expectations.ts";
import type { AppState, TestUrl } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { expectedCrawlers, patternRows, rowsOf, tableCrawlers } from "../state/store/table.ts";
import { type AnswerSource, createAnswer, type Found } from "./answer.ts";
import { textOf } from "./workers/text.ts";
import { proofs } from "./workers.ts";

/** A file, the crawlers that read it, and the URLs. */
interface TableInputs extends Pick<AppState, "document" | "dialect" | "response"> {
  readonly crawlers: readonly string[];
  readonly urls: readonly TestUrl[];
}

/** The verdicts of some crawlers on some URLs. */
export type Table = Found<TableInputs, VerdictTable>;

/** The source of a table; it has none without crawlers or URLs. */
export type TableSource = AnswerSource<TableInputs, VerdictTable>;

const inputs = (
  state: AppState,
  crawlers: readonly string[],
  urls: readonly TestUrl[],
): TableInputs | null => {
  if (crawlers.length === 0 || urls.length === 0) return null;
  const { document, dialect } = state;
  return { document, dialect, response: responseInForce(state), crawlers, urls };
};

const ask = (
  kind: "table" | "expected",
  { document, dialect, response, crawlers, urls }: TableInputs,
  lane?: string,
) =>
  proofs.ask(
    kind,
    {
      ...textOf(document),
      response,
      columns: crawlers.map((crawler) => ({
        crawler,
        dialect: readerFor(dialect, crawler).id,
      })),
      rows: rowsOf(urls),
      patterns: patternRows(urls),
    },
    lane,
  );

/** The Matrix of a store: the URLs under test. One per store. */
export const matrixOf: (store: AppStore) => TableSource = memo((store: AppStore) =>
  createAnswer<TableInputs, VerdictTable>(store, {
    inputs: (state) => inputs(state, tableCrawlers(state), state.query.urls),
    ask: (of, lane) => ask("table", of, lane),
  }),
);

/** The verdicts on which a store has expectations: one per store. */
export const expectedVerdictsOf: (store: AppStore) => TableSource = memo((store: AppStore) =>
  createAnswer<TableInputs, VerdictTable>(store, {
    inputs: (state) => inputs(state, expectedCrawlers(state), state.query.urls),
    ask: (of, lane) => ask("expected", of, lane),
  }),
);

/**
 * The verdicts of a table's column in the order of its URLs; null for a crawler without a column.
 */
export const columnOf = ({ of, result }: Table, crawler: string): Int32Array | null => {
  const key = crawlerKey(crawler);
  const place = of.crawlers.findIndex((one) => crawlerKey(one) === key);
  return result.answers[result.answerOf[place] ?? -1] ?? null;
};

/** An expectation and its outcome. */
export interface Guarded {
  readonly url: TestUrl;
  readonly crawler: string;
  readonly expected: "allowed" | "blocked";
  readonly cell: TableCell;
  readonly holds: boolean;
}

/** Every expectation on a table's URLs with the actual verdict, in the order of the URLs. */
export const guardedBy: (table: Table) => readonly Guarded[] = memo((table: Table) => {
  const columns = new Map(
    table.of.crawlers.map((crawler) => [crawlerKey(crawler), columnOf(table, crawler)]),
  );
  return table.of.urls.flatMap((url, row) =>
    url.expectations.flatMap(({ crawler, expected }) => {
      const cells = columns.get(crawlerKey(crawler)) ?? null;
      if (cells === null) return [];
      const cell = cellOf(cells[row] ?? 0);
      return [{ url, crawler, expected, cell, holds: cell.verdict === expected }];
    }),
  );
});

import { createStore } from "zustand/vanilla";
import { cellOf, type DialectId, memo, readerOf, type TableCell } from "../../core/index.ts";
import { responseInForce } from "../state/store/derive.ts";
import { crawlerKey } from "../state/store/expectations.ts";
import type { AppState, TestUrl } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import {
  expectedCrawlers,
  matrixRows,
  patternRows,
  rowsOf,
  tableCrawlers,
} from "../state/store/table.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { restartWorker, startTabulating } from "./page-worker.ts";
import type { TableAnswer, TableMessage } from "./workers/messages.ts";

/** The verdicts of some crawlers on the URLs of a state. */
export interface Table {
  readonly state: AppState;
  readonly urls: readonly TestUrl[];
  /** The indexes of the columns by `crawlerKey`. */
  readonly places: ReadonlyMap<string, number>;
  readonly answer: TableAnswer;
}

/**
 * The verdicts of a table's column in the order of its URLs; null for a crawler without a column.
 */
export const columnOf = ({ places, answer }: Table, crawler: string): Int32Array | null => {
  const place = places.get(crawlerKey(crawler));
  return place === undefined ? null : (answer.answers[answer.answerOf[place] ?? -1] ?? null);
};

/** The table, as far as it is known. */
export interface Tabulation {
  /** For the store's state or an older one; null before the first answer and without URLs. */
  readonly table: Table | null;
  readonly progress: "current" | "working" | "failed";
}

/**
 * Computes the Matrix of a store while it is needed: the URLs under test, and the further ones
 * while it is shown.
 */
export interface TabulationSource extends Readable<Tabulation> {
  /**
   * Call it when the whole table is shown; returns a function to call when it is hidden.
   * Expectations are always watched.
   */
  readonly show: () => () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

const crawlersFor = (state: AppState, isShown: boolean): readonly string[] => {
  const all = [...(isShown ? tableCrawlers(state) : []), ...expectedCrawlers(state)];
  return [...new Map(all.map((crawler) => [crawlerKey(crawler), crawler])).values()];
};

interface Question {
  readonly state: AppState;
  readonly crawlers: readonly string[];
  readonly urls: readonly TestUrl[];
}

const inputsOf = ({ state, crawlers, urls }: Question): readonly unknown[] => [
  state.document,
  urls,
  state.dialect,
  responseInForce(state),
  crawlers.join("\n"),
];

const isSame = (a: Question, b: Question): boolean => {
  const inputs = inputsOf(b);
  return inputsOf(a).every((input, index) => input === inputs[index]);
};

const readerFor = ({ dialect }: AppState, crawler: string): DialectId =>
  dialect === "automatic" ? readerOf(crawler) : dialect;

const messageOf = ({ state, crawlers, urls }: Question): TableMessage => ({
  source: state.document.source,
  encoding: state.document.encoding,
  response: responseInForce(state),
  columns: crawlers.map((crawler) => ({ crawler, dialect: readerFor(state, crawler) })),
  rows: rowsOf(urls),
  patterns: patternRows(urls),
});

const tableOf = ({ state, crawlers, urls }: Question, answer: TableAnswer): Table => ({
  state,
  urls,
  places: new Map(crawlers.map((crawler, place) => [crawlerKey(crawler), place])),
  answer,
});

/**
 * Creates what `tabulationOf` returns; exported only for tests.
 *
 * @param start starts the worker's side; for tests.
 */
export const createTabulation = (
  store: AppStore,
  start: Start<TableMessage, TableAnswer> = startTabulating,
): TabulationSource => {
  const shown = createStore<Tabulation>(() => ({ table: null, progress: "current" }));
  const asking = latestAnswer({ start, messageOf, isSame });
  let viewers = 0;
  let last: Question | null = null;

  asking.subscribe(({ last: answered, progress }, before) => {
    if (answered !== null && answered !== before.last) {
      const { question, answer } = answered;
      shown.setState({ table: tableOf(question, answer), progress: "current" });
    } else if (progress === "failed") shown.setState({ progress });
    else if (progress === "asking") shown.setState({ progress: "working" });
  });
  const update = (): void => {
    const state = store.getState();
    const isShown = viewers > 0;
    const urls = isShown ? matrixRows(state) : state.query.urls;
    const question = { state, crawlers: crawlersFor(state, isShown), urls };
    if (last !== null && isSame(last, question)) return;
    last = question;
    if (question.crawlers.length === 0 || urls.length === 0) {
      asking.drop();
      shown.setState({ table: null, progress: "current" });
    } else void asking.ask(question);
  };
  store.subscribe(update);
  update();
  return {
    ...shown,
    show: () => {
      viewers += 1;
      update();
      return () => {
        viewers -= 1;
      };
    },
    retry: () => {
      restartWorker();
      last = null;
      update();
    },
  };
};

/** Computes the Matrix of a store: one per store. */
export const tabulationOf: (store: AppStore) => TabulationSource = memo((store: AppStore) =>
  createTabulation(store),
);

/** An expectation and its outcome. */
export interface Guarded {
  readonly url: TestUrl;
  readonly crawler: string;
  readonly expected: "allowed" | "blocked";
  readonly cell: TableCell;
  readonly holds: boolean;
}

/** Every expectation on a table's URLs with the actual verdict, in the order of the URLs. */
export const guardedBy: (table: Table) => readonly Guarded[] = memo((table: Table) =>
  table.urls.flatMap((url, row) =>
    url.expectations.flatMap(({ crawler, expected }) => {
      const cells = columnOf(table, crawler);
      if (cells === null) return [];
      const cell = cellOf(cells[row] ?? 0);
      return [{ url, crawler, expected, cell, holds: cell.verdict === expected }];
    }),
  ),
);

import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { findingsOf } from "../answers/findings.ts";
import { setCrawler } from "../state/store/actions.ts";
import { dialectOf, normalisedOf, responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import {
  type AssistConfig,
  assist,
  documentField,
  type EditorQuery,
  markFindings,
  setQuery,
} from "./language/assist.ts";

/** The editor's assistance (checks, completion, marks), connected to a store. */
export interface Assistance {
  /** Returns the extension for an editor state about to be created, with the current query. */
  readonly extension: () => Extension;
  /** Keeps an editor that has it up to date; returns a function that ends this. */
  readonly connect: (view: EditorView) => () => void;
}

/** The store's query, as the editor expects it. */
const queryOf = (state: AppState): EditorQuery => {
  const { query, servedAs } = state;
  const active = query.urls.find(({ id }) => id === query.activeUrl);
  return {
    crawler: query.crawler,
    dialect: dialectOf(state),
    response: responseInForce(state),
    // Verdicts for a served text are not about these lines.
    urls: servedAs === null ? query.urls.map((testUrl) => normalisedOf(testUrl).url) : [],
    activeUrl: active === undefined ? null : normalisedOf(active).url,
  };
};

/** Sends the store's query to the editor whenever it changes. */
const connectQuery = (store: AppStore, view: EditorView): (() => void) =>
  store.subscribe((state, before) => {
    const inputsOf = (of: AppState) => [of.query, of.servedAs, dialectOf(of), responseInForce(of)];
    const now = inputsOf(state);
    if (inputsOf(before).every((input, index) => input === now[index])) return;
    view.dispatch({ effects: setQuery.of(queryOf(state)) });
  });

/** Marks the findings in the editor once the text has settled. */
const connectFindings = (store: AppStore, view: EditorView): (() => void) => {
  const findings = findingsOf(store);
  let marked: readonly unknown[] = [];
  const mark = (): void => {
    const { document, diagnostics } = findings.getState();
    if (store.getState().isTyping || diagnostics === marked) return;
    // Findings in an older text are not where they are in this one.
    if (document !== view.state.field(documentField)) return;
    marked = diagnostics;
    view.dispatch(markFindings(view.state, diagnostics));
  };
  const ends = [findings.subscribe(mark), store.subscribe(mark)];
  mark();
  return () => {
    for (const end of ends) end();
  };
};

/**
 * Creates the editor's assistance.
 *
 * @param flush publishes what has been written.
 */
export const createAssistance = (store: AppStore, flush: () => void): Assistance => {
  const { now, again } = findingsOf(store);
  const config: AssistConfig = {
    findings: () => {
      flush();
      return now();
    },
    again: ({ finding, document }, at) => {
      flush();
      return again(finding, document, at);
    },
    onChooseCrawler: (token) => setCrawler(store, token),
  };
  return {
    extension: () => assist(config, queryOf(store.getState())),
    connect: (view) => {
      const ends = [connectQuery(store, view), connectFindings(store, view)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
};

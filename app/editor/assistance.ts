import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { checksTheSame, findingsOf } from "../answers/findings.ts";
import { setCrawler } from "../state/store/actions.ts";
import { dialectOf, normalisedOf, responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import {
  type AssistConfig,
  assist,
  checkAgain,
  type EditorQuery,
  setQuery,
} from "./language/assist.ts";

/** The editor's assistance (checks, completion, marks), connected to a store. */
export interface Assistance {
  /** Returns the extension for an editor state about to be created, with the current query. */
  readonly extension: () => Extension;
  readonly disconnect: () => void;
}

/** The store's query, as the editor expects it. */
const queryOf = (state: AppState): EditorQuery => {
  const { query } = state;
  const active = query.urls.find(({ id }) => id === query.activeUrl);
  return {
    crawler: query.crawler,
    dialect: dialectOf(state),
    response: responseInForce(state),
    urls: query.urls.map((testUrl) => normalisedOf(testUrl).url),
    activeUrl: active === undefined ? null : normalisedOf(active).url,
  };
};

/**
 * Creates the editor's assistance and keeps its query in sync with the store.
 *
 * @param writing.onUnfinished called with the line being written, before other listeners of the same
 *   update; `writing.flush` publishes what has been written.
 */
export const connectAssistance = (
  store: AppStore,
  view: EditorView,
  writing: Pick<AssistConfig, "onUnfinished"> & { readonly flush: () => void },
): Assistance => {
  // Shares findings with the list of problems, so that they are computed once.
  const { known, ask } = findingsOf(store);
  const config: AssistConfig = {
    known,
    ask: (document) => {
      // The checks leave out the line being written, which is published with its text.
      writing.flush();
      return ask(document);
    },
    onChooseCrawler: (token) => setCrawler(store, token),
    onUnfinished: writing.onUnfinished,
  };
  const disconnect = store.subscribe((state, before) => {
    const inputsOf = (of: AppState) => [of.query, dialectOf(of), responseInForce(of)];
    const now = inputsOf(state);
    const isQueryNew = inputsOf(before).some((input, index) => input !== now[index]);
    const effects = [
      ...(isQueryNew ? [setQuery.of(queryOf(state))] : []),
      ...(checksTheSame(state, before) ? [] : [checkAgain.of(null)]),
    ];
    if (effects.length > 0) view.dispatch({ effects });
  });
  return { extension: () => assist(config, queryOf(store.getState())), disconnect };
};

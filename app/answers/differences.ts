import {
  type Dialect,
  type DialectId,
  type Disagreements,
  dialects,
  memo,
} from "../../core/index.ts";
import { normalisedOf, responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type Answer, type AnswerSource, createAnswer } from "./answer.ts";
import { textOf } from "./workers/text.ts";
import { proofs } from "./workers.ts";

const inputs = (state: AppState) => ({
  document: state.document,
  crawler: state.query.crawler,
  urls: state.query.urls,
  compared: state.compared,
  response: responseInForce(state),
});

/** On what readers are compared. */
export type DifferencesInputs = ReturnType<typeof inputs>;

/** Where the compared readers differ, as far as is known. */
export type Differences = Answer<DifferencesInputs, Disagreements>;

/** In a fixed order, so that the answer does not depend on the order of selection. */
export const inListOrder = (ids: readonly DialectId[]): readonly Dialect[] =>
  Object.values(dialects).filter(({ id }) => ids.includes(id));

/** Where the readers selected for comparison differ on a store's file: one per store. */
export const differencesOf: (store: AppStore) => AnswerSource<DifferencesInputs, Disagreements> =
  memo((store: AppStore) =>
    createAnswer(store, {
      inputs,
      ask: ({ document, crawler, urls, compared, response }) =>
        proofs.ask("differences", {
          ...textOf(document),
          dialects: inListOrder(compared).map(({ id }) => id),
          crawler,
          response,
          urls: urls.map((url) => normalisedOf(url).url),
        }),
      whenSettled: true,
    }),
  );

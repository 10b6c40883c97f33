import { memo, type Overview } from "../../core/index.ts";
import { responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type AnswerSource, createAnswer } from "./answer.ts";
import { textOf } from "./workers/text.ts";
import { proofs } from "./workers.ts";

const inputs = (state: AppState) => ({
  document: state.document,
  dialect: state.dialect,
  response: responseInForce(state),
});

/** What an overview is of: the file, its response, and the reader if one is selected for all. */
export type OverviewInputs = ReturnType<typeof inputs>;

/** What a store's file does, and to whom: one per store. */
export const overviewOf: (store: AppStore) => AnswerSource<OverviewInputs, Overview> = memo(
  (store: AppStore) =>
    createAnswer(store, {
      inputs,
      ask: ({ document, dialect, response }, lane) =>
        proofs.ask(
          "overview",
          {
            ...textOf(document),
            dialect: dialect === "automatic" ? null : dialect,
            response,
          },
          lane,
        ),
      whenSettled: true,
    }),
);

import { memo, memoByValue, type SeenBy, type ValidatorId } from "../../core/index.ts";
import { responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type AnswerSource, createAnswer } from "./answer.ts";
import { textOf } from "./workers/text.ts";
import { checks } from "./workers.ts";

/** The file that a validator is shown, and the response that it gets. */
export type SeenByInputs = Pick<AppState, "document" | "response">;

const sourcesOf = memo((store: AppStore) =>
  memoByValue((validator: ValidatorId) =>
    createAnswer<SeenByInputs, SeenBy>(store, {
      inputs: (state) => ({ document: state.document, response: responseInForce(state) }),
      ask: ({ document, response }) =>
        checks.ask("seen", { ...textOf(document), response, validator }),
      isQuick: true,
    }),
  ),
);

/** What a validator says of a store's file: one source per store and validator. */
export const seenByOf = (
  store: AppStore,
  validator: ValidatorId,
): AnswerSource<SeenByInputs, SeenBy> => sourcesOf(store)(validator);

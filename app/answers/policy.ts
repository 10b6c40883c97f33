import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type AnswerSource, createAnswer } from "./answer.ts";
import type { PolicyAnswer, PolicyQuestion } from "./workers/policy.ts";
import { textOf } from "./workers/text.ts";
import { proofs } from "./workers.ts";

/** What is wished of a file. */
export type Wished = Pick<PolicyQuestion, "wishes" | "fields">;

/** The smallest edit of a store's file for wishes, and what it does. A new source at each call. */
export const policyChangeOf = (
  store: AppStore,
  wished: Wished,
): AnswerSource<Pick<AppState, "document">, PolicyAnswer> =>
  createAnswer(store, {
    inputs: ({ document }) => ({ document }),
    ask: ({ document }) => proofs.ask("policy", { ...textOf(document), ...wished }),
    whenSettled: true,
  });

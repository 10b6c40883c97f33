import { dialectOf, responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { CrawlerQuestion } from "./workers/messages.ts";

/**
 * The part of the state that a question on the selected crawler and the file sends to the worker.
 */
export const crawlerQuestion = (state: AppState): CrawlerQuestion => ({
  source: state.document.source,
  encoding: state.document.encoding,
  crawler: state.query.crawler,
  dialect: dialectOf(state).id,
  response: responseInForce(state),
});

/** The inputs of the answer. */
const inputsOf = (state: AppState): readonly unknown[] => [
  state.document,
  state.query.crawler,
  dialectOf(state),
  responseInForce(state),
];

/** Whether such a question has the same answer in two states. */
export const asksTheSame = (a: AppState, b: AppState): boolean => {
  const inputs = inputsOf(b);
  return inputsOf(a).every((input, index) => input === inputs[index]);
};

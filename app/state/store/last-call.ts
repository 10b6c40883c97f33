import type { RobotsDocument } from "../../../core/index.ts";
import type { AppState } from "./state.ts";

/**
 * Keeps the last result for each document while the other inputs are the same objects. For each,
 * because while the user types, the editor already asks about the new text and a panel still about
 * the old one.
 */
export const lastCall = <
  State extends Pick<AppState, "document">,
  Inputs extends readonly unknown[],
  Result,
>(
  inputsOf: (state: State) => Inputs,
  compute: (state: State) => Result,
): ((state: State) => Result) => {
  const results = new WeakMap<
    RobotsDocument,
    { readonly inputs: Inputs; readonly result: Result }
  >();
  return (state) => {
    const inputs = inputsOf(state);
    const last = results.get(state.document);
    if (last?.inputs.every((input, index) => input === inputs[index])) return last.result;
    const result = compute(state);
    results.set(state.document, { inputs, result });
    return result;
  };
};

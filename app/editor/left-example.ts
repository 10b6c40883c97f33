import type { Text } from "@codemirror/state";
import type { ViewUpdate } from "@codemirror/view";
import { leaveExample } from "../state/store/example.ts";
import type { AppStore } from "../state/store/store.ts";
import { replacesAll } from "./replaces-all.ts";

/** An example whose text has been replaced. */
interface LeftExample {
  readonly text: Text;
  readonly replacedBy: Text;
  /** Restores its title, URLs and response. */
  readonly back: () => void;
}

/**
 * Removes an example's title, URLs and response once another text replaces it, and restores them
 * when undo restores the text. Returns a function to call with every update of the editor.
 */
export const followExample = (store: AppStore): ((update: ViewUpdate) => void) => {
  let left: LeftExample | null = null;
  return ({ transactions, startState, state }) => {
    if (transactions.some((transaction) => transaction.isUserEvent("undo"))) {
      if (left?.text.eq(state.doc) === true && left.replacedBy.eq(startState.doc)) left.back();
      return;
    }
    const isRedone =
      left?.replacedBy.eq(state.doc) === true &&
      transactions.some((transaction) => transaction.isUserEvent("redo"));
    if (!isRedone && !transactions.some(replacesAll)) return;
    const back = leaveExample(store, state.doc.toString());
    if (back !== null) left = { text: startState.doc, replacedBy: state.doc, back };
  };
};

import type { Text, Transaction } from "@codemirror/state";
import type { ViewUpdate } from "@codemirror/view";
import { startAnew } from "../state/store/example.ts";
import type { AppStore } from "../state/store/store.ts";
import type { AttachablePort } from "./create-editor-port.ts";
import { replacesAll } from "./replaces-all.ts";

/** A file whose text has been replaced by another. */
interface LeftFile {
  readonly text: Text;
  readonly replacedBy: Text;
  /** Restores what belonged to it. */
  readonly back: () => void;
}

const deletesAll = ({ docChanged, newDoc, startState }: Transaction): boolean =>
  docChanged && newDoc.length === 0 && startState.doc.length > 0;

/**
 * Starts a new file in the store once another text replaces the whole one, and returns to the file
 * before when undo restores its text. Reports it to the port first, so that the old text can be
 * kept. Returns a function to call with every update of the editor.
 */
export const followReplacement = (
  store: AppStore,
  { replacing }: Pick<AttachablePort, "replacing">,
): ((update: ViewUpdate) => void) => {
  let left: LeftFile | null = null;
  return ({ transactions, startState, state }) => {
    if (transactions.some((transaction) => transaction.isUserEvent("undo"))) {
      if (left?.text.eq(state.doc) === true && left.replacedBy.eq(startState.doc)) left.back();
      return;
    }
    const isRedone =
      left?.replacedBy.eq(state.doc) === true &&
      transactions.some((transaction) => transaction.isUserEvent("redo"));
    const isReplaced = isRedone || transactions.some(replacesAll);
    if (isReplaced || transactions.some(deletesAll)) replacing();
    if (!isReplaced) return;
    const isTyped = transactions.some((transaction) => transaction.isUserEvent("input.type"));
    const back = startAnew(store, state.doc.toString(), isTyped);
    if (back !== null) left = { text: startState.doc, replacedBy: state.doc, back };
  };
};

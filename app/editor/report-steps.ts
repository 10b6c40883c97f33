import type { ViewUpdate } from "@codemirror/view";
import { dismiss, notify } from "../state/store/actions.ts";
import type { Notice } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import type { EditorPort } from "./editor-port.ts";
import { stepIn } from "./language/index.ts";
import { editorMessages as words } from "./messages.ts";

/**
 * Does or undoes what goes along with each fix, import, insertion and other step of the page, and says
 * what it did, with a button that undoes it, until the text changes again. Returns a function to call with every update of the
 * editor, once the text is published.
 */
export const reportSteps = (
  store: AppStore,
  { undo, redo }: Pick<EditorPort, "undo" | "redo">,
): ((update: ViewUpdate) => void) => {
  let shown: Notice["id"] | null = null;
  const show = (text: string, label: string, run: () => void): void => {
    shown = notify(store, { tone: "info", text, action: { label, run }, ofStep: true });
  };
  return ({ docChanged, transactions }) => {
    if (!docChanged) return;
    if (shown !== null) dismiss(store, shown);
    shown = null;
    for (const transaction of transactions) {
      const along = stepIn(transaction)?.along;
      if (transaction.isUserEvent("undo")) along?.takeBack();
      else along?.run();
    }
    const last = transactions.findLast((transaction) => transaction.docChanged);
    const step = last === undefined ? null : stepIn(last);
    if (step === null) return;
    if (last?.isUserEvent("undo")) show(words.undone, words.redo, redo);
    else show(step.said, words.undo, undo);
  };
};

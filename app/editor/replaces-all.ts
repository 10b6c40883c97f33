import { EditorSelection, EditorState, type Extension, type Transaction } from "@codemirror/state";
import { asStep, setEncoding } from "./language/index.ts";
import { editorMessages } from "./messages.ts";

const isWhole = ({ doc, selection: { main } }: EditorState): boolean =>
  main.from === 0 && main.to === doc.length;

/** Whether one change covers the whole text: the port selects nothing when it replaces the text. */
const changesWhole = ({ changes, startState }: Transaction): boolean => {
  let covers = false;
  changes.iterChangedRanges((from, to) => {
    covers = from === 0 && to === startState.doc.length;
  });
  return covers;
};

/**
 * Whether a transaction replaces the whole text by another: pasted, dropped or typed over all of
 * it, into an empty editor, or set by the page. Conversion to another encoding, fixes and undo
 * count as changes to the same text.
 */
export const replacesAll = (transaction: Transaction): boolean => {
  const { docChanged, newDoc, startState, effects } = transaction;
  if (!docChanged || newDoc.length === 0) return false;
  if (effects.some((effect) => effect.is(setEncoding))) return false;
  if (transaction.isUserEvent("input.replace.all")) return false;
  if (transaction.isUserEvent("input.replace")) return changesWhole(transaction);
  const isByUser = ["input.paste", "input.drop", "input.type"].some((event) =>
    transaction.isUserEvent(event),
  );
  return isByUser && isWhole(startState);
};

/**
 * Shows a text pasted over the whole one from its first line, with the cursor there, and makes this
 * a step that says so.
 */
export const pastedTextFromTop: Extension = EditorState.transactionFilter.of((transaction) =>
  transaction.isUserEvent("input.paste") && replacesAll(transaction) && transaction.newDoc.lines > 1
    ? [
        transaction,
        { selection: EditorSelection.cursor(0), sequential: true, scrollIntoView: true },
        ...(transaction.startState.doc.length > 0 ? [asStep(editorMessages.replaced)] : []),
      ]
    : transaction,
);

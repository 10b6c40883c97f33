import { formatMessage } from "../../../core/index.ts";
import { type Insertion, insertionEdit, insertions } from "../../../core/service/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { normalisedOf } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { insertMessages as words } from "./messages.ts";

/** The pieces that can be inserted, with the site's address if the URLs under test tell it. */
export const insertionsFor = ({ query }: AppState): readonly Insertion[] =>
  insertions(query.urls.map((url) => normalisedOf(url).url));

/** Adds a piece to the file as one step that can be undone, and shows what was added. */
export const insertPiece = (store: AppStore, port: EditorPort, id: string): void => {
  const state = store.getState();
  const piece = insertionsFor(state).find((each) => each.id === id);
  if (piece === undefined) return;
  const { document } = state;
  const edit = insertionEdit(document, piece);
  const said = formatMessage(piece.isDrastic === true ? words.addedDrastic : words.added, {
    label: piece.label,
    count: piece.text.split("\n").length - 1,
  });
  if (!port.applyEdits([edit], document, said)) return;
  const from = edit.from + edit.insert.indexOf(piece.text);
  port.reveal({ from, to: from + piece.text.length });
};

import { Facet, StateField } from "@codemirror/state";
import { type Encoding, parse, type RobotsDocument } from "../../core/index.ts";

/** What the characters of the text stand for on disk; UTF-8 unless the file was opened otherwise. */
export const encodingOf: Facet<Encoding, Encoding> = Facet.define({
  combine: (encodings) => encodings[0] ?? "utf-8",
});

/**
 * The parsed text. The one place where an edit leads to a parse; whoever else needs the document
 * takes it from here, so that it is the same object everywhere.
 */
export const documentField: StateField<RobotsDocument> = StateField.define({
  create: (state) => parse(state.doc.toString(), state.facet(encodingOf)),
  update: (document, transaction) =>
    transaction.docChanged
      ? parse(transaction.newDoc.toString(), transaction.startState.facet(encodingOf))
      : document,
});

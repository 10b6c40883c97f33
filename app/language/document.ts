import { invertedEffects } from "@codemirror/commands";
import {
  type Extension,
  Facet,
  StateEffect,
  type StateEffectType,
  StateField,
  type Transaction,
} from "@codemirror/state";
import {
  type Encoding,
  parse,
  type RobotsDocument,
  reparse,
  type SourceChange,
} from "../../core/index.ts";

/** What the characters of the text stand for on disk; UTF-8 unless the file was opened otherwise. */
export const encodingOf: Facet<Encoding, Encoding> = Facet.define({
  combine: (encodings) => encodings[0] ?? "utf-8",
});

/** Says what the characters stand for from now on. Goes with a change of the text, and back with its undoing. */
export const setEncoding: StateEffectType<Encoding> = StateEffect.define();

/** What a transaction changed, as one span with what stands there now. */
const spanOf = ({ changes, newDoc }: Transaction): SourceChange => {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  let newTo = 0;
  changes.iterChangedRanges((fromA, toA, _fromB, toB) => {
    from = Math.min(from, fromA);
    to = toA;
    newTo = toB;
  });
  return { from, to, insert: newDoc.sliceString(from, newTo) };
};

/**
 * The parsed text. The one place where an edit leads to a parse; anything else that needs the document
 * takes it from here, so that it is the same object everywhere.
 */
export const documentField: StateField<RobotsDocument> = StateField.define({
  create: (state) => parse(state.doc.toString(), state.facet(encodingOf)),
  update: (document, transaction) => {
    for (const effect of transaction.effects) {
      if (effect.is(setEncoding)) return parse(transaction.newDoc.toString(), effect.value);
    }
    return transaction.docChanged ? reparse(document, spanOf(transaction)) : document;
  },
  provide: (field) =>
    invertedEffects.of(({ effects, startState }) =>
      effects.some((effect) => effect.is(setEncoding))
        ? [setEncoding.of(startState.field(field).encoding)]
        : [],
    ),
});

/**
 * The parsed text of a state that is made from `text`. Sharing the string with the code that opened it
 * keeps a large file in memory once less; the editor's own text is a tree of its lines.
 */
export const startingWith = (text: string): Extension =>
  documentField.init((state) =>
    parse(text.includes("\r") ? state.doc.toString() : text, state.facet(encodingOf)),
  );

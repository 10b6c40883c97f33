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
} from "../../../core/index.ts";

/** How the text's characters are encoded on disk; UTF-8 unless the file was opened otherwise. */
export const encodingOf: Facet<Encoding, Encoding> = Facet.define({
  combine: (encodings) => encodings[0] ?? "utf-8",
});

/** Changes the encoding. Dispatched with a change of the text, and undone with it. */
export const setEncoding: StateEffectType<Encoding> = StateEffect.define();

/** The text has not changed for a while: what takes long may run now. */
export const textSettled: StateEffectType<null> = StateEffect.define();

/** The 1-based number of the line being written, in which nothing is wrong yet; null for none. */
export const unfinishedLine: Facet<number | null, number | null> = Facet.define({
  combine: (lines) => lines[0] ?? null,
});

/** The changed range of a transaction as one span, with its new text. */
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
 * The parsed text. Edits are parsed only here, and everything that needs the document takes it from
 * here, so that it is the same object everywhere.
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
 * What a new state starts with: a parsed text, so that it is the same object as in the store. Its
 * line ends are LF.
 */
export const startingWith = (document: RobotsDocument): Extension => [
  encodingOf.of(document.encoding),
  documentField.init(() => document),
];

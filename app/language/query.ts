import { StateEffect, type StateEffectType, StateField } from "@codemirror/state";
import { type Dialect, dialects, type HttpResponse } from "../../core/index.ts";

/** What is asked of the file, in the form the matcher takes. */
export interface EditorQuery {
  /** A product token or whatever else names the crawler. */
  readonly crawler: string;
  readonly dialect: Dialect;
  /** How the site answered with the file; null when unknown. */
  readonly response: HttpResponse | null;
  /** The URLs under test, made ready for the matcher. */
  readonly urls: readonly string[];
  /** The one whose rules are marked. */
  readonly activeUrl: string | null;
}

/** Asks something else of the file. */
export const setQuery: StateEffectType<EditorQuery> = StateEffect.define();

/** What is asked of the file at present. Set by effects, from outside. */
export const queryField: StateField<EditorQuery> = StateField.define<EditorQuery>({
  create: () => ({
    crawler: "*",
    dialect: dialects.google,
    response: null,
    urls: [],
    activeUrl: null,
  }),
  update: (query, transaction) => {
    let next = query;
    for (const effect of transaction.effects) if (effect.is(setQuery)) next = effect.value;
    return next;
  },
});

import { StateEffect, type StateEffectType, StateField } from "@codemirror/state";
import { type Dialect, dialects, type HttpResponse } from "../../../core/index.ts";

/** The query on the file, in the form the matcher takes. */
export interface EditorQuery {
  /** A product token, or any other name of the crawler. */
  readonly crawler: string;
  readonly dialect: Dialect;
  /** The HTTP response the file came in; null if unknown. */
  readonly response: HttpResponse | null;
  /** The URLs under test, normalised for the matcher. */
  readonly urls: readonly string[];
  /** The one whose rules are marked. */
  readonly activeUrl: string | null;
}

/** Changes the query. */
export const setQuery: StateEffectType<EditorQuery> = StateEffect.define();

/** The current query. Set by effects from outside. */
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

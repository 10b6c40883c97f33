import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
  pickedCompletion,
  snippet,
} from "@codemirror/autocomplete";
import { type Extension, StateField } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { visibleText } from "../../../core/index.ts";
import { type CompletionItem, complete } from "../../../core/service/index.ts";
import { documentField } from "./document.ts";
import { queryField } from "./query.ts";
import { element, richText } from "./rich-text.ts";

const optionOf = (item: CompletionItem, index: number): Completion => ({
  label: item.label,
  displayLabel: visibleText(item.label),
  apply: item.template === undefined ? item.insert : snippet(item.template),
  type: item.kind,
  ...(item.detail === "" ? {} : { detail: item.detail }),
  ...(item.info === "" ? {} : { info: () => element("div", "", richText(item.info)) }),
  ...(item.section === undefined ? {} : { section: item.section }),
  boost: item.boost,
  // By default, core's order is used.
  sortText: String(index).padStart(5, "0"),
});

const VOLUNTEERS: ReadonlySet<CompletionItem["kind"]> = new Set(["field", "crawler", "group"]);

/**
 * Whether suggestions appear unasked. Not for paths and addresses: Enter after `/a` must end the
 * line, never insert a longer path that nobody chose.
 */
const opensUnasked = (items: readonly CompletionItem[], typed: string): boolean =>
  typed !== "" &&
  items.every(({ kind }) => VOLUNTEERS.has(kind)) &&
  !items.some(({ label }) => label.toLowerCase() === typed.toLowerCase());

/** The position after a field that was just picked from the list; null elsewhere. */
const pickedField = StateField.define<number | null>({
  create: () => null,
  update: (picked, transaction) => {
    if (transaction.annotation(pickedCompletion)?.type === "field") {
      return transaction.newSelection.main.head;
    }
    return transaction.docChanged || transaction.selection !== undefined ? null : picked;
  },
});

/**
 * Opens completion without a key: for crawlers after `User-agent: `, and for known values after a
 * picked field.
 */
const following = (
  items: readonly CompletionItem[],
  { state, pos }: CompletionContext,
): readonly CompletionItem[] => {
  if (state.sliceDoc(pos - 1, pos) !== " ") return [];
  if (items.every(({ kind }) => kind === "crawler")) return items;
  return state.field(pickedField, false) === pos ? items.filter(({ isOwn }) => isOwn === true) : [];
};

/** The suggestions at the cursor, from core. */
export const completionSource = (context: CompletionContext): CompletionResult | null => {
  const { state, pos, explicit } = context;
  const { urls } = state.field(queryField);
  const result = complete(state.field(documentField), pos, { urls });
  if (result === null) return null;
  const { from, to, items } = result;
  const typed = state.sliceDoc(from, pos);
  const isShown = explicit || opensUnasked(items, typed);
  const shown = isShown ? items : typed === "" ? following(items, context) : [];
  return shown.length === 0 ? null : { from, to, options: shown.map(optionOf) };
};

/** Completion while typing and on demand. */
export const completing = (): Extension => [
  pickedField,
  autocompletion({
    override: [completionSource],
    icons: false,
    defaultKeymap: false,
    activateOnCompletion: ({ type }) => type === "field",
    maxRenderedOptions: 100,
    optionClass: ({ type }) => (type === undefined ? "" : `cm-completes-${type}`),
  }),
  keymap.of(completionKeymap),
];

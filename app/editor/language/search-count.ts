import { getSearchQuery, searchPanelOpen } from "@codemirror/search";
import type { EditorState, Extension } from "@codemirror/state";
import { EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { formatMessage } from "../../../core/index.ts";
import { type PauseTimer, pauseTimer } from "../../time/schedule.ts";
import { languageMessages as words } from "./messages.ts";
import { element } from "./rich-text.ts";

/** Milliseconds without typing before matches are counted. */
const PAUSE = 250;

/** The most matches that are counted; nobody steps through more. */
const MOST = 10_000;

/** How many matches there are, and the 1-based number of the selected one; 0 for none. */
export interface SearchCount {
  readonly total: number;
  readonly selected: number;
}

/** Counts the matches of the search in a state; null if there is nothing to search for. */
export const searchCount = (state: EditorState): SearchCount | null => {
  const query = getSearchQuery(state);
  if (query.search === "" || !query.valid) return null;
  const { from, to, empty } = state.selection.main;
  const own = empty ? null : query.getCursor(state, from, to).next().value;
  const isMatch = own?.from === from && own.to === to;
  const cursor = query.getCursor(state);
  let total = 0;
  let selected = 0;
  for (let next = cursor.next(); next.done !== true && total <= MOST; next = cursor.next()) {
    total += 1;
    // A match found from the cursor may overlap two matches counted from the top.
    if (isMatch && next.value.from <= from) selected = total;
  }
  return { total, selected };
};

/**
 * The count in words: `3 of 17`, `17 found`, `None found`; empty if there is nothing to search for.
 */
export const searchCountText = (count: SearchCount | null): string => {
  if (count === null) return "";
  const { total, selected } = count;
  if (total > MOST) return formatMessage(words.manyFound, { count: MOST });
  if (selected > 0) return formatMessage(words.foundOf, { selected, total });
  return total === 0 ? words.noneFound : formatMessage(words.found, { count: total });
};

/** Shows the count after the search fields, once they exist and typing pauses. */
class CountPlugin implements PluginValue {
  private readonly view: EditorView;
  private readonly label = element("span", "cm-search-count");
  private readonly pause: PauseTimer;

  constructor(view: EditorView) {
    this.view = view;
    this.label.setAttribute("role", "status");
    this.pause = pauseTimer(() => this.show(), PAUSE, PAUSE);
  }

  update({ state, startState, docChanged, selectionSet }: ViewUpdate): void {
    if (!searchPanelOpen(state)) return;
    const isSearchNew =
      !searchPanelOpen(startState) || !getSearchQuery(state).eq(getSearchQuery(startState));
    if (isSearchNew || docChanged || selectionSet) this.pause.ask();
  }

  private show(): void {
    const panel = this.view.dom.querySelector(".cm-search");
    if (panel === null) return;
    if (!panel.contains(this.label)) panel.querySelector("[name=search]")?.after(this.label);
    this.label.textContent = searchCountText(searchCount(this.view.state));
  }

  destroy(): void {
    this.pause.cancel();
    this.label.remove();
  }
}

/** The number of matches, in the search panel. */
export const countingMatches = (): Extension => [
  ViewPlugin.fromClass(CountPlugin),
  EditorView.theme({
    ".cm-search-count": {
      flex: "none",
      minWidth: "64px",
      margin: "0 2px 0 6px",
      color: "var(--muted)",
      fontSize: "13px",
      fontVariantNumeric: "tabular-nums",
    },
  }),
];

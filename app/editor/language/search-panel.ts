import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from "@codemirror/search";
import type { EditorState } from "@codemirror/state";
import { type Command, EditorView, type Panel, runScopeHandlers } from "@codemirror/view";
import { languageMessages as words } from "./messages.ts";
import { element } from "./rich-text.ts";

/** The ways to match that can be turned on: the query's field, what the button shows and says. */
const OPTIONS = [
  ["caseSensitive", "Aa", words.matchCase],
  ["regexp", ".*", words.regularExpression],
  ["wholeWord", words.words, words.wholeWords],
] as const;

/**
 * The match that Enter would select: the first from the cursor on, or else the first of all; null
 * for none.
 */
export const nearestMatch = (state: EditorState, query: SearchQuery): { from: number } | null => {
  if (query.search === "" || !query.valid) return null;
  const after = query.getCursor(state, state.selection.main.from).next();
  const found = after.done === true ? query.getCursor(state).next() : after;
  return found.done === true ? null : found.value;
};

const field = (name: string, label: string): HTMLInputElement => {
  const input = element("input", "cm-textfield");
  input.name = name;
  input.placeholder = label;
  input.setAttribute("aria-label", label);
  input.spellcheck = false;
  input.autocomplete = "off";
  input.autocapitalize = "off";
  return input;
};

const button = (text: string, label: string, run: () => void): HTMLButtonElement => {
  const made = element("button", "cm-search-button", text);
  made.type = "button";
  made.title = label;
  made.setAttribute("aria-label", label);
  made.addEventListener("click", run);
  return made;
};

/**
 * The search panel: one row, and a second one for replacing. While one types, the view goes to the
 * match that Enter selects.
 */
export const searchPanel = (view: EditorView): Panel => {
  const search = field("search", words.find);
  search.setAttribute("main-field", "true");
  const replace = field("replace", words.replaceWith);
  const run = (command: Command) => () => void command(view);
  const options = OPTIONS.map(([option, text, label]) => {
    const toggle = button(text, label, () => {
      const isOn = toggle.getAttribute("aria-pressed") === "true";
      toggle.setAttribute("aria-pressed", String(!isOn));
      commit();
    });
    toggle.classList.add("cm-search-option");
    return { option, toggle };
  });
  const replacing = element(
    "div",
    "cm-search-row",
    replace,
    button(words.replaceOne, words.replaceOne, run(replaceNext)),
    button(words.replaceAll, words.replaceAll, run(replaceAll)),
  );
  replacing.hidden = true;
  const opener = button(words.replace, words.replace, () => {
    replacing.hidden = !replacing.hidden;
    opener.setAttribute("aria-expanded", String(!replacing.hidden));
    if (!replacing.hidden) replace.focus();
  });
  opener.setAttribute("aria-expanded", "false");

  const show = (query: SearchQuery): void => {
    if (search.value !== query.search) search.value = query.search;
    if (replace.value !== query.replace) replace.value = query.replace;
    for (const { option, toggle } of options) {
      toggle.setAttribute("aria-pressed", String(query[option]));
    }
  };
  const commit = (): void => {
    const isOn = (at: number) => options[at]?.toggle.getAttribute("aria-pressed") === "true";
    const query = new SearchQuery({
      search: search.value,
      replace: replace.value,
      caseSensitive: isOn(0),
      regexp: isOn(1),
      wholeWord: isOn(2),
    });
    if (query.eq(getSearchQuery(view.state))) return;
    const match = nearestMatch(view.state, query);
    const margin = { y: "nearest", yMargin: 48, xMargin: 96 } as const;
    view.dispatch({
      effects: [
        setSearchQuery.of(query),
        ...(match === null ? [] : [EditorView.scrollIntoView(match.from, margin)]),
      ],
    });
  };
  search.addEventListener("input", commit);
  replace.addEventListener("input", commit);

  const dom = element(
    "div",
    "cm-search",
    element(
      "div",
      "cm-search-row",
      search,
      button("↑", words.previousMatch, run(findPrevious)),
      button("↓", words.nextMatch, run(findNext)),
      ...options.map(({ toggle }) => toggle),
      opener,
      element("span", "cm-search-gap"),
      button("×", words.closeSearch, run(closeSearchPanel)),
    ),
    replacing,
  );
  dom.addEventListener("keydown", (event) => {
    if (runScopeHandlers(view, event, "search-panel")) {
      event.preventDefault();
      return;
    }
    if (event.key !== "Enter" || event.isComposing) return;
    if (event.target === search) (event.shiftKey ? findPrevious : findNext)(view);
    else if (event.target === replace) replaceNext(view);
    else return;
    event.preventDefault();
  });
  show(getSearchQuery(view.state));
  return {
    dom,
    top: true,
    mount: () => search.select(),
    update: ({ transactions }) => {
      for (const { effects } of transactions) {
        for (const effect of effects) if (effect.is(setSearchQuery)) show(effect.value);
      }
    },
  };
};

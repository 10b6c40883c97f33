import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { completing } from "./completion.ts";
import { fixMenu } from "./fix-menu.ts";
import { hovering } from "./hover.ts";
import { lostRulesLens } from "./lens.ts";

const PHRASES = {
  next: "Next",
  previous: "Previous",
  all: "Select all",
  "match case": "Match case",
  regexp: "Regular expression",
  "by word": "Whole words",
  replace: "Replace",
  "replace all": "Replace all",
  close: "Close",
};

export { showCoverage } from "./coverage.ts";

/** Opens the search of an editor that has `help`. */
export const find = openSearchPanel;

/**
 * What is not seen at first: suggestions, explanations, quick fixes and search, for whoever asks for
 * them, and the lens on lost rules. Needs `assist` beside it.
 */
export const help = (): Extension => [
  EditorState.phrases.of(PHRASES),
  fixMenu(),
  completing(),
  hovering(),
  lostRulesLens(),
  search({ top: true }),
  keymap.of(searchKeymap),
];

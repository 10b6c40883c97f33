import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { completing } from "./completion.ts";
import { fixMenu } from "./fix-menu.ts";
import { hovering } from "./hover.ts";

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

/**
 * What helps once somebody asks for it, and shows nothing before: suggestions, explanations, quick
 * fixes, search. Needs `assist` beside it.
 */
export const help = (): Extension => [
  EditorState.phrases.of(PHRASES),
  fixMenu(),
  completing(),
  hovering(),
  search({ top: true }),
  keymap.of(searchKeymap),
];

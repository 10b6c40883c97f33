import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { completing } from "./completion.ts";
import { type AssistConfig, assistConfig } from "./config.ts";
import { fixMenu } from "./fix-menu.ts";
import { hovering } from "./hover.ts";
import { linting } from "./lint.ts";
import { type EditorQuery, queryField } from "./query.ts";
import { testAs } from "./test-as.ts";
import { assistTheme } from "./theme-assist.ts";
import { verdictMarking } from "./verdict-marks.ts";

export type { AssistConfig } from "./config.ts";
export { type EditorQuery, setQuery } from "./query.ts";

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
  "No diagnostics": "No problems",
};

/**
 * Everything that helps with a file beyond typing it: findings with their fixes, suggestions,
 * explanations, search, the marks of a query. Needs `robotsLanguage` beside it.
 *
 * @param query what is asked of the file to begin with; `setQuery` changes it.
 */
export const assist = (config: AssistConfig, query: EditorQuery): Extension => [
  assistConfig.of(config),
  queryField.init(() => query),
  EditorState.phrases.of(PHRASES),
  linting(),
  testAs(),
  fixMenu(),
  completing(),
  hovering(),
  search({ top: true }),
  keymap.of(searchKeymap),
  verdictMarking(),
  assistTheme,
];

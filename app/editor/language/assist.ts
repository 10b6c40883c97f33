import type { Extension } from "@codemirror/state";
import { type AssistConfig, assistConfig } from "./config.ts";
import { linting } from "./lint.ts";
import { type EditorQuery, queryField } from "./query.ts";
import { testAs } from "./test-as.ts";
import { assistTheme } from "./theme-assist.ts";
import { writing } from "./unfinished.ts";
import { verdictMarking } from "./verdict-marks.ts";

export type { AssistConfig } from "./config.ts";
export { documentField } from "./document.ts";
export { markFindings } from "./lint.ts";
export { type EditorQuery, setQuery } from "./query.ts";

/**
 * What helps to read a file besides its colours: findings, verdict marks, and buttons to test as a
 * crawler. Needs `robotsLanguage`.
 *
 * @param query the first query; `setQuery` changes it.
 */
export const assist = (config: AssistConfig, query: EditorQuery): Extension => [
  assistConfig.of(config),
  queryField.init(() => query),
  writing(),
  linting(),
  testAs(),
  verdictMarking(),
  assistTheme,
];

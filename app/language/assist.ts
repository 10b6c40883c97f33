import type { Extension } from "@codemirror/state";
import { type AssistConfig, assistConfig } from "./config.ts";
import { linting } from "./lint.ts";
import { type EditorQuery, queryField } from "./query.ts";
import { testAs } from "./test-as.ts";
import { assistTheme } from "./theme-assist.ts";
import { writing } from "./unfinished.ts";
import { verdictMarking } from "./verdict-marks.ts";

export type { AssistConfig } from "./config.ts";
export { checkAgain } from "./lint.ts";
export { type EditorQuery, setQuery } from "./query.ts";

/**
 * What is seen of a file beyond its colours: findings, the marks of a query, the crawlers that can
 * be put under test. Needs `robotsLanguage` beside it.
 *
 * @param query what is asked of the file to begin with; `setQuery` changes it.
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

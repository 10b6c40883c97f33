import { EditorState, type Extension } from "@codemirror/state";
import { dialects } from "../../../core/index.ts";
import { type AssistConfig, assist, type EditorQuery } from "./assist.ts";
import { SILENT } from "./config.ts";
import { robotsLanguage } from "./index.ts";

/** A query for tests: Googlebot as Google reads, without URLs. */
export const plainQuery: EditorQuery = {
  crawler: "Googlebot",
  dialect: dialects.google,
  response: null,
  urls: [],
  activeUrl: null,
};

/** A state with the language alone. */
export const languageState = (doc: string, extra: Extension = []): EditorState =>
  EditorState.create({ doc, extensions: [robotsLanguage(), extra] });

/** A state with the language and all helpers. */
export const assistedState = (
  doc: string,
  query: Partial<EditorQuery> = {},
  config: Partial<AssistConfig> = {},
  extra: Extension = [],
): EditorState =>
  languageState(doc, [assist({ ...SILENT, ...config }, { ...plainQuery, ...query }), extra]);

/** The result of a generator, run to its end. */
export const finished = <Result>(steps: Iterator<unknown, Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

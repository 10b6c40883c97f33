import { type EditorState, Facet } from "@codemirror/state";
import { consult, formatMessage, lineAt } from "../../../core/index.ts";
import type { HoverFact } from "../../../core/service/index.ts";
import { documentField } from "./document.ts";
import { coverageMessages as words } from "./messages.ts";
import { queryField } from "./query.ts";

/** Adds facts about the rule on a 1-based line; nothing if it has none. */
export type FactSource = (state: EditorState, line: number) => readonly HoverFact[];

/** A source of facts about rules that the file alone does not tell. */
export const ruleFacts: Facet<FactSource> = Facet.define();

/**
 * How many of the URLs under test a rule decides for the crawler under test; only for rules it
 * follows.
 */
const testedFact = (state: EditorState, line: number): readonly HoverFact[] => {
  const document = state.field(documentField);
  const { crawler, dialect, response, urls } = state.field(queryField);
  if (urls.length === 0) return [];
  const { matcher } = consult(document, dialect, crawler, response);
  if (!matcher.readings.some(({ rule }) => rule.line === line)) return [];
  const decided = urls.filter((url) => matcher.decide(url).rule?.line === line).length;
  const text = formatMessage(words.tested, { decided, count: urls.length });
  return [{ label: words.label, text }];
};

/** How many tested, listed or logged URLs the rule on a line decides. */
export const factsOfRule = (state: EditorState, line: number): readonly HoverFact[] => {
  const { field } = lineAt(state.field(documentField), line);
  if (field !== "allow" && field !== "disallow") return [];
  return [
    ...testedFact(state, line),
    ...state.facet(ruleFacts).flatMap((source) => source(state, line)),
  ];
};

import {
  forceLinting,
  linter,
  lintGutter,
  type Diagnostic as Mark,
  nextDiagnostic,
  previousDiagnostic,
} from "@codemirror/lint";
import { type EditorState, type Extension, StateEffect } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import { firstAgentAbove, formatMessage, type Span } from "../../core/index.ts";
import type { Diagnostic } from "../../core/lint/index.ts";
import { LONG_TEXT, pauseFor } from "../time/schedule.ts";
import { assistConfig } from "./config.ts";
import { documentField } from "./document.ts";
import { applyFix, type PlacedFinding } from "./fixes.ts";
import { languageMessages as words } from "./messages.ts";
import { richText } from "./rich-text.ts";
import { unfinishedLine } from "./unfinished.ts";

/** Milliseconds without typing before findings show: a half-typed line is not wrong yet. */
const DELAY = 250;

/** Findings shown in the text. A file with more has one fault many times; the list has them all. */
const MOST_MARKS = 1000;

const markOf = (placed: PlacedFinding, span: Span, length: number): Mark => {
  const { finding } = placed;
  const from = Math.min(span.from, length);
  return {
    from,
    to: Math.max(from, Math.min(span.to, length)),
    severity: finding.severity,
    source: finding.rule,
    message: finding.message.replaceAll("`", ""),
    renderMessage: () => richText(finding.message),
    actions: finding.fixes.map(({ title }) => ({
      name: title,
      apply: (view: EditorView, at: number) => {
        void applyFix(view, placed, title, at);
        view.focus();
      },
    })),
  };
};

/**
 * Whether a place is in the line that is being written, or in the user-agent lines directly above it:
 * what is half typed is not wrong yet, nor is a group whose first rule is being written.
 */
const inUnfinished = (state: EditorState): ((span: Span) => boolean) => {
  const number = unfinishedLine(state);
  if (number === null) return () => false;
  const { from: start } = state.doc.line(firstAgentAbove(state.field(documentField), number));
  const { to } = state.doc.line(number);
  return ({ from }) => start <= from && from <= to;
};

/**
 * The findings in a state's text as CodeMirror marks them, each at all of its places but those in a line
 * that is not finished; the worst first where there are too many.
 */
export const lintMarks = (state: EditorState, findings: readonly Diagnostic[]): readonly Mark[] => {
  const document = state.field(documentField);
  const isUnfinished = inUnfinished(state);
  const shown =
    findings.length <= MOST_MARKS
      ? findings
      : [...findings].sort((a, b) => weight(a.severity) - weight(b.severity)).slice(0, MOST_MARKS);
  return shown
    .flatMap((finding) =>
      [finding, ...(finding.alsoAt ?? [])]
        .filter((span) => !isUnfinished(span))
        .map((span) => markOf({ finding, document }, span, state.doc.length)),
    )
    .slice(0, MOST_MARKS);
};

const weight = (severity: Mark["severity"]): number =>
  ["error", "warning", "info", "hint"].indexOf(severity);

/** Waits for what a pause in typing a long text lasts beyond `DELAY`: asking sends the whole text to the worker. */
const pauseOf = ({ doc }: EditorState): Promise<void> =>
  doc.length < LONG_TEXT
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, pauseFor(doc.length) - DELAY));

/** The marks for what a view shows. They never come when its text or reader has changed meanwhile. */
const marksFor = async (view: EditorView): Promise<readonly Mark[]> => {
  const { state } = view;
  await pauseOf(state);
  if (view.state.doc !== state.doc) return new Promise(() => {});
  const findings = await state.facet(assistConfig).ask(state.field(documentField));
  if (findings === null) return new Promise(() => {});
  // The cursor may have moved on meanwhile; in another text the marks are dropped.
  return lintMarks(view.state.doc === state.doc ? view.state : state, findings);
};

/** What is read out of the finding that is selected; null where none is. */
export const spokenFinding = (
  { doc, selection: { main } }: EditorState,
  findings: readonly Diagnostic[],
): string | null => {
  const found = findings.find(({ from }) => from === main.from);
  if (found === undefined) return null;
  return formatMessage(words.spokenFinding, {
    line: doc.lineAt(found.from).number,
    message: found.message.replaceAll("`", ""),
  });
};

/** Goes to a finding by what the text holds now: the key works without waiting for the pause. */
const stepping =
  (step: Command): Command =>
  (view) => {
    forceLinting(view);
    const { state } = view;
    const go = (findings: readonly Diagnostic[]): void => {
      if (view.state.doc !== state.doc || !step(view)) return;
      const spoken = spokenFinding(view.state, findings);
      if (spoken !== null) view.dispatch({ effects: EditorView.announce.of(spoken) });
    };
    // The marks follow the findings a moment later.
    void state
      .facet(assistConfig)
      .ask(state.field(documentField))
      .then((findings) => setTimeout(() => go(findings ?? [])));
    return true;
  };

/** Says that what the checks go by has changed, though the text has not: they are asked again. */
export const checkAgain = StateEffect.define<null>();

/** Findings under the text, in the gutter and in tooltips, and the keys that go from one to the next. */
export const linting = (): Extension => [
  linter(marksFor, {
    delay: DELAY,
    needsRefresh: ({ transactions, state, startState }) =>
      unfinishedLine(state) !== unfinishedLine(startState) ||
      transactions.some(({ effects }) => effects.some((effect) => effect.is(checkAgain))),
  }),
  lintGutter(),
  keymap.of([
    { key: "F8", run: stepping(nextDiagnostic), preventDefault: true },
    { key: "Shift-F8", run: stepping(previousDiagnostic), preventDefault: true },
  ]),
];

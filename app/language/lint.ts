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
import { type Diagnostic, fixWithWarning } from "../../core/lint/index.ts";
import { LONG_TEXT, pauseFor } from "../time/schedule.ts";
import { assistConfig } from "./config.ts";
import { documentField } from "./document.ts";
import { applyFix, type PlacedFinding } from "./fixes.ts";
import { languageMessages as words } from "./messages.ts";
import { richText } from "./rich-text.ts";
import { unfinishedLine } from "./unfinished.ts";

/** Milliseconds without typing before findings show: a line being typed is not wrong yet. */
const DELAY = 250;

/**
 * The most findings marked in the text. A file with more has one fault many times; the list has
 * them all.
 */
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
    // A getter: only a finding whose fixes are shown needs their titles with warnings.
    get actions() {
      return finding.fixes.map((fix) => ({
        name: fixWithWarning(placed.document, fix).title,
        apply: (view: EditorView, at: number) => {
          void applyFix(view, placed, fix.title, at);
          view.focus();
        },
      }));
    },
  };
};

/**
 * Whether a position is in the line being written, or in the user-agent lines directly above it:
 * neither a line being typed nor a group whose first rule is being typed is wrong yet.
 */
const inUnfinished = (state: EditorState): ((span: Span) => boolean) => {
  const number = unfinishedLine(state);
  if (number === null) return () => false;
  const { from: start } = state.doc.line(firstAgentAbove(state.field(documentField), number));
  const { to } = state.doc.line(number);
  return ({ from }) => start <= from && from <= to;
};

/**
 * The findings in a state's text as CodeMirror diagnostics, at all their positions except in an
 * unfinished line; the most severe first if there are too many.
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

/**
 * For a long text, waits longer than `DELAY` for a pause in typing: a request sends the whole text
 * to the worker.
 */
const pauseOf = ({ doc }: EditorState): Promise<void> =>
  doc.length < LONG_TEXT
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, pauseFor(doc.length) - DELAY));

/** The marks for what a view shows. Never resolves if its text or reader changes meanwhile. */
const marksFor = async (view: EditorView): Promise<readonly Mark[]> => {
  const { state } = view;
  await pauseOf(state);
  if (view.state.doc !== state.doc) return new Promise(() => {});
  const findings = await state.facet(assistConfig).ask(state.field(documentField));
  if (findings === null) return new Promise(() => {});
  // The cursor may have moved meanwhile. If the text changed, the marks are dropped.
  return lintMarks(view.state.doc === state.doc ? view.state : state, findings);
};

/** The announcement for the selected finding; null if there is none. */
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

/** Goes to a finding in the current text, so the key works without waiting for a pause. */
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

/**
 * Tells the editor that settings of the checks changed although the text did not: the checks run
 * again.
 */
export const checkAgain = StateEffect.define<null>();

/** Findings under the text, in the gutter and in tooltips, and the keys that move between them. */
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

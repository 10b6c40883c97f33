import {
  linter,
  lintGutter,
  type Diagnostic as Mark,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from "@codemirror/lint";
import type { EditorState, Extension, TransactionSpec } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import { formatMessage, type Span } from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";
import { assistConfig, type PlacedFinding } from "./config.ts";
import { documentField } from "./document.ts";
import { applyFix } from "./fixes.ts";
import { languageMessages as words } from "./messages.ts";
import { richText } from "./rich-text.ts";

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
 * The findings in a state's text as CodeMirror diagnostics, at all their positions; the most severe
 * first if there are too many.
 */
export const lintMarks = (state: EditorState, findings: readonly Diagnostic[]): readonly Mark[] => {
  const document = state.field(documentField);
  const shown =
    findings.length <= MOST_MARKS
      ? findings
      : [...findings].sort((a, b) => weight(a.severity) - weight(b.severity)).slice(0, MOST_MARKS);
  return shown
    .flatMap((finding) =>
      [finding, ...(finding.alsoAt ?? [])].map((span) =>
        markOf({ finding, document }, span, state.doc.length),
      ),
    )
    .slice(0, MOST_MARKS);
};

const weight = (severity: Mark["severity"]): number =>
  ["error", "warning", "info", "hint"].indexOf(severity);

/** The transaction that marks the findings in a state's text. */
export const markFindings = (
  state: EditorState,
  findings: readonly Diagnostic[],
): TransactionSpec => setDiagnostics(state, lintMarks(state, findings));

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
    const { state } = view;
    const go = (findings: readonly Diagnostic[]): void => {
      view.dispatch(markFindings(view.state, findings));
      if (!step(view)) return;
      const spoken = spokenFinding(view.state, findings);
      if (spoken !== null) view.dispatch({ effects: EditorView.announce.of(spoken) });
    };
    void state
      .facet(assistConfig)
      .findings()
      .then((findings) => {
        if (findings !== null && view.state.doc === state.doc) go(findings);
      });
    return true;
  };

/** Findings under the text, in the gutter and in tooltips, and the keys that move between them. */
export const linting = (): Extension => [
  linter(null),
  lintGutter(),
  keymap.of([
    { key: "F8", run: stepping(nextDiagnostic), preventDefault: true },
    { key: "Shift-F8", run: stepping(previousDiagnostic), preventDefault: true },
  ]),
];

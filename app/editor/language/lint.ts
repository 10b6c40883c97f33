import { linter, lintGutter, type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import type { EditorState, Extension, TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Span } from "../../../core/index.ts";
import { type Diagnostic, SEVERITIES } from "../../../core/lint/index.ts";
import type { PlacedFinding } from "./config.ts";
import { documentField } from "./document.ts";
import { offeredFixes } from "./fixes.ts";
import { menuField } from "./menu-state.ts";
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
    // Read when its card is drawn: what a fix blocks takes too long to find out for all of them.
    get actions() {
      return offeredFixes(placed).map(({ title, apply }) => ({
        name: title,
        apply: (view: EditorView, at: number) => {
          apply(view, at);
          view.focus();
        },
      }));
    },
  };
};

/**
 * The findings in a state's text as CodeMirror diagnostics, at all their positions; the most severe
 * first if there are too many.
 */
export const lintMarks = (state: EditorState, findings: readonly Diagnostic[]): readonly Mark[] => {
  const document = state.field(documentField);
  const inText = findings.filter(({ about }) => about === undefined);
  const shown =
    inText.length <= MOST_MARKS
      ? inText
      : SEVERITIES.flatMap((severity) => inText.filter((one) => one.severity === severity));
  return shown
    .flatMap((finding) =>
      [finding, ...(finding.alsoAt ?? [])].map((span) =>
        markOf({ finding, document }, span, state.doc.length),
      ),
    )
    .slice(0, MOST_MARKS);
};

/** The transaction that marks the findings in a state's text. */
export const markFindings = (
  state: EditorState,
  findings: readonly Diagnostic[],
): TransactionSpec => setDiagnostics(state, lintMarks(state, findings));

/** Findings under the text, in the gutter and in tooltips. */
export const linting = (): Extension => [
  linter(null, {
    tooltipFilter: (marks, state) => (state.field(menuField, false) == null ? [...marks] : []),
  }),
  lintGutter(),
];

import type { ChangeSpec, EditorState, TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { type Diagnostic, type Fix, fixedText, fixWithWarning } from "../../../core/lint/index.ts";
import { assistConfig, type PlacedFinding } from "./config.ts";
import { documentField } from "./document.ts";
import { asStep } from "./steps.ts";

/** The transaction that applies a fix of the current text. */
export const fixTransaction = (fix: Fix): TransactionSpec => {
  const changes: readonly ChangeSpec[] = fix.edits.map(({ from, to, insert }) => ({
    from,
    to,
    insert,
  }));
  return { changes, userEvent: "input.fix", scrollIntoView: true, ...asStep(fixedText(fix)) };
};

/**
 * Applies a fix, after checking the text again if it has changed. Does nothing if the finding no
 * longer exists.
 *
 * @param at the current offset of the finding.
 */
const applyFix = async (
  view: EditorView,
  placed: PlacedFinding,
  title: string,
  at: number,
): Promise<void> => {
  const { state } = view;
  const current =
    state.field(documentField) === placed.document
      ? placed.finding
      : await state.facet(assistConfig).again(placed, at);
  const fix = current?.fixes.find((one) => one.title === title);
  if (fix !== undefined && view.state.doc === state.doc) view.dispatch(fixTransaction(fix));
};

/** A fix as the editor offers it, wherever it does. */
export interface OfferedFix {
  readonly fix: Fix;
  /** What it does; if it newly blocks search crawlers, it says so. */
  readonly title: string;
  /** Applies it, as `applyFix` does. */
  readonly apply: (view: EditorView, at: number) => void;
}

/** The fixes of a finding, as they are offered: call it when somebody looks at them. */
export const offeredFixes = (placed: PlacedFinding): readonly OfferedFix[] =>
  placed.finding.fixes.map((fix) => ({
    fix,
    title: fixWithWarning(placed.document, fix).title,
    apply: (view, at) => void applyFix(view, placed, fix.title, at),
  }));

/** The findings at the main cursor: those that touch it, otherwise those of its line. */
export const findingsAtCursor = (
  state: EditorState,
  all: readonly Diagnostic[],
): readonly PlacedFinding[] => {
  const document = state.field(documentField);
  const { from, to, head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const inText = all.filter(({ about }) => about === undefined);
  const touching = inText.filter((each) => each.from <= to && each.to >= from);
  const found =
    touching.length > 0
      ? touching
      : inText.filter((each) => each.from <= line.to && each.to >= line.from);
  return found.map((finding) => ({ finding, document }));
};

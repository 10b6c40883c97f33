import type { ChangeSpec, EditorState, TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic, Fix } from "../../../core/lint/index.ts";
import { assistConfig } from "./config.ts";
import { documentField } from "./document.ts";

/** A finding with the document it was found in: its offsets are valid only there. */
export interface PlacedFinding {
  readonly finding: Diagnostic;
  readonly document: RobotsDocument;
}

const changesFor = (fix: Fix): readonly ChangeSpec[] =>
  fix.edits.map(({ from, to, insert }) => ({ from, to, insert }));

/** The same fix for the current text; null if the finding no longer exists. */
const fixNow = (
  state: EditorState,
  { finding, document }: PlacedFinding,
  title: string,
  from: number,
): Fix | null => {
  const current = state.field(documentField);
  const same =
    current === document
      ? finding
      : state
          .facet(assistConfig)
          .known(current)
          ?.find((each) => each.rule === finding.rule && each.from <= from && from <= each.to);
  return same?.fixes.find((fix) => fix.title === title) ?? null;
};

/**
 * The transaction that applies a fix; null if the finding no longer exists in the changed text.
 *
 * @param from the current offset of the finding.
 */
export const fixTransaction = (
  state: EditorState,
  placed: PlacedFinding,
  title: string,
  from: number,
): TransactionSpec | null => {
  const fix = fixNow(state, placed, title, from);
  if (fix === null) return null;
  return { changes: [...changesFor(fix)], userEvent: "input.fix", scrollIntoView: true };
};

/**
 * Applies a fix, after checking the text again if it has changed. Does nothing if the finding no
 * longer exists.
 *
 * @param from the current offset of the finding.
 */
export const applyFix = async (
  view: EditorView,
  placed: PlacedFinding,
  title: string,
  from: number,
): Promise<void> => {
  const { state } = view;
  const document = state.field(documentField);
  if (document !== placed.document) await state.facet(assistConfig).ask(document);
  if (view.state.doc !== state.doc) return;
  const transaction = fixTransaction(view.state, placed, title, from);
  if (transaction !== null) view.dispatch(transaction);
};

/** The findings at the main cursor: those that touch it, otherwise those of its line. */
export const findingsAtCursor = (
  state: EditorState,
  all: readonly Diagnostic[],
): readonly PlacedFinding[] => {
  const document = state.field(documentField);
  const { from, to, head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const touching = all.filter((each) => each.from <= to && each.to >= from);
  const found =
    touching.length > 0
      ? touching
      : all.filter((each) => each.from <= line.to && each.to >= line.from);
  return found.map((finding) => ({ finding, document }));
};

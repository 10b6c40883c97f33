import type { EditorView } from "@codemirror/view";
import { coverageOf } from "../state/store/coverage.ts";
import type { AppStore } from "../state/store/store.ts";
import { type CoverageMarks, documentField } from "./language/index.ts";

/**
 * Keeps the editor's column of decided URLs per rule in sync with the latest results; returns a
 * function that stops this. The editor gets the column when there is something to show in it.
 *
 * @param show puts the numbers into the column, or removes them.
 */
export const connectCoverage = (
  store: AppStore,
  view: EditorView,
  show: (view: EditorView, marks: CoverageMarks | null) => void,
): (() => void) =>
  coverageOf(store).subscribe(({ coverage }) => {
    // After a change of text, line numbers no longer match; results for the new text will follow.
    if (coverage === null) show(view, null);
    else if (coverage.document === view.state.field(documentField)) {
      show(view, { ...coverage, rules: coverage.rules.values() });
    }
  });

import type { EditorView } from "@codemirror/view";
import { type CoverageMarks, documentField } from "../language/index.ts";
import { coverageOf } from "../store/coverage.ts";
import type { AppStore } from "../store/store.ts";

/**
 * Keeps the editor's column of what rules decide in step with what was judged; returns a function that ends that.
 * The editor gets the column when there is something to show in it.
 *
 * @param show puts the numbers into the column, or takes them away.
 */
export const connectCoverage = (
  store: AppStore,
  view: EditorView,
  show: (view: EditorView, marks: CoverageMarks | null) => void,
): (() => void) =>
  coverageOf(store).subscribe(({ coverage }) => {
    // Lines of another text are other lines; what was judged by the new one will come.
    if (coverage === null) show(view, null);
    else if (coverage.document === view.state.field(documentField)) {
      show(view, { ...coverage, rules: coverage.rules.values() });
    }
  });

import type { DialectId } from "../../../core/index.ts";

/** What the overview asks of the page around it. */
export interface OverviewActions {
  /** Adds a URL to those under test, without leaving the tab; returns whether it is a new one. */
  readonly onTest: (url: string) => boolean;
  /** Shows how a reader reads files. */
  readonly onReads: (reader: DialectId) => void;
  /** Shows a tab by its id. */
  readonly onShow: (tab: string) => void;
  /** Shows the page of a check. */
  readonly onWhy: (rule: string) => void;
  /** Shows a check's finding in the list of problems. */
  readonly onProblem: (rule: string) => void;
  /** Opens the browser's file dialog. */
  readonly onOpen: () => void;
  /** Shows the examples. */
  readonly onExamples: () => void;
}

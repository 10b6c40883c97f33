import type { BulkResult, RowFilter } from "../../answers/workers/bulk/messages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppState } from "../../state/store/state.ts";

/** The props of every view of the results. */
export interface ViewProps {
  readonly result: BulkResult;
  readonly list: "urls" | "log";
  readonly state: AppState;
  readonly port: EditorPort;
  /** Shows the rows that match a filter. */
  readonly onShow: (filter: Partial<Omit<RowFilter, "list">>) => void;
}

/** The most rows of a table that is drawn whole. */
export const MOST_ROWS = 500;

import type { EditorPort } from "../editor/editor-port.ts";
import type { AppState } from "../store/state.ts";
import type { BulkResult, RowFilter } from "../workers/bulk/messages.ts";

/** What a view of the results is given. */
export interface ViewProps {
  readonly result: BulkResult;
  readonly list: "urls" | "log";
  readonly state: AppState;
  readonly port: EditorPort;
  /** Shows the rows of a filter. */
  readonly onShow: (filter: Partial<Omit<RowFilter, "list">>) => void;
}

/** Rows of a table that is drawn whole. */
export const MOST_ROWS = 500;

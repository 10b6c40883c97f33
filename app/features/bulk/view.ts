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

/** The list to show first: that with what was added last, as far as it could be read. */
export const firstList = ({
  files,
  urls,
  log,
}: Pick<BulkResult, "urls" | "log"> & {
  readonly files: readonly Pick<BulkResult["files"][number], "kind">[];
}): "urls" | "log" => {
  const isLog = files.findLast(({ kind }) => kind !== null)?.kind?.type === "log";
  return log !== null && (isLog || urls === null) ? "log" : "urls";
};

import { formatMessage, lineNumberAt } from "../../../core/index.ts";
import { textOf } from "../../answers/workers/text.ts";
import { checks } from "../../answers/workers.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { outlineMessages as words } from "./messages.ts";

/**
 * Formats the file as one step that can be undone, and announces the result. Rejects if the
 * formatter is not available.
 */
export const formatFile = async (store: AppStore, port: EditorPort): Promise<string> => {
  const { document } = store.getState();
  const edits = await checks.ask("format", textOf(document));
  if (edits?.length === 0) return words.nothingToFormat;
  if (edits === null || !port.applyEdits(edits, document)) {
    return words.changedMeanwhile;
  }
  const lines = new Set(edits.map(({ from }) => lineNumberAt(document, from))).size;
  return formatMessage(words.formatted, { count: lines });
};

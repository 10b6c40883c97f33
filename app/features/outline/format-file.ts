import { formatMessage, lineNumberAt } from "../../../core/index.ts";
import { textOf } from "../../answers/workers/text.ts";
import { checks } from "../../answers/workers.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { outlineMessages as words } from "./messages.ts";

/**
 * Formats the file as one step, which a notice reports. Returns what to say if nothing was changed,
 * or else an empty text. Rejects if the formatter is not available.
 */
export const formatFile = async (store: AppStore, port: EditorPort): Promise<string> => {
  const { document } = store.getState();
  const edits = await checks.ask("format", textOf(document));
  if (edits?.length === 0) return words.nothingToFormat;
  const lines = new Set(edits?.map(({ from }) => lineNumberAt(document, from))).size;
  const said = formatMessage(words.formatted, { count: lines });
  if (edits === null || !port.applyEdits(edits, document, said)) return words.changedMeanwhile;
  return "";
};

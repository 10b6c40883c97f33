import { format, lineNumberAt, type RobotsDocument } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { counted } from "../ui/counted.ts";

/**
 * Brings the file into the usual form as one undoable step, and says what was done.
 *
 * @param document the text as the editor has it now.
 */
export const formatFile = (document: RobotsDocument, port: EditorPort): string => {
  const edits = format(document);
  if (edits.length === 0) return "Nothing to format";
  port.applyEdits(edits);
  const lines = new Set(edits.map(({ from }) => lineNumberAt(document, from))).size;
  return `Formatted ${counted(lines, "line")}; every verdict stays as it was`;
};

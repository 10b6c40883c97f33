import { useEffect } from "react";
import { type FieldKind, isForeignLine, parse, readAnswer, type Span } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { isUntouchedExample } from "../state/store/example.ts";
import type { AppStore } from "../state/store/store.ts";
import type { Files } from "./files.ts";
import { takeEarlyInput } from "./start/early-input.ts";
import { isCovered, isTextField } from "./use-shortcuts.ts";

const isEditor = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

const wholeOf = (port: EditorPort): Span => ({
  from: 0,
  to: port.document.get()?.source.length ?? 0,
});

const isSelected = (port: EditorPort): boolean => {
  const [{ from, to }, whole] = [port.selection(), wholeOf(port)];
  return from === whole.from && to === whole.to;
};

/** UTF-16 units at the beginning of a text that show whether it is made of a robots.txt's lines. */
const LOOKED_AT = 4_000;

const hasSeveralLines = (text: string): boolean => /\n/.test(text.trim());

/** The fields of a text's first lines; null for a line that has none of a robots.txt. */
const fieldsOf = (text: string): readonly (FieldKind | null)[] =>
  parse(text.slice(0, LOOKED_AT))
    .lines.filter(({ kind }) => kind !== "blank" && kind !== "comment")
    .map(({ field }) => (field === "other" ? null : field));

/**
 * Whether a text of several lines, or a single one of markup, a table or a log, holds no line of a robots.txt. What it is
 * takes longer to tell; all others go straight into the editor.
 */
const isForeign = (text: string): boolean => {
  if (!hasSeveralLines(text) && !isForeignLine(text)) return false;
  const fields = fieldsOf(text);
  return fields.length > 0 && fields.every((field) => field === null);
};

const isWholeFile = (text: string): boolean =>
  hasSeveralLines(text) && fieldsOf(text).includes("user-agent");

/**
 * Takes pasted text to where it belongs: in the editor an HTTP response and what has no line of a robots.txt; any other text,
 * or copied files, if pasted outside of any field. A file's text pasted anywhere into an example that nobody has touched
 * takes its place.
 */
export const usePaste = (
  store: AppStore,
  port: EditorPort,
  { takeText, openFiles }: Pick<Files, "takeText" | "openFiles">,
): void => {
  useEffect(() => {
    takeEarlyInput(port, takeText);
    const onPaste = (event: ClipboardEvent) => {
      const inEditor = isEditor(event.target);
      // Reading a long clipboard takes the browser a tenth of a second, so fields are left to do it
      // themselves.
      if ((!inEditor && isTextField(event.target)) || isCovered()) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() === "") {
        // Files that were copied in a file manager.
        const copied = [...(event.clipboardData?.files ?? [])];
        if (copied.length > 0) openFiles(copied);
        return;
      }
      const isExample = isUntouchedExample(store.getState());
      if (inEditor && readAnswer(text) === null && !isForeign(text)) {
        if (isExample && isWholeFile(text)) port.reveal(wholeOf(port));
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (!inEditor) takeText(text);
      else takeText(text, isSelected(port) || isExample ? "over" : "within");
    };
    // Before the editor, which would insert the text unchanged.
    document.addEventListener("paste", onPaste, true);
    return () => document.removeEventListener("paste", onPaste, true);
  }, [store, port, takeText, openFiles]);
};

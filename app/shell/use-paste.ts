import { useEffect } from "react";
import { parse, readAnswer } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import type { Files } from "./files.ts";
import { takeEarlyInput } from "./start/early-input.ts";
import { isCovered, isTextField } from "./use-shortcuts.ts";

const isEditor = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

/** Whether a paste replaces all that the editor has. */
const coversAll = (port: EditorPort): boolean => {
  const { from, to } = port.selection();
  return from === 0 && to === (port.document.get()?.source.length ?? 0);
};

/** UTF-16 units at the beginning of a text that show whether it is made of a robots.txt's lines. */
const LOOKED_AT = 4_000;

/**
 * Whether a text of several lines, or one of markup or JSON, holds no line of a robots.txt. What it is takes longer to
 * tell; all others go straight into the editor.
 */
const isForeign = (text: string): boolean => {
  if (!/\n/.test(text.trim()) && !/^\s*[<{[]/.test(text)) return false;
  const { lines } = parse(text.slice(0, LOOKED_AT));
  const written = lines.filter(({ kind }) => kind !== "blank" && kind !== "comment");
  return written.length > 0 && written.every(({ field }) => field === null || field === "other");
};

/**
 * Takes pasted text to where it belongs: an HTTP response in the editor too, and what is no robots.txt there if it would
 * replace the whole file; any other text if it is pasted outside of any field.
 */
export const usePaste = (port: EditorPort, { takeText }: Pick<Files, "takeText">): void => {
  useEffect(() => {
    takeEarlyInput(port, takeText);
    const onPaste = (event: ClipboardEvent) => {
      const inEditor = isEditor(event.target);
      // Reading a long clipboard takes the browser a tenth of a second, so fields are left to do it
      // themselves.
      if ((!inEditor && isTextField(event.target)) || isCovered()) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() === "") return;
      const overAll = inEditor && coversAll(port);
      if (inEditor && readAnswer(text) === null && !(overAll && isForeign(text))) return;
      event.preventDefault();
      event.stopPropagation();
      takeText(text, overAll);
    };
    // Before the editor, which would insert the text unchanged.
    document.addEventListener("paste", onPaste, true);
    return () => document.removeEventListener("paste", onPaste, true);
  }, [port, takeText]);
};

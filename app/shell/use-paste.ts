import { useEffect } from "react";
import type { Files } from "./files.ts";
import { isCovered, isTextField } from "./use-shortcuts.ts";

const isEditor = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

/**
 * Handles pasted text: an HTTP response is parsed, in the editor too; other text pasted outside of
 * any field is opened.
 */
export const usePaste = ({ pasteAnswer, pasteAnywhere }: Files): void => {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const inEditor = isEditor(event.target);
      // Reading a long clipboard takes the browser a tenth of a second, so fields are left to do it
      // themselves.
      if ((!inEditor && isTextField(event.target)) || isCovered()) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() === "") return;
      if (inEditor && !pasteAnswer(text)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!inEditor) pasteAnywhere(text);
    };
    // Before the editor, which would insert the text unchanged.
    document.addEventListener("paste", onPaste, true);
    return () => document.removeEventListener("paste", onPaste, true);
  }, [pasteAnswer, pasteAnywhere]);
};

import { useEffect } from "react";
import type { Files } from "./files.ts";
import { isCovered, isTextField } from "./use-shortcuts.ts";

const isEditor = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

/**
 * Looks at what is pasted: an HTTP response is taken apart, in the editor too; other text that is
 * pasted outside of any field is opened.
 */
export const usePaste = ({ pasteAnswer, pasteAnywhere }: Files): void => {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const inEditor = isEditor(event.target);
      // Reading a long clipboard takes the browser a tenth of a second: a field does it itself.
      if ((!inEditor && isTextField(event.target)) || isCovered()) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() === "") return;
      if (inEditor && !pasteAnswer(text)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!inEditor) pasteAnywhere(text);
    };
    // Before the editor, which would insert it as it is.
    document.addEventListener("paste", onPaste, true);
    return () => document.removeEventListener("paste", onPaste, true);
  }, [pasteAnswer, pasteAnywhere]);
};

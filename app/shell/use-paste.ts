import { useEffect } from "react";
import { readAnswer } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import type { Files } from "./files.ts";
import { takeEarlyInput } from "./start/early-input.ts";
import { isCovered, isTextField } from "./use-shortcuts.ts";

const isEditor = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

/**
 * Takes pasted text to where it belongs: an HTTP response in the editor too, any other text if it is
 * pasted outside of any field.
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
      if (inEditor && readAnswer(text) === null) return;
      event.preventDefault();
      event.stopPropagation();
      takeText(text);
    };
    // Before the editor, which would insert the text unchanged.
    document.addEventListener("paste", onPaste, true);
    return () => document.removeEventListener("paste", onPaste, true);
  }, [port, takeText]);
};

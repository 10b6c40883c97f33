import { useEffect } from "react";
import { createFieldEdits } from "./field-edits.ts";
import { type Command, commandFor } from "./shortcuts.ts";

/** Elements that accept text: keys pressed there belong to them. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=file]), textarea, select"));

/** Whether a dialog covers the page. */
export const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/** Commands handled before the focused field, which also uses their keys. */
const FIRST: ReadonlySet<Command | null> = new Set<Command>(["share", "add-url", "format"]);

/** Runs the page's commands when their keys are pressed; the editor's own keys come first. */
export const useShortcuts = (run: Readonly<Record<Command, () => void>>): void => {
  useEffect(() => {
    const edits = createFieldEdits();
    const handle = (event: KeyboardEvent, first: boolean) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Checking whether a target is editable forces a layout, so it is not done for each key.
      const command = commandFor(event, event.key === "?" && isTextField(event.target));
      if (command === null || FIRST.has(command) !== first) return;
      if (isCovered() && command !== "share") return;
      if ((command === "undo" || command === "redo") && edits.has(event.target, command)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat || !first) run[command]();
    };
    const early = (event: KeyboardEvent) => handle(event, true);
    const late = (event: KeyboardEvent) => handle(event, false);
    const onFocus = ({ target }: Event) => edits.focused(target);
    const onInput = ({ target }: Event) => edits.typed(target);
    window.addEventListener("focusin", onFocus);
    window.addEventListener("input", onInput);
    window.addEventListener("keydown", early, true);
    window.addEventListener("keydown", late);
    return () => {
      window.removeEventListener("focusin", onFocus);
      window.removeEventListener("input", onInput);
      window.removeEventListener("keydown", early, true);
      window.removeEventListener("keydown", late);
    };
  }, [run]);
};

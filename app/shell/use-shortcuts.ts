import { useEffect } from "react";
import { type Command, commandFor } from "./shortcuts.ts";

/** What types a text of its own: keys pressed there belong to it. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=file]), textarea, select"));

/** Whether a dialog covers the page. */
export const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/** Those that must be heard before the field they are pressed in, which has a use for them too. */
const FIRST: ReadonlySet<Command | null> = new Set<Command>(["share", "add-url", "format"]);

/** Runs the page's commands when their keys are pressed; the editor's own keys come first. */
export const useShortcuts = (run: Readonly<Record<Command, () => void>>): void => {
  useEffect(() => {
    const handle = (event: KeyboardEvent, first: boolean) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Asking whether a target can be edited lays the page out: not with every letter.
      const command = commandFor(event, event.key === "?" && isTextField(event.target));
      if (command === null || FIRST.has(command) !== first) return;
      if (isCovered() && command !== "share") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat || !first) run[command]();
    };
    const early = (event: KeyboardEvent) => handle(event, true);
    const late = (event: KeyboardEvent) => handle(event, false);
    window.addEventListener("keydown", early, true);
    window.addEventListener("keydown", late);
    return () => {
      window.removeEventListener("keydown", early, true);
      window.removeEventListener("keydown", late);
    };
  }, [run]);
};

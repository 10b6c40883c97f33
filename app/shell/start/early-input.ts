import type { EditorPort } from "../../editor/editor-port.ts";

declare global {
  interface Window {
    /** The text that was pasted last outside of fields and the editor (see theme.js); null once the page takes pastes itself. */
    pastedEarly?: string | null;
    /** Does again what was dropped, and keys to be pressed again (see theme.js); null once the page handles these itself. */
    doneEarly?: ((() => void) | KeyboardEvent)[] | null;
  }
}

/** Presses a key where the focus is now, unless something has handled it meanwhile. */
const pressAgain = (event: KeyboardEvent): void => {
  if (event.defaultPrevented) return;
  document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
};

/** Takes what was pasted, dropped or pressed before anything could take it, as soon as there is an editor. */
export const takeEarlyInput = (
  { document }: Pick<EditorPort, "document">,
  takeText: (text: string) => void,
): void => {
  const take = (): void => {
    const { pastedEarly: text = null, doneEarly } = window;
    window.pastedEarly = null;
    window.doneEarly = null;
    if (text !== null && text.trim() !== "") takeText(text);
    for (const again of doneEarly ?? []) {
      if (typeof again === "function") again();
      else pressAgain(again);
    }
  };
  if (document.get() !== null) {
    take();
    return;
  }
  const end = document.subscribe(() => {
    end();
    // What was typed comes first: the editor takes it in this task.
    queueMicrotask(take);
  });
};

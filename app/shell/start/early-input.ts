import type { EditorPort } from "../../editor/editor-port.ts";

declare global {
  interface Window {
    /** The text that was pasted last outside of fields and the editor (see theme.js); null once the page takes pastes itself. */
    pastedEarly?: string | null;
    /** Does again what was dropped, chosen or pressed (see theme.js); null once the page handles that itself. */
    doneEarly?: (() => void)[] | null;
  }
}

/** Takes what was pasted, dropped, chosen or pressed before anything could take it, as soon as there is an editor. */
export const takeEarlyInput = (
  { document }: Pick<EditorPort, "document">,
  takeText: (text: string) => void,
): void => {
  const take = (): void => {
    const { pastedEarly: text = null, doneEarly } = window;
    window.pastedEarly = null;
    window.doneEarly = null;
    if (text !== null && text.trim() !== "") takeText(text);
    for (const again of doneEarly ?? []) again();
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

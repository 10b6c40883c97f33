import type { EditorPort } from "../../editor/editor-port.ts";

declare global {
  interface Window {
    /** The text that was pasted last outside of fields (see theme.js); null once the page takes pastes itself. */
    pastedEarly?: string | null;
  }
}

/** Takes a text that was pasted before anything could take it, as soon as there is an editor. */
export const takeEarlyPaste = (
  { document }: Pick<EditorPort, "document">,
  takeText: (text: string) => void,
): void => {
  const { pastedEarly: text = null } = window;
  window.pastedEarly = null;
  if (text === null || text.trim() === "") return;
  if (document.get() !== null) {
    takeText(text);
    return;
  }
  const end = document.subscribe(() => {
    end();
    takeText(text);
  });
};

import type { DialogName } from "./Dialogs.tsx";
import type { FileAction } from "./FileMenu.tsx";
import type { Files } from "./files.ts";
import { shellMessages } from "./messages.ts";

interface FileActionParts {
  readonly files: Files;
  /** Opens the browser's file dialog. */
  readonly pick: () => void;
  readonly open: (dialog: DialogName) => void;
  readonly announce: (text: string) => void;
}

/** What runs the actions of the menu `File`. */
export const fileActions = (parts: FileActionParts): ((action: FileAction) => void) => {
  const { files, pick, open, announce } = parts;
  const paste = async (): Promise<void> => {
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() === "") announce(shellMessages.nothingToPaste);
      else files.takeText(text);
    } catch {
      // The browser or the user forbids it, or the context is insecure.
      announce(shellMessages.pasteByHand);
    }
  };
  const run: Readonly<Record<FileAction, () => void>> = {
    paste: () => void paste(),
    new: files.newFile,
    open: pick,
    download: files.download,
    copy: async () => announce(await files.copyText()),
    history: () => open("history"),
    rename: () => open("rename"),
    examples: () => open("examples"),
    site: () => open("site"),
    view: () => open("view"),
    "share-as": () => open("share-as"),
  };
  return (action) => run[action]();
};

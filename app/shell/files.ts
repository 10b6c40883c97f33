import type { HttpResponse } from "../../core/index.ts";
import { draftOfShared } from "../drafts/draft.ts";
import { openDraft, replaceText, type Workspace } from "../drafts/open-draft.ts";
import { draftOfExample } from "../examples/example.ts";
import { showInAddress } from "../share/address.ts";
import { addUrls } from "../store/actions.ts";
import { sharedStateOf } from "../store/shared-state.ts";
import type { Choice } from "../ui/ChoiceDialog.tsx";
import { isAddressList } from "./address-list.ts";
import { shellMessages } from "./messages.ts";
import { examplesModule, filesModule } from "./parts.ts";

/** What can be done with whole files. */
export interface Files {
  readonly openFiles: (files: readonly File[]) => void;
  /** Call it in the drop handler: the browser forgets the files afterwards. */
  readonly openDropped: (transfer: DataTransfer) => void;
  /** Takes over a pasted HTTP answer; gives false for any other text. */
  readonly pasteAnswer: (text: string) => boolean;
  /** Takes text pasted outside of any field for addresses, or for a file. */
  readonly pasteAnywhere: (text: string) => void;
  /** Puts a pasted text in place of the file; undoable. */
  readonly openPasted: (text: string) => void;
  readonly download: () => void;
  /** Keeps what was shared as a link as a version. */
  readonly keepShared: () => void;
  /** Makes the file one in UTF-8; undoable. */
  readonly convert: () => void;
  readonly examples: () => Promise<readonly Choice[]>;
  /** Opens an example by its id. */
  readonly openExample: (id: string) => void;
  /**
   * Opens a text under a name of its own, asked by the same crawler and reader about the same URLs,
   * and answered as said.
   */
  readonly openText: (source: string, name: string, response: HttpResponse | null) => void;
}

/** Joins what opens, takes in and saves files to what is on the page. */
export const filesOf = (workspace: Workspace): Files => {
  const { store } = workspace;
  let loaded: Awaited<ReturnType<typeof filesModule>> | null = null;
  const files = async () => {
    loaded ??= await filesModule();
    return loaded;
  };
  // So that it is at hand when a drop or a paste cannot wait for it.
  files().catch(() => {});

  return {
    openFiles: async (chosen) => (await files()).openFiles(workspace, chosen),
    openDropped: (transfer) => void loaded?.openDropped(workspace, transfer),
    pasteAnswer: (text) => loaded?.pasteAnswer(workspace, text) ?? false,
    pasteAnywhere: (text) => {
      if (loaded?.pasteAnswer(workspace, text)) return;
      if (isAddressList(text)) addUrls(store, text);
      else replaceText(workspace, text, shellMessages.pastedOver);
    },
    openPasted: (text) => replaceText(workspace, text, shellMessages.pastedOver),
    download: async () => {
      (await files()).download(store);
      void workspace.saver.keepVersion("downloaded");
    },
    keepShared: () => void workspace.saver.keepVersion("shared"),
    convert: async () => (await files()).convertToUtf8(workspace),
    examples: async () =>
      (await examplesModule()).examples.map(({ id, title, lesson }) => ({
        id,
        title,
        note: lesson,
      })),
    openExample: async (id) => {
      const { examples } = await examplesModule();
      const example = examples.find((one) => one.id === id);
      if (example === undefined) return;
      openDraft(workspace, draftOfExample(example), { from: "address", said: null });
      showInAddress(window, `example/${id}`);
    },
    openText: (source, name, response) => {
      const { response: _, ...present } = sharedStateOf(store.getState());
      const answered = response === null ? {} : { response };
      const state = { ...present, source, encoding: "utf-8", lineEnd: "\n", ...answered } as const;
      openDraft(workspace, draftOfShared(state, name), { from: "example", said: null });
    },
  };
};

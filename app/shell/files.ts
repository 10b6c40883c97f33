import type { HttpResponse } from "../../core/index.ts";
import { draftOfShared } from "../drafts/draft.ts";
import { openDraft, replaceText, restoreDraft, type Workspace } from "../drafts/open-draft.ts";
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
  readonly download: () => void;
  /** Makes the file one in UTF-8; undoable. */
  readonly convert: () => void;
  readonly examples: () => Promise<readonly Choice[]>;
  /** The drafts that something was opened over, the latest first; their ids are good for `openExample`. */
  readonly earlier: () => readonly Choice[];
  /** Opens an example or an earlier draft. */
  readonly openExample: (id: string) => void;
  /**
   * Opens a text under a name of its own, asked by the same crawler and reader about the same URLs,
   * and answered as said.
   */
  readonly openText: (source: string, name: string, response: HttpResponse | null) => void;
}

const EARLIER = /^earlier-(\d+)$/;

/** The first line of a text that says something, for telling drafts apart. */
const beginningOf = (source: string): string =>
  source
    .split("\n")
    .find((line) => line.trim() !== "")
    ?.slice(0, 80) ?? "An empty file";

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
    download: async () => (await files()).download(store),
    convert: async () => (await files()).convertToUtf8(workspace),
    examples: async () =>
      (await examplesModule()).examples.map(({ id, title, lesson }) => ({
        id,
        title,
        note: lesson,
      })),
    earlier: () =>
      workspace.saver.earlier().map((draft, index) => ({
        id: `earlier-${index}`,
        title: `Earlier draft: ${draft.name}`,
        note: beginningOf(draft.source),
      })),
    openExample: async (id) => {
      const place = EARLIER.exec(id)?.[1];
      const draft = place === undefined ? undefined : workspace.saver.earlier()[Number(place)];
      if (draft !== undefined) {
        restoreDraft(workspace, draft);
        return;
      }
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
      openDraft(workspace, draftOfShared(state, name), { from: "kept", said: null });
    },
  };
};

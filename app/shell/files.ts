import { showInAddress } from "../share/address.ts";
import { draftOfExample } from "../start.ts";
import { addUrls } from "../store/actions.ts";
import { type Desk, openDraft } from "../store/desk.ts";
import type { Choice } from "../ui/ChoiceDialog.tsx";
import { isAddressList } from "./address-list.ts";
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
  readonly examples: () => Promise<readonly Choice[]>;
  readonly openExample: (id: string) => void;
}

/** Joins what opens, takes in and saves files to what is on the page. */
export const filesOf = (desk: Desk): Files => {
  const { store, port } = desk;
  let loaded: Awaited<ReturnType<typeof filesModule>> | null = null;
  const files = async () => {
    loaded ??= await filesModule();
    return loaded;
  };
  // So that it is at hand when a drop or a paste cannot wait for it.
  files().catch(() => {});

  return {
    openFiles: async (chosen) => (await files()).openFiles(desk, chosen),
    openDropped: (transfer) => void loaded?.openDropped(desk, transfer),
    pasteAnswer: (text) => loaded?.pasteAnswer(desk, text) ?? false,
    pasteAnywhere: (text) => {
      if (loaded?.pasteAnswer(desk, text)) return;
      if (isAddressList(text)) addUrls(store, text);
      else port.replace(text);
    },
    download: async () => (await files()).download(store),
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
      openDraft(desk, draftOfExample(example), { from: "address", said: null });
      showInAddress(window, `example/${id}`);
    },
  };
};

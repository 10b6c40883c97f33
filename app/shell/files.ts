import type { HttpResponse } from "../../core/index.ts";
import { draftOfExample } from "../features/examples/example.ts";
import type { PanelServices } from "../features/panel.ts";
import { showInAddress } from "../features/share/address.ts";
import { type Draft, draftOfShared } from "../state/drafts/draft.ts";
import {
  openDraft,
  replaceText,
  restoreDraft,
  type Workspace,
} from "../state/drafts/open-draft.ts";
import type { VersionInfo, Versions } from "../state/drafts/versions.ts";
import { withModule } from "../state/drafts/with-module.ts";
import { addUrls } from "../state/store/actions.ts";
import { sharedStateOf } from "../state/store/shared-state.ts";
import { initialState } from "../state/store/store.ts";
import type { Choice } from "../ui/ChoiceDialog.tsx";
import { isAddressList } from "./address-list.ts";
import { shellMessages } from "./messages.ts";
import { examplesModule, filesModule } from "./parts.ts";

/** The actions on whole files. */
export interface Files {
  /** Opens an empty file with the same crawler and reader. */
  readonly newFile: () => void;
  /** Copies the text to the clipboard; returns a message about the outcome. */
  readonly copyText: () => Promise<string>;
  /** The drafts and versions in this browser. */
  readonly versions: Versions;
  readonly restore: (draft: Draft, version: VersionInfo) => void;
  readonly openFiles: (files: readonly File[]) => void;
  /** The versions stored in this browser, the latest first; empty if none can be read. */
  readonly listVersions: PanelServices["listVersions"];
  /** The text of a version; null if it is gone or cannot be read. */
  readonly readVersion: PanelServices["readVersion"];
  /** Call it in the drop handler: the browser drops the files afterwards. */
  readonly openDropped: (transfer: DataTransfer) => void;
  /** Handles a pasted HTTP response; returns false for any other text. */
  readonly pasteAnswer: (text: string) => boolean;
  /** Handles text pasted outside of any field, as addresses or as a file. */
  readonly pasteAnywhere: (text: string) => void;
  /** Replaces the file by a pasted text; can be undone. */
  readonly openPasted: (text: string) => void;
  readonly download: () => void;
  /** Keeps a shared state as a version. */
  readonly keepShared: () => void;
  /** Converts the file to UTF-8; can be undone. */
  readonly convert: () => void;
  readonly examples: () => Promise<readonly Choice[]>;
  /** Opens an example by its id. */
  readonly openExample: (id: string) => void;
  /** Opens a text with a name, the given HTTP response, and the same crawler, reader and URLs. */
  readonly openText: (source: string, name: string, response: HttpResponse | null) => void;
}

/** Connects the file actions to the page. */
export const filesOf = (workspace: Workspace): Files => {
  const { store } = workspace;
  let loaded: Awaited<ReturnType<typeof filesModule>> | null = null;
  const files = async () => {
    loaded ??= await filesModule();
    return loaded;
  };
  // Loaded early, because a drop or a paste cannot wait for it.
  files().catch(() => {});
  const openFiles: Files["openFiles"] = (chosen) =>
    void withModule(store, files, (part) => part.openFiles(workspace, chosen));

  const { versions } = workspace;
  return {
    newFile: () => {
      const { query, dialect, checks } = store.getState();
      const tests = { ...query, urls: [], activeUrl: null };
      const empty = sharedStateOf(initialState("", { query: tests, dialect, checks }));
      openDraft(workspace, draftOfShared(empty), { from: "kept", said: shellMessages.started });
    },
    copyText: async () => {
      try {
        await navigator.clipboard.writeText(store.getState().document.source);
        return shellMessages.copied;
      } catch {
        // The browser forbids it, or the context is insecure.
        return shellMessages.notCopied;
      }
    },
    versions: workspace.versions,
    restore: (draft, { id, kind, label }) => {
      // The last state of a draft is continued; any other version is copied and stays.
      const isLast = label === null && (kind === "draft" || kind === "replaced");
      void restoreDraft(workspace, draft, isLast ? id : null);
    },
    listVersions: async () =>
      ((await versions.listVersions()) ?? [])
        .filter(({ place }) => place !== "this-tab")
        .map(({ id, label, name, kind, savedAt }) => ({ id, name: label ?? name, kind, savedAt })),
    readVersion: async (id) => {
      const version = await versions.readVersion(id);
      if (version === null) return null;
      const { name, source, encoding } = version;
      return { name, source, encoding };
    },
    openFiles,
    openDropped: (transfer) => {
      if (loaded === null) openFiles([...transfer.files]);
      else void loaded.openDropped(workspace, transfer);
    },
    pasteAnswer: (text) => loaded?.pasteAnswer(workspace, text) ?? false,
    pasteAnywhere: (text) => {
      if (loaded?.pasteAnswer(workspace, text)) return;
      if (isAddressList(text)) addUrls(store, text);
      else replaceText(workspace, text, shellMessages.pastedOver);
    },
    openPasted: (text) => replaceText(workspace, text, shellMessages.pastedOver),
    download: () =>
      void withModule(store, files, ({ download }) => {
        download(store);
        void workspace.saver.keepVersion("downloaded");
      }),
    keepShared: () => void workspace.saver.keepVersion("shared"),
    convert: () => void withModule(store, files, ({ convertToUtf8 }) => convertToUtf8(workspace)),
    examples: async () =>
      (await examplesModule()).examples.map(({ id, title, lesson }) => ({
        id,
        title,
        note: lesson,
      })),
    openExample: (id) =>
      void withModule(store, examplesModule, ({ examples }) => {
        const example = examples.find((one) => one.id === id);
        if (example === undefined) return;
        openDraft(workspace, draftOfExample(example), { from: "address", said: null });
        showInAddress(window, `example/${id}`);
      }),
    openText: (source, name, response) => {
      const { response: _, ...present } = sharedStateOf(store.getState());
      const answered = response === null ? {} : { response };
      const state = { ...present, source, encoding: "utf-8", lineEnd: "\n", ...answered } as const;
      openDraft(workspace, draftOfShared(state, name), { from: "example", said: null });
    },
  };
};

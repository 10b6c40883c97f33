import { type HttpResponse, readAnswer } from "../../core/index.ts";
import { draftOfExample } from "../features/examples/example.ts";
import type { PanelServices } from "../features/panel.ts";
import { showInAddress } from "../features/share/address.ts";
import { type Dropped, droppedFiles, MOST_FILES } from "../intake/dropped-files.ts";
import type { PastedAt, Rooms } from "../intake/rooms.ts";
import { type Draft, draftOfShared } from "../state/drafts/draft.ts";
import { openDraft, restoreDraft, type Workspace } from "../state/drafts/open-draft.ts";
import type { VersionInfo, Versions } from "../state/drafts/versions.ts";
import { withModule } from "../state/drafts/with-module.ts";
import { baselineOfNew } from "../state/store/example.ts";
import { shownName } from "../state/store/own-names.ts";
import { sharedStateOf } from "../state/store/shared-state.ts";
import { initialState } from "../state/store/store.ts";
import { copyText } from "../ui/copy-text.ts";
import { later } from "../ui/later.tsx";
import { shellMessages } from "./messages.ts";
import { examplesModule, filesModule, shareModule } from "./parts.ts";
import type { PageView } from "./rooms.ts";

/** Recognises what is pasted, dropped or opened, and takes it to where it belongs. */
const intakeModule = later(() => import("./taking.ts"));

type Taking = Awaited<ReturnType<typeof intakeModule>>;

/** The actions on whole files. */
export interface Files {
  /** Opens an empty file with the same crawler and reader. */
  readonly newFile: () => void;
  /** Copies the text to the clipboard; returns a message about the outcome. */
  readonly copyText: () => Promise<string>;
  /** The drafts and versions in this browser. */
  readonly versions: Versions;
  /** Restores a version; `said` is what to say about it. */
  readonly restore: (draft: Draft, version: VersionInfo, said: string) => void;
  /** Takes files that were chosen, or handed over by the system, to where they belong. */
  readonly openFiles: (files: readonly File[]) => void;
  /** The versions stored in this browser, the latest first; empty if none can be read. */
  readonly listVersions: PanelServices["listVersions"];
  /** The text of a version; null if it is gone or cannot be read. */
  readonly readVersion: PanelServices["readVersion"];
  /** A link to the current state; null if it is too large for one. */
  readonly link: PanelServices["link"];
  /** Takes what was dropped to where it belongs. Call it in the handler of the drop. */
  readonly takeDropped: (transfer: DataTransfer) => void;
  /** Takes a text as the HTTP response of robots.txt; returns false if it is none. */
  readonly pasteAnswer: (text: string) => boolean;
  /** Takes text that was pasted to where it belongs; outside of any field unless `at` says otherwise. */
  readonly takeText: (text: string, at?: PastedAt) => void;
  /** Replaces the file by a pasted text; can be undone. */
  readonly openPasted: (text: string) => void;
  /** Shows a tab of the tester, by its id. */
  readonly show: (tab: string) => void;
  readonly download: () => void;
  /** Keeps a shared state as a version. */
  readonly keepShared: () => void;
  /** Converts the file to UTF-8; can be undone. */
  readonly convert: () => void;
  /** Opens an example by its id. */
  readonly openExample: (id: string) => void;
  /** Opens a text with a name, the given HTTP response, and the same crawler, reader and URLs. */
  readonly openText: (source: string, name: string, response: HttpResponse | null) => void;
  /** Connects what is shown, so that what was taken comes into view. */
  readonly connect: (view: PageView) => void;
}

/** Dropped text or a dropped link; null for files. */
const textOf = (transfer: DataTransfer): string | null => {
  if (transfer.types.includes("Files")) return null;
  return transfer.getData("text/uri-list") || transfer.getData("text/plain");
};

/** Connects the file actions to the page. */
export const filesOf = (workspace: Workspace): Files => {
  const { store } = workspace;
  let view: PageView = { show: () => {}, isShown: () => false };
  let rooms: Rooms | null = null;
  const withRooms = (use: (part: Taking, to: Rooms) => unknown): void =>
    void withModule(store, intakeModule, (part) => {
      rooms ??= part.roomsOf(workspace, () => view);
      return use(part, rooms);
    });
  const takeFiles = (dropped: Promise<Dropped> | Dropped): void => {
    const asked = workspace.turns.ask();
    withRooms(async (part, to) => part.takeFiles(to, await dropped, asked));
  };
  const takeText: Files["takeText"] = (text, at) =>
    withRooms((part, to) => part.takeText(to, text, at));

  const { versions } = workspace;
  return {
    newFile: () => {
      const { query, dialect, checks } = store.getState();
      const tests = { ...query, urls: [], activeUrl: null };
      const empty = sharedStateOf(initialState("", { query: tests, dialect, checks }));
      openDraft(workspace, draftOfShared(empty), { from: "kept", said: shellMessages.started });
    },
    copyText: async () =>
      (await copyText(store.getState().document.source))
        ? shellMessages.copied
        : shellMessages.notCopied,
    versions: workspace.versions,
    restore: (draft, { id, kind, label }, said) => {
      // The last state of a draft is continued; any other version is copied and stays.
      const isLast = label === null && (kind === "draft" || kind === "replaced");
      void restoreDraft(workspace, draft, isLast ? id : null, said);
    },
    listVersions: async () =>
      ((await versions.listVersions()) ?? [])
        .filter(({ place }) => place !== "this-tab")
        .map(({ id, label, name, kind, savedAt }) => ({
          id,
          name: label ?? shownName(name),
          kind,
          savedAt,
        })),
    readVersion: async (id) => {
      const version = await versions.readVersion(id);
      if (version === null) return null;
      const { name, source, encoding } = version;
      return { name, source, encoding };
    },
    link: async () => {
      const { linkFor } = await shareModule();
      const made = linkFor(sharedStateOf(store.getState()), window.location.href);
      return made.ok ? made.url : null;
    },
    openFiles: (chosen) => {
      const files = chosen.map((file) => ({ name: file.name, file }));
      takeFiles({ files: files.slice(0, MOST_FILES), hasMore: files.length > MOST_FILES });
    },
    takeDropped: (transfer) => {
      const text = textOf(transfer);
      if (text === null) takeFiles(droppedFiles(transfer, MOST_FILES));
      else takeText(text);
    },
    pasteAnswer: (text) => {
      const isAnswer = readAnswer(text) !== null;
      if (isAnswer) withRooms((part, to) => part.takeAsResponse(to, text));
      return isAnswer;
    },
    takeText,
    openPasted: (text) => withRooms((part, to) => part.openText(to, text)),
    show: (tab) => view.show(tab),
    download: () =>
      void withModule(store, filesModule, ({ download }) => {
        download(store);
        void workspace.saver.keepVersion("downloaded");
      }),
    keepShared: () => void workspace.saver.keepVersion("shared"),
    convert: () =>
      void withModule(store, filesModule, ({ convertToUtf8 }) => convertToUtf8(workspace)),
    openExample: (id) => {
      const asked = workspace.turns.ask();
      void withModule(store, examplesModule, ({ examples }) => {
        const example = examples.find((one) => one.id === id);
        if (example === undefined) return;
        const opening = { from: "address", said: null, asked } as const;
        const isOpen = openDraft(workspace, draftOfExample(example), opening);
        if (isOpen) showInAddress(window, `example/${id}`);
      });
    },
    openText: (source, name, response) => {
      const before = store.getState();
      const kept = { ...before, baseline: baselineOfNew(before) };
      const { response: _, name: _name, ...present } = sharedStateOf(kept);
      const answered = response === null ? {} : { response };
      const state = { ...present, source, encoding: "utf-8", lineEnd: "\n", ...answered } as const;
      openDraft(workspace, draftOfShared(state, name), { from: "example", said: null });
    },
    connect: (shown) => {
      view = shown;
    },
  };
};

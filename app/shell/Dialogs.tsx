import { Suspense, startTransition, useEffect, useState } from "react";
import { type NoticeContent, notify, setBaseline } from "../state/store/actions.ts";
import type { AppStore } from "../state/store/store.ts";
import type { Choice } from "../ui/ChoiceDialog.tsx";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { fileMessages } from "./dialog-messages.ts";
import type { Files } from "./files.ts";
import { partNames, shellMessages } from "./messages.ts";
import {
  ChecksDialog,
  ChoiceDialog,
  FromSiteDialog,
  HistoryDialog,
  listedChecks,
  PrivacyDialog,
  RenameDialog,
  ShareAsDialog,
  ShortcutsDialog,
  ViewDialog,
} from "./parts.ts";

/** The dialogs of the page, one open at a time. */
export type DialogName =
  | "shortcuts"
  | "examples"
  | "checks"
  | "file"
  | "history"
  | "rename"
  | "site"
  | "share-as"
  | "privacy"
  | "view";

/** The actions on the file as a whole. */
const FILE_CHOICES = [
  { id: "new", title: fileMessages.new, note: fileMessages.newNote },
  { id: "open", title: fileMessages.open, note: fileMessages.openNote },
  { id: "rename", title: fileMessages.rename, note: fileMessages.renameNote },
  { id: "download", title: fileMessages.download, note: fileMessages.downloadNote },
  { id: "copy", title: fileMessages.copy, note: fileMessages.copyNote },
  { id: "history", title: fileMessages.history, note: fileMessages.historyNote },
  { id: "view", title: fileMessages.view, note: fileMessages.viewNote },
  { id: "examples", title: fileMessages.examples, note: fileMessages.examplesNote },
  { id: "site", title: fileMessages.site, note: fileMessages.siteNote },
  { id: "share-as", title: fileMessages.shareAs, note: fileMessages.shareAsNote },
] as const satisfies readonly Choice[];

type FileChoice = (typeof FILE_CHOICES)[number]["id"];

type CheckEntries = Awaited<ReturnType<typeof listedChecks>>;

const CHECKS_MISSING: NoticeContent = {
  tone: "error",
  text: shellMessages.checksMissing,
  ofPage: true,
};

interface DialogsProps {
  readonly store: AppStore;
  readonly opened: DialogName | null;
  readonly files: Files;
  /** Opens the browser's file dialog. */
  readonly onPick: () => void;
  /** Opens another dialog, or closes it with null. */
  readonly onOpen: (name: DialogName | null) => void;
  /** Shows the comparison. */
  readonly onCompare: () => void;
  /** Shows a message. */
  readonly announce: (text: string) => void;
}

/** The dialog that is open. */
export const Dialogs = ({
  store,
  opened,
  files,
  onPick,
  onOpen,
  onCompare,
  announce,
}: DialogsProps) => {
  const [examples, setExamples] = useState<readonly Choice[]>([]);
  useEffect(() => {
    files.examples().then(
      // Prerendered content stays until there is time to replace it.
      (all) => startTransition(() => setExamples(all)),
      () => {},
    );
  }, [files]);
  const [checks, setChecks] = useState<CheckEntries | null>(null);
  useEffect(() => {
    if (opened !== "checks") return;
    listedChecks().then(setChecks, () => notify(store, CHECKS_MISSING));
  }, [opened, store]);
  const close = () => onOpen(null);
  const run: Readonly<Record<FileChoice, () => void>> = {
    new: files.newFile,
    open: onPick,
    rename: () => onOpen("rename"),
    download: files.download,
    copy: async () => announce(await files.copyText()),
    history: () => onOpen("history"),
    view: () => onOpen("view"),
    examples: () => onOpen("examples"),
    site: () => onOpen("site"),
    "share-as": () => onOpen("share-as"),
  };
  return (
    <PanelBoundary name={partNames.dialog}>
      <Suspense>
        {opened === "checks" && checks !== null && (
          <ChecksDialog store={store} checks={checks} onClose={close} />
        )}
        {opened === "shortcuts" && <ShortcutsDialog onClose={close} />}
        {opened === "examples" && (
          <ChoiceDialog
            title={fileMessages.examples}
            choices={examples}
            onChoose={files.openExample}
            onClose={close}
          />
        )}
        {opened === "site" && <FromSiteDialog announce={announce} onClose={close} />}
        {opened === "view" && <ViewDialog store={store} onClose={close} />}
        {opened === "privacy" && <PrivacyDialog onClose={close} />}
        {opened === "share-as" && (
          <ShareAsDialog store={store} announce={announce} onClose={close} />
        )}
        {opened === "file" && (
          <ChoiceDialog
            title={fileMessages.file}
            choices={FILE_CHOICES}
            onChoose={(id) => run[id]()}
            onClose={close}
          />
        )}
        {opened === "rename" && <RenameDialog store={store} onClose={close} />}
        {opened === "history" && (
          <HistoryDialog
            versions={files.versions}
            onRestore={files.restore}
            onCompare={({ source, encoding }, { label, name }) => {
              setBaseline(store, { name: label ?? name, source, encoding });
              onCompare();
            }}
            say={announce}
            onClose={close}
          />
        )}
      </Suspense>
    </PanelBoundary>
  );
};

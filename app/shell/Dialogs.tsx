import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { listedChecks } from "../answers/rules.ts";
import type { RuleEntry } from "../answers/workers/rule-content.ts";
import { type NoticeContent, notify, setBaseline } from "../state/store/actions.ts";
import type { AppStore } from "../state/store/store.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { dialogMessages } from "./dialog-messages.ts";
import type { Files } from "./files.ts";
import { partNames } from "./messages.ts";
import {
  AboutDialog,
  ChecksDialog,
  ExamplesDialog,
  FromSiteDialog,
  HistoryDialog,
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
  | "history"
  | "rename"
  | "site"
  | "share-as"
  | "privacy"
  | "view"
  | "about";

const CHECKS_MISSING: NoticeContent = {
  tone: "error",
  text: dialogMessages.checksMissing,
  ofPage: true,
};

interface DialogsProps {
  readonly store: AppStore;
  readonly opened: DialogName | null;
  readonly files: Files;
  /** Opens another dialog, or closes it with null. */
  readonly onOpen: (name: DialogName | null) => void;
  /** Shows the comparison. */
  readonly onCompare: () => void;
  /** Shows a message. */
  readonly announce: (text: string) => void;
}

/** The dialog that is open. */
export const Dialogs = ({ store, opened, files, onOpen, onCompare, announce }: DialogsProps) => {
  const [checks, setChecks] = useState<readonly RuleEntry[] | null>(null);
  useEffect(() => {
    if (opened !== "checks") return;
    listedChecks().then(setChecks, () => notify(store, CHECKS_MISSING));
  }, [opened, store]);
  const close = () => onOpen(null);
  const openAbout = () => {
    // The close of the dialog that it was chosen in must not be taken for its own.
    flushSync(close);
    onOpen("about");
  };
  return (
    <PanelBoundary name={partNames.dialog}>
      {opened === "checks" && checks !== null && (
        <ChecksDialog store={store} checks={checks} onClose={close} />
      )}
      {opened === "shortcuts" && <ShortcutsDialog onAbout={openAbout} onClose={close} />}
      {opened === "about" && <AboutDialog store={store} onClose={close} />}
      {opened === "examples" && <ExamplesDialog onChoose={files.openExample} onClose={close} />}
      {opened === "site" && <FromSiteDialog announce={announce} onClose={close} />}
      {opened === "view" && <ViewDialog store={store} onAbout={openAbout} onClose={close} />}
      {opened === "privacy" && <PrivacyDialog onClose={close} />}
      {opened === "share-as" && <ShareAsDialog store={store} announce={announce} onClose={close} />}
      {opened === "rename" && <RenameDialog store={store} onClose={close} />}
      {opened === "history" && (
        <HistoryDialog
          versions={files.versions}
          source={store.getState().document.source}
          onRestore={files.restore}
          onCompare={({ source, encoding }, { label, name }) => {
            setBaseline(store, { name: label ?? name, source, encoding });
            onCompare();
          }}
          say={announce}
          onClose={close}
        />
      )}
    </PanelBoundary>
  );
};

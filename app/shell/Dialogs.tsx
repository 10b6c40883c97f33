import { Suspense, startTransition, useEffect, useState } from "react";
import { type NoticeContent, notify } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import type { Choice } from "../ui/ChoiceDialog.tsx";
import type { Files } from "./files.ts";
import { shellMessages } from "./messages.ts";
import { ChecksDialog, ChoiceDialog, listedChecks, ShortcutsDialog } from "./parts.ts";

/** The dialogs of the page; one is open at a time. */
export type DialogName = "shortcuts" | "examples" | "more" | "checks";

/** What a narrow header has no room for. */
const MORE: readonly Choice[] = [
  { id: "open", title: "Open a file", note: "or paste one into the editor" },
  { id: "download", title: "Download", note: "as robots.txt" },
  { id: "examples", title: "Examples", note: "small files with one lesson each" },
];

type CheckEntries = Awaited<ReturnType<typeof listedChecks>>;

const CHECKS_MISSING: NoticeContent = { tone: "error", text: shellMessages.checksMissing };

interface DialogsProps {
  readonly store: AppStore;
  readonly opened: DialogName | null;
  readonly files: Files;
  /** Lets the user pick a file. */
  readonly onPick: () => void;
  /** Opens another of the dialogs, or with null none. */
  readonly onOpen: (name: DialogName | null) => void;
}

/** The dialog that is open. */
export const Dialogs = ({ store, opened, files, onPick, onOpen }: DialogsProps) => {
  const [examples, setExamples] = useState<readonly Choice[]>([]);
  useEffect(() => {
    files.examples().then(
      // What is still drawn by the build stays as long as nothing urgent comes.
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
  const chooseMore = (id: string) => {
    if (id === "open") onPick();
    else if (id === "download") files.download();
    else onOpen("examples");
  };
  return (
    <Suspense>
      {opened === "checks" && checks !== null && (
        <ChecksDialog store={store} checks={checks} onClose={close} />
      )}
      {opened === "shortcuts" && <ShortcutsDialog onClose={close} />}
      {opened === "examples" && (
        <ChoiceDialog
          title="Examples"
          choices={examples}
          onChoose={files.openExample}
          onClose={close}
        />
      )}
      {opened === "more" && (
        <ChoiceDialog title="More" choices={MORE} onChoose={chooseMore} onClose={close} />
      )}
    </Suspense>
  );
};

import { type FormEvent, useRef } from "react";
import { useStore } from "zustand";
import { renameFile } from "../state/store/actions.ts";
import { MAX_NAME_LENGTH } from "../state/store/limits.ts";
import { shownName } from "../state/store/own-names.ts";
import type { AppStore } from "../state/store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { fileMessages } from "./dialog-messages.ts";
import "./rename-dialog.css";

interface RenameDialogProps {
  readonly store: AppStore;
  readonly onClose: () => void;
}

/** The dialog to rename the file. */
export const RenameDialog = ({ store, onClose }: RenameDialogProps) => {
  const name = useStore(store, (state) => shownName(state.format.name));
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    if (typed !== name) renameFile(store, typed);
    onClose();
  };
  return (
    <Dialog title={fileMessages.rename} onClose={onClose} first={field}>
      <form className="rename" onSubmit={save}>
        <label className="label" htmlFor="file-title">
          {fileMessages.title}
        </label>
        <input
          ref={field}
          id="file-title"
          className="field"
          defaultValue={name}
          maxLength={MAX_NAME_LENGTH}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p className="rename__note">{fileMessages.titleNote}</p>
        <Button variant="primary" type="submit">
          {fileMessages.save}
        </Button>
      </form>
    </Dialog>
  );
};

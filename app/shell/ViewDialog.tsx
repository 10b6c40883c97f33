import { useId } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../core/index.ts";
import { setLook } from "../state/store/actions.ts";
import { TEXT_SIZES } from "../state/store/defaults.ts";
import type { AppStore } from "../state/store/store.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { viewMessages } from "./dialog-messages.ts";
import { shellMessages } from "./messages.ts";
import "./view-dialog.css";

interface ViewDialogProps {
  readonly store: AppStore;
  readonly onClose: () => void;
}

/** How the editor shows text. Changes apply at once. */
export const ViewDialog = ({ store, onClose }: ViewDialogProps) => {
  const look = useStore(store, (state) => state.look);
  const sizeId = useId();
  return (
    <Dialog title={shellMessages.view} onClose={onClose}>
      <div className="view">
        <label className="view__wrap">
          <input
            type="checkbox"
            checked={look.wraps}
            onChange={({ currentTarget }) =>
              setLook(store, { ...look, wraps: currentTarget.checked })
            }
          />
          {viewMessages.wrapLines} <kbd>{viewMessages.wrapLinesNote}</kbd>
        </label>
        <label htmlFor={sizeId}>{viewMessages.textSize}</label>
        <select
          id={sizeId}
          className="view__size"
          value={look.textSize}
          onChange={({ currentTarget }) =>
            setLook(store, { ...look, textSize: Number(currentTarget.value) })
          }
        >
          {TEXT_SIZES.map((size) => (
            <option key={size} value={size}>
              {formatMessage(viewMessages.pixels, { size })}
            </option>
          ))}
        </select>
      </div>
    </Dialog>
  );
};

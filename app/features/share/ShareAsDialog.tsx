import type { AppStore } from "../../state/store/store.ts";
import { ChoiceDialog } from "../../ui/ChoiceDialog.tsx";
import { shareAsMessages } from "./messages.ts";
import { SHARE_WAYS, shareAs } from "./share-as.ts";

interface ShareAsDialogProps {
  readonly store: AppStore;
  readonly announce: (text: string) => void;
  readonly onClose: () => void;
}

/** The formats in which the state can be shared, where there is no room for their menu. */
export const ShareAsDialog = ({ store, announce, onClose }: ShareAsDialogProps) => (
  <ChoiceDialog
    title={shareAsMessages.title}
    choices={SHARE_WAYS}
    onChoose={(id) => void shareAs(store, id, announce)}
    onClose={onClose}
  />
);

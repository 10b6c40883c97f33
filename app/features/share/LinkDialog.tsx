import { useRef } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { linkDialogMessages as words } from "./messages.ts";
import "./link-dialog.css";

/** Shows a link that could not be copied, selected, so that the user can copy it. */
export const LinkDialog = ({
  href,
  onCopy,
  onClose,
}: {
  readonly href: string;
  /** Called once the user has copied it. */
  readonly onCopy: () => void;
  readonly onClose: () => void;
}) => {
  const link = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog title={words.title} onClose={onClose} first={link}>
      <p className="link-dialog__text">{words.about}</p>
      <textarea
        ref={link}
        className="link-dialog__link"
        aria-label={words.link}
        readOnly
        rows={5}
        value={href}
        onCopy={onCopy}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
};

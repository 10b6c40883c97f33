import { useRef } from "react";
import { Dialog } from "../ui/Dialog.tsx";

/** Shows a link that could not be copied, selected, so that the user can. */
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
    <Dialog title="Copy this link" onClose={onClose} first={link}>
      <p className="link-dialog__text">
        The browser did not let the page copy it. It is selected: press Ctrl+C, or ⌘C. It is also in
        the address bar.
      </p>
      <textarea
        ref={link}
        className="link-dialog__link"
        aria-label="Link"
        readOnly
        rows={5}
        value={href}
        onCopy={onCopy}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
};

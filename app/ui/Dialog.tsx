import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "./Button.tsx";

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** `side` fills the height of the page at its right edge. */
  readonly placement?: "centre" | "side";
  readonly children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is mounted. Escape, the cross and a press beside it ask to
 * close; the browser keeps focus inside and gives it back afterwards.
 */
export const Dialog = ({ title, onClose, placement = "centre", children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside it has Escape as its key
    <dialog
      ref={dialog}
      className={placement === "side" ? "dialog dialog--side" : "dialog"}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <Button variant="quiet" small icon="close" aria-label="Close" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content is scrolled by keyboard */}
      <div className="dialog__body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
};

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./Button.tsx";
import { uiMessages } from "./messages.ts";

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** `side` fills the height of the page at its right edge. */
  readonly placement?: "centre" | "side";
  /** What has the focus first; by default the first thing that can. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is mounted: the platform's own element, which keeps focus
 * within, covers the page and knows Escape. Escape, the cross and a press beside it ask to close.
 */
export const Dialog = ({ title, onClose, placement, first, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    first?.current?.focus();
    // Only a dialog that is closed, not one that is merely removed, gives the focus back.
    return () => dialog?.close();
  }, [first]);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press beside it does
    <dialog
      ref={element}
      className={placement === "side" ? "dialog dialog--side" : "dialog"}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape in a row closes it unasked. One that is gone has nobody to tell.
      onClose={({ currentTarget: { isConnected, open } }) => isConnected && !open && onClose()}
      // What surrounds the dialog is the element itself, and what is in it are its children.
      onPointerDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressedBeside.current && target === currentTarget) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <Button
          variant="quiet"
          small
          icon="close"
          aria-label={uiMessages.close}
          onClick={onClose}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content is scrolled by keyboard */}
      <div className="dialog__body" tabIndex={0}>
        {children}
      </div>
    </dialog>,
    document.body,
  );
};

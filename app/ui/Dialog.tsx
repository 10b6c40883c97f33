import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./Button.tsx";
import { uiMessages } from "./messages.ts";
import "./dialog.css";

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** `side` fills the height of the page at its right edge. */
  readonly placement?: "centre" | "side";
  /** The element that is focused first; by default the first focusable one. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open while it is mounted. It is a `<dialog>` element, which traps the focus,
 * covers the page and handles Escape. Escape, the close button and a click outside ask to close.
 */
export const Dialog = ({ title, onClose, placement, first, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    first?.current?.focus();
    // Only closing a dialog, not just removing it, restores the focus.
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
      // A second Escape in a row closes it without asking.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      // Clicks outside the dialog target the element itself, clicks inside its children.
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressedOutside.current && target === currentTarget) onClose();
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

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import "./popup.css";

interface PopupProps {
  /** The text of the button that opens it. */
  readonly label: string;
  /** What opens, below the button; it is given a function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a box below it, with buttons or fields. Escape, a press elsewhere and moving
 * the focus out close it; the focus returns to the button.
 */
export const Popup = ({ label, children }: PopupProps) => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || root.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls in it
    <div
      ref={root}
      className="popup"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && root.current?.contains(relatedTarget) !== true) {
          setOpen(false);
        }
      }}
    >
      <Button
        ref={button}
        small
        aria-expanded={isOpen}
        className="popup__button"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <Icon name="chevron-down" />
      </Button>
      {isOpen && <div className="popup__box">{children(close)}</div>}
    </div>
  );
};

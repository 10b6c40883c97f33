import { type KeyboardEvent, type ReactNode, useState } from "react";

/**
 * Shows a few words under a control while it is pointed at or focused by keyboard; Escape takes them
 * away. They are for the eye: the control must be named without them.
 */
export const Tooltip = ({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}) => {
  const [shown, setShown] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setShown(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it
    <span
      className="tooltip-anchor"
      onPointerEnter={(event) => setShown(event.pointerType === "mouse")}
      onPointerLeave={() => setShown(false)}
      onFocus={(event) => setShown(event.target.matches(":focus-visible"))}
      onBlur={() => setShown(false)}
      onKeyDown={onKeyDown}
    >
      {children}
      {shown && (
        <span className="tooltip" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
};

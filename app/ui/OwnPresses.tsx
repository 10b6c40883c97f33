import type { ReactNode } from "react";

interface OwnPressesProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Controls in a row that can be pressed itself: presses on them are not presses on the row. */
export const OwnPresses = ({ className, children }: OwnPressesProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps presses from the row
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  <div
    className={className}
    onClick={(event) => event.stopPropagation()}
    onDoubleClick={(event) => event.stopPropagation()}
  >
    {children}
  </div>
);

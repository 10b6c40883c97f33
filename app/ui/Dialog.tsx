import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { Button } from "./Button.tsx";

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** `side` fills the height of the page at its right edge. */
  readonly placement?: "centre" | "side";
  /** What has the focus first; by default the first thing that can. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A modal dialog, open for as long as it is mounted. Escape, the cross and a press beside it ask to close. */
export const Dialog = ({ title, onClose, placement, first, children }: DialogProps) => (
  <Base.Root open onOpenChange={(open) => !open && onClose()}>
    <Base.Portal>
      <Base.Backdrop className="backdrop" />
      <Base.Popup
        className={placement === "side" ? "dialog dialog--side" : "dialog"}
        initialFocus={first}
      >
        <div className="dialog__head">
          <Base.Title>{title}</Base.Title>
          <Base.Close render={<Button variant="quiet" small icon="close" aria-label="Close" />} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content is scrolled by keyboard */}
        <div className="dialog__body" tabIndex={0}>
          {children}
        </div>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);

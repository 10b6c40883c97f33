import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import "./side-panel.css";

interface SidePanelProps {
  readonly title: string;
  /** The label of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  /** Shown beside the title: the progress of the work. */
  readonly progress: ReactNode;
  readonly children: ReactNode;
}

/** A panel shown in place of the tests until it is closed, by its button or Escape. */
export const SidePanel = (props: SidePanelProps) => {
  const { title, close, onClose, progress, children } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <section className="instead" aria-label={title} onKeyDown={onKeyDown}>
      <div className="instead__head">
        <h2>{title}</h2>
        {progress}
        <Button variant="quiet" small icon="close" aria-label={close} onClick={onClose} />
      </div>
      {children}
    </section>
  );
};

import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import "./instead-of-tests.css";

interface InsteadOfTestsProps {
  readonly title: string;
  /** What the button that closes it is called. */
  readonly close: string;
  readonly onClose: () => void;
  /** Beside the title: how far the work is. */
  readonly progress: ReactNode;
  readonly children: ReactNode;
}

/** What is shown in place of the tests until it is closed, by its button or Escape. */
export const InsteadOfTests = (props: InsteadOfTestsProps) => {
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

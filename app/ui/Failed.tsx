import { Button } from "./Button.tsx";
import { uiMessages } from "./messages.ts";

interface FailedProps {
  /** What failed. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Says that something failed, and offers to try it again. */
export const Failed = ({ text, onRetry, className }: FailedProps) => (
  <p className={className} role="alert">
    {text}{" "}
    <Button small onClick={onRetry}>
      {uiMessages.retry}
    </Button>
  </p>
);

import { Button } from "../../ui/Button.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";

interface PastedRobotsProps {
  readonly onOpen: () => void;
  readonly onTest: () => void;
  readonly onCancel: () => void;
}

/** Asks what to do with a robots.txt that was pasted as URLs. */
export const PastedRobots = ({ onOpen, onTest, onCancel }: PastedRobotsProps) => {
  return (
    <div className="pasted" role="alert">
      <p>{MESSAGES.looksLikeRobots}</p>
      <Button autoFocus small variant="primary" onClick={onOpen}>
        {MESSAGES.openIt}
      </Button>
      <Button small onClick={onTest}>
        {MESSAGES.testLines}
      </Button>
      <Button small variant="quiet" onClick={onCancel}>
        {MESSAGES.dropPaste}
      </Button>
    </div>
  );
};

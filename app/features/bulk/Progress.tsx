import { formatMessage } from "../../../core/index.ts";
import type { BulkProgress } from "../../answers/workers/bulk/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { MESSAGES } from "./messages.ts";
import { inBytes, inPercent, inTime } from "./words.ts";

/** Milliseconds before the rate is meaningful. */
const SETTLED = 400;

interface ProgressProps {
  readonly progress: BulkProgress | null;
  readonly startedAt: number;
  /** Reading was cancelled and can be resumed. */
  readonly isPaused: boolean;
  readonly onCancel: () => void;
  readonly onResume: () => void;
}

/** How far a run is, its speed and the time left, with a button to cancel it. */
export const Progress = (props: ProgressProps) => {
  const { progress, startedAt, isPaused, onCancel, onResume } = props;
  const { read = 0, total = 0, entries = 0 } = progress ?? {};
  const share = total === 0 ? 0 : Math.min(1, read / total);
  const passed = performance.now() - startedAt;
  const percent = inPercent(share);
  const done = { percent, read: formatMessage(MESSAGES.counted, { count: entries }) };
  const words =
    isPaused || passed < SETTLED || read === 0
      ? formatMessage(MESSAGES.runningAtFirst, done)
      : formatMessage(MESSAGES.running, {
          ...done,
          rate: inBytes((read / passed) * 1000),
          left: inTime(((total - read) / read) * passed),
        });
  return (
    <div className="bulk__progress">
      <div className="bulk__running">
        <span>{words}</span>
        <Button
          small
          variant={isPaused ? "primary" : "plain"}
          onClick={isPaused ? onResume : onCancel}
        >
          {isPaused ? MESSAGES.resume : MESSAGES.cancel}
        </Button>
      </div>
      <progress aria-label={MESSAGES.progress} max={1} value={share} />
    </div>
  );
};

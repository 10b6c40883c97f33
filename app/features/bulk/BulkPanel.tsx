import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { MOST_KEPT } from "../../answers/workers/bulk/messages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import "./bulk.css";
import "./results.css";
import { bulkOf } from "./bulk-store.ts";
import { Intake } from "./Intake.tsx";
import { MESSAGES } from "./messages.ts";
import { Progress } from "./Progress.tsx";
import { Results } from "./Results.tsx";
import { inBytes, inTime } from "./words.ts";

interface BulkPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly state: AppState;
}

/** The Bulk tab: judges whole lists, sitemaps and logs. */
export const BulkPanel = ({ store, port, state }: BulkPanelProps) => {
  const bulk = bulkOf(store);
  const { phase, progress, run, startedAt } = useStore(bulk.store);
  const { found, status } = useStore(bulk.result);
  const result = found?.result ?? null;
  const [announced, setAnnounced] = useState("");
  const total = result?.files.reduce((sum, { size }) => sum + size, 0) ?? 0;
  const ended =
    result === null
      ? ""
      : result.isPartial
        ? MESSAGES.cancelled
        : formatMessage(MESSAGES.done, { size: inBytes(total), time: inTime(result.elapsed) });
  // Screen readers announce changes in a status region only if it was there before.
  useEffect(() => setAnnounced(phase === "failed" ? MESSAGES.failed : ended), [phase, ended]);
  const isStale = status === "outdated";
  const isReading = phase === "running" || phase === "paused";
  return (
    <div className="bulk">
      <Intake bulk={bulk} state={state} />
      {isReading && (
        <Progress
          progress={progress}
          startedAt={startedAt}
          isPaused={phase === "paused"}
          onCancel={bulk.cancel}
          onResume={bulk.resume}
        />
      )}
      <p
        className={phase === "done" ? "bulk__status bulk__status--done" : "bulk__status"}
        role="status"
      >
        {announced}
      </p>
      {result !== null && isStale && !result.canJudgeAgain && (
        <p className="bulk__note">
          {formatMessage(MESSAGES.stale, MOST_KEPT)}{" "}
          {phase === "done" && (
            <Button small onClick={bulk.start}>
              {MESSAGES.startAgain}
            </Button>
          )}
        </p>
      )}
      {result !== null && (
        <Results
          isStale={isStale}
          key={run}
          store={store}
          bulk={bulk}
          result={result}
          state={state}
          port={port}
        />
      )}
    </div>
  );
};

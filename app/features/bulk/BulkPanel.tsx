import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { type BulkInput, MOST_KEPT } from "../../answers/workers/bulk/messages.ts";
import { Button } from "../../ui/Button.tsx";
import type { PanelProps } from "../panel.ts";
import "./bulk.css";
import "./results.css";
import { bulkOf } from "./bulk-store.ts";
import { Intake } from "./Intake.tsx";
import { MESSAGES } from "./messages.ts";
import { Progress } from "./Progress.tsx";
import { Results } from "./Results.tsx";
import { inBytes, inTime } from "./words.ts";

/** Opens what was given to Bulk in the editor: a pasted text without a name. */
const openInput = async (
  services: PanelProps["services"],
  { name, data }: BulkInput,
): Promise<void> => {
  if (name === MESSAGES.pasted) services.openPasted(await data.text());
  else services.openFiles([new File([data], name.slice(name.lastIndexOf("/") + 1))]);
};

/** The Bulk tab: judges whole lists, sitemaps and logs. */
export const BulkPanel = ({ store, port, state, services }: PanelProps) => {
  const bulk = bulkOf(store);
  const { phase, progress, run, startedAt, read } = useStore(bulk.store);
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
          onShow={services.show}
          onOpen={(index) => {
            const input = read?.inputs[index];
            if (input !== undefined) void openInput(services, input);
          }}
        />
      )}
    </div>
  );
};

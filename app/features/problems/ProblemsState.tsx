import { formatMessage, sentences } from "../../../core/index.ts";
import type { Findings } from "../../answers/findings.ts";
import { Failed } from "../../ui/Failed.tsx";
import { MESSAGES } from "./messages.ts";

/** The message when no finding is listed: that there are none, or why that is unknown. */
export const ProblemsState = ({
  findings,
  onRetry,
}: {
  readonly findings: Findings;
  readonly onRetry: () => void;
}) => {
  const { document, diagnostics, hidden, checks, status } = findings;
  const isClean = document !== null && diagnostics.length === 0;
  return (
    <>
      {status === "failed" && (
        <Failed
          className="problems__none"
          text={sentences(MESSAGES.failed, diagnostics.length > 0 && MESSAGES.stale)}
          onRetry={onRetry}
        />
      )}
      {document === null && (status === "waiting" || status === "outdated") && (
        <p className="problems__none">{MESSAGES.checking}</p>
      )}
      {isClean && hidden > 0 && (
        <p className="problems__none">{formatMessage(MESSAGES.noneShown, { count: hidden })}</p>
      )}
      {isClean && hidden === 0 && (
        <p className="problems__none problems__none--clean">
          {formatMessage(MESSAGES.none, {
            checks,
            lines: formatMessage(MESSAGES.lines, { count: document.lineCount }),
          })}
        </p>
      )}
    </>
  );
};

import { formatMessage } from "../../core/index.ts";
import type { Findings } from "../worker-client/findings.ts";
import { MESSAGES } from "./messages.ts";

/** What there is to say where no finding is listed: that none was found, or why that is not known. */
export const ProblemsState = ({ findings }: { readonly findings: Findings }) => {
  const { document, diagnostics, hidden, checks, progress } = findings;
  const isClean = document !== null && diagnostics.length === 0;
  return (
    <>
      {progress === "failed" && <p className="problems__none">{MESSAGES.failed}</p>}
      {document === null && progress === "checking" && (
        <p className="problems__none">{MESSAGES.checking}</p>
      )}
      {isClean && hidden > 0 && (
        <p className="problems__none">{formatMessage(MESSAGES.noneShown, { count: hidden })}</p>
      )}
      {isClean && hidden === 0 && (
        <p className="problems__none">
          {formatMessage(MESSAGES.none, {
            checks,
            lines: formatMessage(MESSAGES.lines, { count: document.lineCount }),
          })}
        </p>
      )}
    </>
  );
};

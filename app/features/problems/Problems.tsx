import { useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { filtered, mostSevereFirst, NO_FILTER } from "./filter.ts";
import { countSafe } from "./fix-all.ts";
import { MESSAGES } from "./messages.ts";
import { ProblemList } from "./ProblemList.tsx";
import { ProblemsHead } from "./ProblemsHead.tsx";
import { ProblemsState } from "./ProblemsState.tsx";
import { stepProblem } from "./step-problem.ts";
import { useFixes } from "./use-fixes.ts";
import "./problems.css";

/** How many findings are shown at first, and how many more each click adds. */
const PAGE = 200;

interface ProblemsProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** Shows the page of a check. */
  readonly onWhy: (rule: string) => void;
  /** Converts the file to UTF-8. */
  readonly onConvert: () => void;
  /** What a check asks for, in one line, with code in backticks. */
  readonly titleOf: (rule: string) => string;
  /** Opens the settings of checks. */
  readonly onSettings: () => void;
}

/** The findings of the checks, with a button for each fix. */
export const Problems = (props: ProblemsProps) => {
  const { store, port, onWhy, onConvert, titleOf, onSettings } = props;
  const findings = useStore(findingsOf(store));
  const { document, diagnostics, suppressed, hidden, status } = findings;
  const [shown, setShown] = useState(PAGE);
  const [filter, setFilter] = useState(NO_FILTER);
  const [grouped, setGrouped] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fixes = useFixes({ store, port, document, list, heading, onConvert });
  const visible = document === null ? [] : mostSevereFirst(filtered(diagnostics, document, filter));
  const filteredOut = diagnostics.length - visible.length;
  return (
    <>
      <ProblemsHead
        heading={heading}
        diagnostics={diagnostics}
        ignored={suppressed.length}
        hidden={hidden}
        isChecking={document !== null && status === "outdated"}
        filter={filter}
        onFilter={setFilter}
        grouped={grouped}
        onGroup={setGrouped}
        onStep={(direction) => void stepProblem(store, port, direction)}
        safe={countSafe(diagnostics)}
        onFixAll={fixes.fixAll}
        onSettings={onSettings}
      />
      <ProblemsState findings={findings} onRetry={findingsOf(store).retry} />
      <div ref={list}>
        {document !== null && (
          <ProblemList
            document={document}
            diagnostics={visible}
            shown={shown}
            grouped={grouped}
            fixes={fixes}
            onWhy={onWhy}
            titleOf={titleOf}
          />
        )}
      </div>
      {filteredOut > 0 && (
        <p className="problems__more">
          {formatMessage(MESSAGES.filteredOut, { count: filteredOut })}
          <Button small onClick={() => setFilter(NO_FILTER)}>
            {MESSAGES.resetFilter}
          </Button>
        </p>
      )}
      {visible.length > shown && (
        <p className="problems__more">
          <Button small onClick={() => setShown(shown + PAGE)}>
            {MESSAGES.showMore}
          </Button>
          {formatMessage(MESSAGES.shownOf, { shown, count: visible.length })}
        </p>
      )}
    </>
  );
};

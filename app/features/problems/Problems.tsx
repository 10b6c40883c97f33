import { useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { mostSevereFirst } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../../ui/later.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { currentProblemOf } from "./current-problem.ts";
import { FixAllPreview } from "./FixAllPreview.tsx";
import { filtered, NO_FILTER } from "./filter.ts";
import { countSafe } from "./fix-all.ts";
import { MESSAGES } from "./messages.ts";
import { ProblemList } from "./ProblemList.tsx";
import { ProblemsHead } from "./ProblemsHead.tsx";
import { ProblemsState } from "./ProblemsState.tsx";
import { QuietLines } from "./QuietLines.tsx";
import { SEER_NAMES, type Seer } from "./seers.ts";
import { stepProblem } from "./step-problem.ts";
import { useFixAll } from "./use-fix-all.ts";
import { useFixes } from "./use-fixes.ts";
import "./problem-list.css";
import "./problems.css";

const SeenBy = lazyPart(async () => (await import("./SeenBy.tsx")).SeenBy);

/** How many findings are shown at first, and how many more each click adds. */
const PAGE = 200;

interface ProblemsProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** Shows the page of a check. */
  readonly onWhy: (rule: string) => void;
  /** Converts the file to UTF-8. */
  readonly onConvert: () => void;
  /** Shows the HTTP response, which some problems are about. */
  readonly onResponse: () => void;
  /** What a check asks for, in one line, with code in backticks. */
  readonly titleOf: (rule: string) => string;
  /** Opens the settings of checks. */
  readonly onSettings: () => void;
}

/** The findings of the checks, with a button for each fix. */
export const Problems = (props: ProblemsProps) => {
  const { store, port, onWhy, onConvert, onResponse, titleOf, onSettings } = props;
  const findings = useStore(findingsOf(store));
  const { document, diagnostics, quiet, suppressed, hidden, status } = findings;
  const [shown, setShown] = useState(PAGE);
  const [filter, setFilter] = useState(NO_FILTER);
  const [grouped, setGrouped] = useState(false);
  const [seer, setSeer] = useState<Seer>("workbench");
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fixAll = useRef<HTMLButtonElement>(null);
  const [offer, openOffer] = useFixAll({ store, port, document, button: fixAll });
  const fixes = useFixes({ store, port, document, list, heading, onConvert, onResponse });
  const visible = document === null ? [] : mostSevereFirst(filtered(diagnostics, document, filter));
  const current = useStore(currentProblemOf(store));
  const listed = Math.max(shown, current === null ? 0 : visible.indexOf(current) + 1);
  const filteredOut = diagnostics.length - visible.length;
  return (
    <>
      <ProblemsHead
        seer={seer}
        onSeer={setSeer}
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
        safe={countSafe([...diagnostics, ...quiet])}
        fixAll={fixAll}
        isFixing={offer !== null}
        onFixAll={openOffer}
        onSettings={onSettings}
      />
      {seer !== "workbench" && (
        <PanelBoundary name={SEER_NAMES[seer]}>
          <SeenBy store={store} port={port} validator={seer} />
        </PanelBoundary>
      )}
      {seer === "workbench" && (
        <>
          {offer !== null && <FixAllPreview offer={offer} isClean={diagnostics.length === 0} />}
          <ProblemsState findings={findings} onRetry={findingsOf(store).retry} />
          <div ref={list}>
            {document !== null && (
              <ProblemList
                document={document}
                diagnostics={visible}
                shown={listed}
                current={current}
                grouped={grouped}
                fixes={fixes}
                onWhy={onWhy}
                titleOf={titleOf}
              />
            )}
            {document !== null && (
              <QuietLines
                document={document}
                diagnostics={filtered(quiet, document, filter)}
                start={Math.min(listed, visible.length)}
                most={PAGE}
                current={null}
                fixes={fixes}
                onWhy={onWhy}
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
          {visible.length > listed && (
            <p className="problems__more">
              <Button small onClick={() => setShown(listed + PAGE)}>
                {MESSAGES.showMore}
              </Button>
              {formatMessage(MESSAGES.shownOf, { shown: listed, count: visible.length })}
            </p>
          )}
        </>
      )}
    </>
  );
};

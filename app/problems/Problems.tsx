import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { Diagnostic, Fix } from "../../core/lint/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { flipsOf } from "../store/flips.ts";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { counted } from "../ui/counted.ts";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { WithCode } from "../ui/WithCode.tsx";
import { findingsOf } from "../worker-client/findings.ts";
import { FixPreview } from "./FixPreview.tsx";
import { byRule, filtered, NO_FILTER } from "./filter.ts";
import { countSafe, fixAllEdits } from "./fix-all.ts";
import { ProblemItem } from "./ProblemItem.tsx";
import { ProblemsHead } from "./ProblemsHead.tsx";
import { sameFinding } from "./same-finding.ts";
import { stepProblem } from "./step-problem.ts";
import { useFindings } from "./use-findings.ts";
import "./problems.css";

/** How many findings are shown at first, and how many more at a press. */
const PAGE = 200;

interface ProblemsProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** Shows the page of a check. */
  readonly onWhy: (rule: string) => void;
  /** Makes the file one in UTF-8. */
  readonly onConvert: () => void;
  /** What a check asks for, in a line, with code in backticks. */
  readonly titleOf: (rule: string) => string;
}

/** A fix that waits for a yes. */
interface Asking {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  readonly index: number;
  readonly state: AppState;
}

/** Whether the user has to say yes first: a choice among several, or verdicts under test that turn. */
const hasToAsk = ({ kind, edits }: Fix, state: AppState): boolean =>
  kind === "suggest" || (kind === "repair" && flipsOf(state, edits).length > 0);

/** What the checks find in the file, with a press to mend what can be mended. */
export const Problems = ({ store, port, onWhy, onConvert, titleOf }: ProblemsProps) => {
  const { document, diagnostics, suppressed, checks, progress } = useDeferredValue(
    useFindings(store),
  );
  const [shown, setShown] = useState(PAGE);
  const [filter, setFilter] = useState(NO_FILTER);
  const [grouped, setGrouped] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);

  // A fix takes its own button away: focus goes on to the finding that has taken its place.
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fixedAt = useRef<number | null>(null);
  // What is shown may lag behind the text: its places are then looked up anew.
  const present = useCallback(
    async (diagnostic: Diagnostic): Promise<Diagnostic | null> => {
      const current = store.getState();
      if (current.document === document) return diagnostic;
      const all = await findingsOf(store).ask(current.document);
      return sameFinding(diagnostic, all ?? []);
    },
    [store, document],
  );
  const reveal = useCallback(
    async (diagnostic: Diagnostic) => port.reveal((await present(diagnostic)) ?? diagnostic),
    [port, present],
  );
  const apply = useCallback(
    ({ edits }: Fix, index: number, { document: of }: AppState) => {
      port.applyEdits(edits, of);
      fixedAt.current = index;
      setAsking(null);
    },
    [port],
  );
  const choose = useCallback(
    async (shownDiagnostic: Diagnostic, { title }: Fix, index: number) => {
      const diagnostic = await present(shownDiagnostic);
      const fix = diagnostic?.fixes.find((one) => one.title === title);
      if (diagnostic === null || fix === undefined) return;
      const state = store.getState();
      if (hasToAsk(fix, state)) setAsking({ diagnostic: shownDiagnostic, fix, index, state });
      else apply(fix, index, state);
    },
    [store, present, apply],
  );
  const convert = useCallback(
    (index: number) => {
      fixedAt.current = index;
      onConvert();
    },
    [onConvert],
  );
  const itemAt = (index: number): HTMLElement | null => {
    const items = list.current?.querySelectorAll<HTMLElement>(".problem__line") ?? [];
    return items[Math.min(index, items.length - 1)] ?? heading.current;
  };
  useEffect(() => {
    const at = fixedAt.current;
    if (at === null || globalThis.document.activeElement !== globalThis.document.body) return;
    fixedAt.current = null;
    itemAt(at)?.focus();
  });

  const fixAll = async () => {
    const current = store.getState().document;
    const edits = await fixAllEdits(current, findingsOf(store).ask);
    if (edits !== null) port.applyEdits(edits, current);
  };
  const visible = document === null ? [] : filtered(diagnostics, document, filter);
  // Edits are those of the text they were made for: another text takes the question away.
  const asked = asking !== null && asking.state.document === document ? asking : null;

  let place = 0;
  const itemOf = (diagnostic: Diagnostic) => {
    if (document === null || place >= shown) return null;
    const index = place++;
    return (
      <ProblemItem
        key={`${diagnostic.rule} ${diagnostic.from} ${diagnostic.to} ${diagnostic.message}`}
        diagnostic={diagnostic}
        document={document}
        onReveal={reveal}
        onWhy={onWhy}
        index={index}
        onFix={choose}
        onConvert={convert}
        preview={
          asked?.diagnostic === diagnostic ? (
            <FixPreview
              {...asked}
              onApply={() => apply(asked.fix, asked.index, asked.state)}
              onCancel={() => {
                setAsking(null);
                itemAt(asked.index)?.focus();
              }}
            />
          ) : null
        }
      />
    );
  };
  return (
    <>
      <ProblemsHead
        heading={heading}
        diagnostics={diagnostics}
        ignored={suppressed.length}
        isChecking={document !== null && progress === "checking"}
        filter={filter}
        onFilter={setFilter}
        grouped={grouped}
        onGroup={setGrouped}
        onStep={(direction) => void stepProblem(store, port, direction)}
        safe={countSafe(diagnostics)}
        onFixAll={fixAll}
      />
      {progress === "failed" && (
        <p className="problems__none">
          The checks could not be loaded. Your text is kept and can be edited; reload the page to
          try again.
        </p>
      )}
      {document === null && progress === "checking" && <p className="problems__none">Checking…</p>}
      {document !== null && diagnostics.length === 0 && (
        <p className="problems__none">
          No problems found. {checks} checks looked at {counted(document.lineCount, "line")}:
          spelling, syntax, groups, paths and what rules do to each other.
        </p>
      )}
      <div ref={list}>
        {visible.length > 0 && !grouped && (
          // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari tells of no list
          <ul role="list" className="problems__list" aria-label="Problems">
            {visible.map(itemOf)}
          </ul>
        )}
        {visible.length > 0 &&
          grouped &&
          byRule(visible).map(({ rule, severity, diagnostics: own }) =>
            place >= shown ? null : (
              <section key={rule} className="problems__group">
                <h3>
                  <SeverityMark severity={severity} />{" "}
                  <span className="problems__title">
                    <WithCode text={titleOf(rule)} />
                  </span>{" "}
                  <code>{rule}</code> {counted(own.length, "finding")}
                </h3>
                {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
                <ul role="list" className="problems__list" aria-label={`Problems: ${rule}`}>
                  {own.map(itemOf)}
                </ul>
              </section>
            ),
          )}
      </div>
      {diagnostics.length > visible.length && (
        <p className="problems__more">
          {counted(diagnostics.length - visible.length, "problem")} hidden by the filter.
          <Button small onClick={() => setFilter(NO_FILTER)}>
            Show all
          </Button>
        </p>
      )}
      {visible.length > shown && (
        <p className="problems__more">
          <Button small onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
          {shown} of {visible.length} are shown.
        </p>
      )}
    </>
  );
};

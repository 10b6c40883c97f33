import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { Diagnostic, Fix } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { findingsOf } from "../store/findings.ts";
import type { AppStore } from "../store/store.ts";
import { afterPaint } from "../ui/after-paint.ts";
import { Button } from "../ui/Button.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { countBySeverity } from "./counts.ts";
import { countSafe, fixAllEdits } from "./fix-all.ts";
import { ProblemItem } from "./ProblemItem.tsx";
import { sameFinding } from "./same-finding.ts";
import { useFindings } from "./use-findings.ts";
import "./problems.css";

const sheetModule = afterPaint(() => import("./RuleSheet.tsx"));
const RuleSheet = lazy(async () => ({ default: (await sheetModule()).RuleSheet }));

/** How many findings are shown at first, and how many more at a press. */
const PAGE = 200;

interface ProblemsProps {
  readonly store: AppStore;
  readonly port: EditorPort;
}

/** What the checks find in the file, with a press to mend what can be mended. */
export const Problems = ({ store, port }: ProblemsProps) => {
  const { document, diagnostics, checks, progress } = useDeferredValue(useFindings(store));
  const [shown, setShown] = useState(PAGE);
  const [ruleId, setRuleId] = useState<string | null>(null);
  const safe = countSafe(diagnostics);

  // A fix takes its own button away: focus goes on to the finding that has taken its place.
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
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
  const applyFix = useCallback(
    async (diagnostic: Diagnostic, { title }: Fix, index: number) => {
      const found = await present(diagnostic);
      const fix = found?.fixes.find((one) => one.title === title);
      if (fix === undefined) return;
      port.applyEdits(fix.edits);
      fixedAt.current = index;
    },
    [port, present],
  );
  useEffect(() => {
    const at = fixedAt.current;
    if (at === null || globalThis.document.activeElement !== globalThis.document.body) return;
    fixedAt.current = null;
    const items = list.current?.querySelectorAll<HTMLElement>(".problem__line") ?? [];
    (items[Math.min(at, items.length - 1)] ?? heading.current)?.focus();
  });

  const fixAll = async () => {
    const current = store.getState().document;
    const edits = await fixAllEdits(current, findingsOf(store).ask);
    if (edits !== null && store.getState().document === current) port.applyEdits(edits);
  };
  return (
    <>
      <div className="problems__head">
        <h2 ref={heading} tabIndex={-1}>
          Problems
        </h2>
        {countBySeverity(diagnostics).map(({ severity, text }) => (
          <span key={severity} className="problems__count">
            <SeverityMark severity={severity} />
            {text}
          </span>
        ))}
        {document !== null && progress === "checking" && (
          <span className="problems__count">Checking…</span>
        )}
        <Button
          small
          className="problems__fix-all"
          disabled={safe === 0}
          title={
            safe === 0
              ? "No problem has a fix that leaves every verdict as it is"
              : "Applies the fixes that leave every verdict as it is; one undo takes them back"
          }
          onClick={fixAll}
        >
          Fix all safe problems
        </Button>
      </div>
      {progress === "failed" && (
        <p className="problems__none">
          The checks could not be loaded. Your text is kept and can be edited; reload the page to
          try again.
        </p>
      )}
      {document === null && progress === "checking" && <p className="problems__none">Checking…</p>}
      {document !== null && diagnostics.length === 0 && (
        <p className="problems__none">
          No problems found. {checks} checks looked at {document.lineCount}{" "}
          {document.lineCount === 1 ? "line" : "lines"}: spelling, syntax, groups, paths and what
          rules do to each other.
        </p>
      )}
      {document !== null && diagnostics.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari tells of no list
        <ul ref={list} role="list" className="problems__list" aria-label="Problems">
          {diagnostics.slice(0, shown).map((diagnostic, index) => (
            <ProblemItem
              key={`${diagnostic.rule} ${diagnostic.from} ${diagnostic.to} ${diagnostic.message}`}
              diagnostic={diagnostic}
              document={document}
              onReveal={reveal}
              onWhy={setRuleId}
              index={index}
              onFix={applyFix}
            />
          ))}
        </ul>
      )}
      {diagnostics.length > shown && (
        <p className="problems__more">
          <Button small onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
          {shown} of {diagnostics.length} are shown.
        </p>
      )}
      <Suspense>
        {ruleId !== null && <RuleSheet ruleId={ruleId} onClose={() => setRuleId(null)} />}
      </Suspense>
    </>
  );
};

import type { RefObject } from "react";
import type { Diagnostic } from "../../core/lint/index.ts";
import { Button } from "../ui/Button.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { countBySeverity } from "./counts.ts";
import { type Filter, toggled } from "./filter.ts";

interface ProblemsHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly diagnostics: readonly Diagnostic[];
  /** How many findings the file asks to leave out. */
  readonly ignored: number;
  readonly isChecking: boolean;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly grouped: boolean;
  readonly onGroup: (grouped: boolean) => void;
  readonly onStep: (direction: 1 | -1) => void;
  /** How many findings have a safe fix. */
  readonly safe: number;
  readonly onFixAll: () => void;
}

/** The line above the problems: how many of what, which are shown, and what can be done with all. */
export const ProblemsHead = (props: ProblemsHeadProps) => {
  const { heading, diagnostics, isChecking, filter, onFilter, grouped, onGroup, onStep } = props;
  const { ignored, safe, onFixAll } = props;
  return (
    <div className="problems__head">
      <h2 ref={heading} tabIndex={-1}>
        Problems
      </h2>
      {countBySeverity(diagnostics).map(({ severity, text }) => (
        <button
          key={severity}
          type="button"
          className="problems__count"
          aria-pressed={!filter.hidden.has(severity)}
          title={filter.hidden.has(severity) ? `Show ${text}` : `Hide ${text}`}
          onClick={() => onFilter(toggled(filter, severity))}
        >
          <SeverityMark severity={severity} />
          {text}
        </button>
      ))}
      {ignored > 0 && (
        <span
          className="problems__ignored"
          title="The file asks to leave these out: # workbench-ignore"
        >
          {ignored.toLocaleString("en")} ignored
        </span>
      )}
      {isChecking && <span className="problems__checking">Checking…</span>}
      {diagnostics.length > 1 && (
        <span className="problems__tools">
          <input
            type="search"
            className="problems__search"
            aria-label="Filter the problems"
            placeholder="Filter"
            value={filter.text}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ currentTarget }) => onFilter({ ...filter, text: currentTarget.value })}
          />
          <Button
            variant="quiet"
            small
            aria-pressed={grouped}
            title="Problems of one check together, the gravest first"
            onClick={() => onGroup(!grouped)}
          >
            By check
          </Button>
          <Button
            variant="quiet"
            small
            icon="chevron-up"
            aria-label="Previous problem"
            title="Previous problem (Shift+F8)"
            onClick={() => onStep(-1)}
          />
          <Button
            variant="quiet"
            small
            icon="chevron-down"
            aria-label="Next problem"
            title="Next problem (F8)"
            onClick={() => onStep(1)}
          />
        </span>
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
        onClick={onFixAll}
      >
        Fix all safe problems
      </Button>
    </div>
  );
};

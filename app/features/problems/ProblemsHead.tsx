import type { RefObject } from "react";
import { formatMessage } from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";
import { Button } from "../../ui/Button.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { countBySeverity, type SeverityCount } from "./counts.ts";
import { type Filter, onlySeverity } from "./filter.ts";
import { MESSAGES } from "./messages.ts";
import { SEER_NAMES, SEERS, type Seer } from "./seers.ts";

interface ProblemsHeadProps {
  /** Who judges the file; the rest of the line is about the checks of this page. */
  readonly seer: Seer;
  readonly onSeer: (seer: Seer) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly diagnostics: readonly Diagnostic[];
  /** How many findings comments in the file ignore. */
  readonly ignored: number;
  /** How many findings the settings of checks hide. */
  readonly hidden: number;
  readonly isChecking: boolean;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly grouped: boolean;
  readonly onGroup: (grouped: boolean) => void;
  readonly onStep: (direction: 1 | -1) => void;
  /** How many findings have a safe fix. */
  readonly safe: number;
  /** The button that shows what fixing all does. */
  readonly fixAll: RefObject<HTMLButtonElement | null>;
  readonly isFixing: boolean;
  readonly onFixAll: () => void;
  readonly onSettings: () => void;
}

/**
 * The number of findings of one severity; a click shows only these, and another shows all again.
 */
const Count = ({
  count: { severity, text, plural },
  filter,
  onFilter,
}: {
  readonly count: SeverityCount;
} & Pick<ProblemsHeadProps, "filter" | "onFilter">) => {
  const isOnly = filter.only === severity;
  return (
    <button
      type="button"
      className="problems__count"
      aria-pressed={isOnly}
      title={isOnly ? MESSAGES.showAll : formatMessage(MESSAGES.showOnly, { severities: plural })}
      onClick={() => onFilter(onlySeverity(filter, severity))}
    >
      <SeverityMark severity={severity} />
      <span>{text}</span>
    </button>
  );
};

type ToolsProps = Pick<ProblemsHeadProps, "filter" | "onFilter" | "grouped" | "onGroup" | "onStep">;

/** The search field for the list. */
const Tools = ({ filter, onFilter, grouped, onGroup, onStep }: ToolsProps) => (
  <span className="problems__tools">
    <FilterField
      label={MESSAGES.filterName}
      hint={MESSAGES.filterHint}
      value={filter.text}
      onChange={(text) => onFilter({ ...filter, text })}
    />
    <Button
      variant="quiet"
      small
      aria-pressed={grouped}
      title={MESSAGES.byCheckTitle}
      onClick={() => onGroup(!grouped)}
    >
      {MESSAGES.byCheck}
    </Button>
    <Button
      variant="quiet"
      small
      icon="chevron-up"
      aria-label={MESSAGES.previous}
      title={MESSAGES.previousTitle}
      onClick={() => onStep(-1)}
    />
    <Button
      variant="quiet"
      small
      icon="chevron-down"
      aria-label={MESSAGES.next}
      title={MESSAGES.nextTitle}
      onClick={() => onStep(1)}
    />
  </span>
);

/** Chooses who judges the file. */
const SeerField = ({ seer, onSeer }: Pick<ProblemsHeadProps, "seer" | "onSeer">) => (
  <label className="problems__seer">
    {MESSAGES.seenBy}
    <select
      value={seer}
      onChange={({ currentTarget }) =>
        onSeer(SEERS.find((one) => one === currentTarget.value) ?? "workbench")
      }
    >
      {SEERS.map((one) => (
        <option key={one} value={one}>
          {SEER_NAMES[one]}
        </option>
      ))}
    </select>
  </label>
);

/** The counts of problems, filters, and actions for all problems. */
const OwnHead = (props: ProblemsHeadProps) => {
  const { diagnostics, isChecking, filter, onFilter } = props;
  const { ignored, hidden, safe, fixAll, isFixing, onFixAll, onSettings } = props;
  return (
    <>
      {countBySeverity(diagnostics).map((count) => (
        <Count key={count.severity} count={count} filter={filter} onFilter={onFilter} />
      ))}
      {ignored > 0 && (
        <span className="problems__ignored" title={MESSAGES.ignoredTitle}>
          {formatMessage(MESSAGES.ignored, { count: ignored })}
        </span>
      )}
      {hidden > 0 && (
        <span className="problems__ignored" title={MESSAGES.notShownTitle}>
          {formatMessage(MESSAGES.notShown, { count: hidden })}
        </span>
      )}
      {isChecking && <span className="problems__checking">{MESSAGES.checking}</span>}
      {diagnostics.length > 1 && <Tools {...props} />}
      {safe === 0 && diagnostics.length > 0 && (
        <span className="problems__ignored problems__none-safe">{MESSAGES.noneSafe}</span>
      )}
      <Button
        small
        ref={fixAll}
        className="problems__fix-all"
        // It can be pressed: it then says why there is nothing to do.
        aria-disabled={safe === 0}
        aria-expanded={isFixing}
        title={MESSAGES.fixAllTitle}
        onClick={onFixAll}
      >
        {MESSAGES.fixAll}
      </Button>
      <Button
        variant="quiet"
        small
        icon="settings"
        aria-label={MESSAGES.settings}
        title={MESSAGES.settings}
        aria-haspopup="dialog"
        onClick={onSettings}
      />
    </>
  );
};

/** The line above the problems: who judges the file, then counts, filters and actions. */
export const ProblemsHead = (props: ProblemsHeadProps) => (
  <div className="problems__head">
    <h2 ref={props.heading} tabIndex={-1}>
      {MESSAGES.heading}
    </h2>
    <SeerField seer={props.seer} onSeer={props.onSeer} />
    {props.seer === "workbench" && <OwnHead {...props} />}
  </div>
);

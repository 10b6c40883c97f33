import type { KeyboardEvent, ReactNode } from "react";

/** A tab: what it is called and which panel it shows. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabListProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** The panels' element ids are this, a hyphen and the tab's id. */
  readonly panels: string;
  readonly className: string;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A row of tabs; arrow keys go from one to the next and show its panel at once. */
export const TabList = <Id extends string>(props: TabListProps<Id>) => {
  const { label, tabs, chosen, onChoose, panels, className } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const index = tabs.findIndex(({ id }) => id === chosen);
    const next = step === undefined ? undefined : tabs[step(index, tabs.length)];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`${panels}-tab-${next.id}`)?.focus();
  };
  return (
    <div
      className={className}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panels}-tab-${tab.id}`}
          className={`${className}__tab`}
          aria-selected={tab.id === chosen}
          aria-controls={`${panels}-${tab.id}`}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};

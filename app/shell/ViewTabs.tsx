import { type KeyboardEvent, Suspense } from "react";
import type { AppStore } from "../store/store.ts";
import { ProblemCount } from "./parts.ts";

/** The panel a narrow page shows. */
export type View = "editor" | "test" | "problems";

const VIEWS: readonly (readonly [View, string])[] = [
  ["editor", "Editor"],
  ["test", "Test"],
  ["problems", "Problems"],
];

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ViewTabsProps {
  readonly store: AppStore;
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** On a narrow page, the choice of the panel that is shown. */
export const ViewTabs = ({ store, view, onChange }: ViewTabsProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const index = VIEWS.findIndex(([id]) => id === view);
    const next = VIEWS[(index + step + VIEWS.length) % VIEWS.length];
    if (next === undefined) return;
    onChange(next[0]);
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${next[0]}"]`)?.focus();
  };
  return (
    <div className="views" role="tablist" aria-label="Views" onKeyDown={onKeyDown} tabIndex={-1}>
      {VIEWS.map(([id, label]) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="views__tab"
          data-view={id}
          aria-selected={view === id}
          aria-controls={`view-${id}`}
          tabIndex={view === id ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
          {id === "problems" && (
            <Suspense>
              {" "}
              <ProblemCount store={store} />
            </Suspense>
          )}
        </button>
      ))}
    </div>
  );
};

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";

/**
 * A tab: its label and, if the tabs contain their panels, its content, which begins with something
 * that can be focused, so that the panel is no tab stop itself.
 */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content?: ReactNode;
  /**
   * Tabs with the same value have one panel element between them: what their contents begin with, such
   * as a field that is being typed in, stays as it is when one takes the place of the other.
   */
  readonly panel?: string;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly className: string;
  readonly panelClassName?: string;
}

/** The tab that a key moves to, of `count` tabs; null for other keys. */
export const tabAfterKey = (key: string, place: number, count: number): number | null => {
  const places = new Map([
    ["ArrowLeft", (place + count - 1) % count],
    ["ArrowRight", (place + 1) % count],
    ["Home", 0],
    ["End", count - 1],
  ]);
  return places.get(key) ?? null;
};

/**
 * A row of tabs, with the selected panel below if it has content. The row is one tab stop; arrow
 * keys, Home and End select a tab, by the tabs pattern of the ARIA Authoring Practices.
 */
export const Tabs = <Id extends string>(props: TabsProps<Id>) => {
  const { label, tabs, chosen, onChoose, className, panelClassName } = props;
  const prefix = useId();
  const tabId = (id: Id): string => `${prefix}tab-${id}`;
  const panelId = (id: Id): string => `${prefix}panel-${id}`;
  const place = tabs.findIndex(({ id }) => id === chosen);
  const { content, panel = chosen } = tabs[place] ?? {};
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  // Another content begins at its top, in a panel element that stays as well.
  useLayoutEffect(() => {
    if (shown.current !== chosen && body.current !== null) body.current.scrollTop = 0;
    shown.current = chosen;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = tabAfterKey(event.key, place, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    const element = event.currentTarget.children[next];
    if (element instanceof HTMLElement) element.focus();
    onChoose(tab.id);
  };
  return (
    <div className="tabbed">
      <div
        role="tablist"
        tabIndex={-1}
        className={className}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            className={`${className}__tab`}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen && content !== undefined ? panelId(tab.id) : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {content !== undefined && (
        <div
          key={panel}
          ref={body}
          role="tabpanel"
          id={panelId(chosen)}
          className={panelClassName}
          aria-labelledby={tabId(chosen)}
        >
          {content}
        </div>
      )}
    </div>
  );
};

import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { flushSync } from "react-dom";
import type { EditorPort } from "../../editor/editor-port.ts";
import { activateUrl, moveUrl } from "../../state/store/actions.ts";
import type { OwnVerdict, TestedUrl } from "../../state/store/derive.ts";
import type { AppStore } from "../../state/store/store.ts";
import { tabAfterKey } from "../../ui/Tabs.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import type { PatternVerdict } from "./pattern-tests.ts";
import { VerdictItem } from "./VerdictItem.tsx";
import "./verdicts.css";

/** The actions that the panel around the list can trigger. */
export interface VerdictListHandle {
  /** Focuses the active URL; false if it is not in the list. */
  readonly focus: () => boolean;
}

interface VerdictListProps {
  readonly handle: Ref<VerdictListHandle>;
  readonly tested: readonly TestedUrl[];
  /** The results of pattern tests, by id. */
  readonly patterns: ReadonlyMap<number, PatternVerdict>;
  /** The verdicts of the crawler's own reader where they differ, by the ids of the URLs. */
  readonly own: ReadonlyMap<number, OwnVerdict>;
  /** The host that most URLs are on; null if none names a host. */
  readonly main: string | null;
  /** Whether the order is the user's own, so that URLs can be moved. */
  readonly isMovable: boolean;
  /** Whether the active URL shows its steps. */
  readonly detailed: boolean;
  readonly onDetailed: (detailed: boolean) => void;
  readonly activeUrl: number | null;
  /** The ids of the selected URLs; null if selecting is off. */
  readonly selected: ReadonlySet<number> | null;
  /** Toggles the selection of a URL; with `range`, of all from the last one on. */
  readonly onSelect: (id: number, isRange: boolean) => void;
  readonly onRemove: (ids: readonly number[]) => void;
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The last URL was removed, and the focus with it. */
  readonly onEmpty: () => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(count - 1, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves from a control of a row to the one beside it. Home and End go through the list instead. */
const moveInRow = (event: KeyboardEvent, target: Element): void => {
  const controls = [
    ...(target.closest(".item__row")?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
  ];
  const next = tabAfterKey(event.key, controls.indexOf(target as HTMLElement), controls.length);
  if (next === null) return;
  event.preventDefault();
  controls[next]?.focus();
};

const CONTROLS = "button, select, [type=checkbox]";

/**
 * The verdicts on the URLs under test, one tab stop in all. Arrow keys move between the URLs, and
 * between the controls of each; the active URL shows its steps.
 */
export const VerdictList = ({
  handle,
  tested,
  patterns,
  own,
  main,
  isMovable,
  detailed,
  onDetailed,
  activeUrl,
  selected,
  onSelect,
  onRemove,
  store,
  port,
  onEmpty,
}: VerdictListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const activeId = activeUrl ?? tested[0]?.testUrl.id ?? null;

  useEffect(() => {
    if (activeUrl === null) return;
    list.current?.querySelector(`[data-id="${activeUrl}"]`)?.scrollIntoView({ block: "nearest" });
  }, [activeUrl]);

  const focusOn = (id: number | null, part: "roving" | "select" = "roving"): boolean => {
    const found = list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-${part}]`);
    found?.focus();
    return found !== null && found !== undefined;
  };
  useImperativeHandle(handle, () => ({ focus: () => focusOn(store.getState().query.activeUrl) }));
  const move = (event: KeyboardEvent) => {
    const isUpOrDown = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (!isUpOrDown || !isMovable || activeId === null) return;
    event.preventDefault();
    flushSync(() => moveUrl(store, activeId, event.key === "ArrowUp" ? -1 : 1));
    focusOn(activeId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, shiftKey } = event;
    const step = STEPS[key];
    const isBox = target instanceof HTMLInputElement && target.type === "checkbox";
    if (/^Arrow(?:Left|Right)$/.test(key) && target instanceof Element && !altKey && !shiftKey) {
      if (target.matches(CONTROLS)) moveInRow(event, target);
      return;
    }
    if (step === undefined || !(isBox || target instanceof HTMLButtonElement)) return;
    if (altKey) return move(event);
    event.preventDefault();
    // A box that was clicked has the focus, but its URL need not be the active one.
    const focused = target.closest("[data-id]")?.getAttribute("data-id");
    const index = tested.findIndex(({ testUrl }) => String(testUrl.id) === focused);
    const next = tested[step(index, tested.length)]?.testUrl.id;
    if (next === undefined) return;
    activateUrl(store, next);
    focusOn(next, isBox ? "select" : "roving");
    if (isBox && shiftKey) onSelect(next, true);
  };
  const remove = (id: number) => {
    onRemove([id]);
    const { activeUrl: next } = store.getState().query;
    if (next === null) onEmpty();
    else focusOn(next);
  };
  const toggleDetail = (id: number) => {
    onDetailed(id === activeId ? !detailed : true);
    activateUrl(store, id);
  };
  return (
    <ul ref={list} className="verdicts" aria-label={MESSAGES.verdicts} onKeyDown={onKeyDown}>
      {tested.map((one) => (
        <VerdictItem
          key={one.testUrl.id}
          listed={{
            tested: one,
            pattern: patterns.get(one.testUrl.id) ?? null,
            own: own.get(one.testUrl.id) ?? null,
          }}
          main={main}
          store={store}
          port={port}
          active={one.testUrl.id === activeId}
          detailed={detailed && one.testUrl.id === activeId}
          selection={
            selected === null
              ? null
              : {
                  selected: selected.has(one.testUrl.id),
                  onSelect: (isRange) => onSelect(one.testUrl.id, isRange),
                }
          }
          onToggleDetail={() => toggleDetail(one.testUrl.id)}
          onRemove={() => remove(one.testUrl.id)}
        />
      ))}
    </ul>
  );
};

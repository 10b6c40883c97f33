import { type RefObject, useEffect } from "react";
import { tabAfterKey } from "./Tabs.tsx";

const CONTROLS = ":is(button, select, input, a[href], summary):not(:disabled)";

/** The controls of a row that are shown, except entries of menus. */
const controlsOf = (row: Element): readonly HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest("[popover]") === null && control.checkVisibility(),
  );

const setStop = (row: Element, current: Element | null): void => {
  const controls = controlsOf(row);
  const kept = controls.find((control) => control === current) ?? controls[0];
  for (const control of controls) control.tabIndex = control === kept ? 0 : -1;
};

/** What the arrow keys of a list do in a row. */
const AS_IN_ROW: ReadonlyMap<string, string> = new Map([
  ["ArrowUp", "ArrowLeft"],
  ["ArrowDown", "ArrowRight"],
]);

/**
 * Makes a row of controls one tab stop: the one that had the focus last, or the first. The arrow
 * keys to the left and right, Home and End go through it, by the toolbar pattern of the ARIA
 * Authoring Practices.
 * @param isList whether the arrow keys up and down do so, too.
 */
export const useRoving = (ref: RefObject<HTMLElement | null>, isList = false): void =>
  useEffect(() => {
    const row = ref.current;
    if (row === null) return;
    let current: Element | null = null;
    const settle = () => setStop(row, current);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("[popover]") === null) {
        current = target;
        settle();
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
      const controls = controlsOf(row);
      const place = controls.indexOf(event.target as HTMLElement);
      const asked = (isList && AS_IN_ROW.get(key)) || key;
      const next = place < 0 ? null : tabAfterKey(asked, place, controls.length);
      if (next === null) return;
      event.preventDefault();
      controls[next]?.focus();
    };
    settle();
    // Controls come and go, and some are hidden where there is little room.
    const changes = new MutationObserver(settle);
    changes.observe(row, { childList: true, subtree: true });
    window.addEventListener("resize", settle);
    row.addEventListener("focusin", onFocus);
    row.addEventListener("keydown", onKey);
    return () => {
      changes.disconnect();
      window.removeEventListener("resize", settle);
      row.removeEventListener("focusin", onFocus);
      row.removeEventListener("keydown", onKey);
    };
  }, [ref, isList]);

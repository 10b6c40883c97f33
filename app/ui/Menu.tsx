import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "./Button.tsx";
import type { IconName } from "./Icon.tsx";

/** A choice of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly note: string;
}

interface MenuProps {
  readonly label: string;
  /** Shown in place of the label. */
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
  readonly onChoose: (id: string) => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button that opens a list of choices under itself. Arrow keys move, Escape closes. */
export const Menu = ({ label, icon, items, onChoose }: MenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const choices = () => [
    ...(popup.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
  ];
  // The choices have to be there when the list is shown, and measured.
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) =>
    flushSync(() => setOpen(event.newState === "open"));
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== "open" || popup.current === null || button.current === null) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    const left = Math.max(8, Math.min(right, window.innerWidth - 8) - popup.current.offsetWidth);
    popup.current.style.top = `${bottom + 4}px`;
    popup.current.style.left = `${left}px`;
    choices()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = choices();
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const index = list.indexOf(document.activeElement as HTMLElement);
      list[step(index, list.length)]?.focus();
    }
    if (event.key === "Tab") popup.current?.hidePopover();
  };
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        {...(icon === undefined ? { children: label } : { icon, "aria-label": label })}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      />
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="menu popup"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {open &&
          items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu__item"
              onClick={() => {
                popup.current?.hidePopover();
                onChoose(item.id);
              }}
            >
              <span className="menu__title">{item.title}</span>
              <span className="menu__note">{item.note}</span>
            </button>
          ))}
      </div>
    </>
  );
};

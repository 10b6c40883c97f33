import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { UntrustedText } from "./UntrustedText.tsx";

/** An entry of a menu. */
export interface MenuItem<Id extends string = string> {
  readonly id: Id;
  /** Its accessible name. */
  readonly title: string;
  /** A few words that describe it. */
  readonly note?: string;
  /** The keys that do the same, as named on this keyboard. */
  readonly keys?: string;
  /** Whether a line separates it from the entry before. */
  readonly isApart?: boolean;
  /** Classes of the entry. */
  readonly className?: string;
}

interface MenuProps<Id extends string> {
  /** The accessible name of the menu. */
  readonly label: string;
  /** `dialog` if its entries are to be announced as buttons. */
  readonly role: "menu" | "dialog";
  readonly title?: string;
  /** Classes of the button. */
  readonly className: string;
  readonly side: "above" | "below";
  readonly items: readonly MenuItem<Id>[];
  /** Called when the menu opens, for entries that load then. */
  readonly onOpen?: () => void;
  readonly onChoose: (id: Id) => void;
  readonly children: ReactNode;
}

/** The space between the button and its menu, and between the menu and the edge of the page. */
const GAP = 4;

/** The greatest width of a menu, as in the style sheet. */
const WIDTH = 380;

/** Puts a menu below or above its button, within the page. */
const place = ({ style }: HTMLElement, button: Element, side: "above" | "below"): void => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsRight = left + WIDTH + GAP <= clientWidth;
  const fitsLeft = right - WIDTH >= GAP;
  style.left = fitsRight ? `${left}px` : fitsLeft ? "auto" : `${GAP}px`;
  style.right = !fitsRight && fitsLeft ? `${clientWidth - right}px` : "auto";
  style.top = side === "below" ? `${bottom + GAP}px` : "auto";
  style.bottom = side === "above" ? `${clientHeight - top + GAP}px` : "auto";
  style.maxHeight = `${(side === "below" ? clientHeight - bottom : top) - 3 * GAP}px`;
};

/**
 * A button with a menu, as in the ARIA Authoring Practices: arrow keys, Home, End and first letters
 * move among the entries. It is a popover, which lies above the page and closes on Escape, on a
 * press elsewhere, and when another one opens.
 */
export const Menu = <Id extends string>(props: MenuProps<Id>) => {
  const { label, role, title, className, side, items, onOpen, onChoose, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  const wasOpen = useRef(false);
  const show = (): void => {
    // Not every browser focuses a button that is clicked; closing returns the focus there.
    button.current?.focus();
    menu.current?.showPopover();
  };
  const entries = (): readonly HTMLElement[] =>
    [...(menu.current?.querySelectorAll<HTMLElement>("button") ?? [])].filter(
      (entry) => entry.getClientRects().length > 0,
    );
  const count = items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries that load late get the focus then
  useEffect(() => {
    if (isOpen && !menu.current?.contains(document.activeElement)) entries()[0]?.focus();
  }, [isOpen, count]);

  const move = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.findIndex((entry) => entry.matches(":focus"));
    const { key } = event;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: Math.max(at, 0) - 1 + all.length,
      Home: 0,
      End: all.length - 1,
    };
    const step = steps[key];
    if (key === "Tab") menu.current?.hidePopover();
    else if (step !== undefined) all[step % all.length]?.focus();
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const begins = (entry: HTMLElement): boolean =>
        entry.textContent?.toLowerCase().startsWith(key.toLowerCase()) === true;
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)?.focus();
    }
    if (step !== undefined) event.preventDefault();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        title={title}
        aria-haspopup={role}
        aria-expanded={isOpen}
        // A press outside closes the menu before the click arrives.
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          if (!wasOpen.current) show();
          wasOpen.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is a menu or a dialog */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: as above */}
      <div
        ref={menu}
        id={id}
        role={role}
        aria-label={label}
        className="menu"
        popover="auto"
        onKeyDown={move}
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState !== "open" || button.current === null) return;
          place(currentTarget, button.current, side);
          onOpen?.();
        }}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {items.map((item) => (
          <div key={item.id} role="none" className={item.isApart === true ? "menu__apart" : ""}>
            <button
              type="button"
              role={role === "menu" ? "menuitem" : undefined}
              tabIndex={-1}
              className={
                item.className === undefined ? "menu__item" : `menu__item ${item.className}`
              }
              aria-describedby={item.note === undefined ? undefined : `${id}${item.id}note`}
              onClick={() => {
                menu.current?.hidePopover();
                onChoose(item.id);
              }}
            >
              <span className="menu__title">
                <UntrustedText text={item.title} />
              </span>
              {item.keys !== undefined && (
                <span className="menu__keys" aria-hidden="true">
                  {item.keys}
                </span>
              )}
              {item.note !== undefined && (
                <span className="menu__note" id={`${id}${item.id}note`} aria-hidden="true">
                  <UntrustedText text={item.note} />
                </span>
              )}
            </button>
          </div>
        ))}
      </div>
    </>
  );
};

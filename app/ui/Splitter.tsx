import { type KeyboardEvent, type PointerEvent, useState } from "react";

interface SplitterProps {
  /** What it resizes, for assistive technology. */
  readonly label: string;
  /** `vertical` is between left and right, `horizontal` between above and below. */
  readonly orientation: "vertical" | "horizontal";
  /** The share of the first pane, in per cent. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The value that a double-click restores. */
  readonly initial: number;
  readonly onChange: (value: number) => void;
}

const STEP = 2;

/** A movable border between two panes, for the pointer, the arrow keys, Home and End. */
export const Splitter = (props: SplitterProps) => {
  const { label, orientation, value, min, max, initial, onChange } = props;
  const [dragging, setDragging] = useState(false);
  const vertical = orientation === "vertical";
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!dragging || box === undefined) return;
    change(
      vertical
        ? ((event.clientX - box.left) / box.width) * 100
        : ((event.clientY - box.top) / box.height) * 100,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      [vertical ? "ArrowLeft" : "ArrowUp"]: value - STEP,
      [vertical ? "ArrowRight" : "ArrowDown"]: value + STEP,
      Home: min,
      End: max,
      Enter: initial,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a focusable separator is a widget, <hr> is not
    <div
      className="splitter"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      data-dragging={dragging || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => setDragging(false)}
      onDoubleClick={() => onChange(initial)}
      onKeyDown={onKeyDown}
    />
  );
};

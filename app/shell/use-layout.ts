import { type CSSProperties, useEffect, useState } from "react";
import { setLayout } from "../state/store/actions.ts";
import { DEFAULT_LAYOUT } from "../state/store/defaults.ts";
import type { AppStore } from "../state/store/store.ts";
import { isNarrow } from "../ui/narrow.ts";

/** The props of a splitter: its value, its limits, and its callback. */
export interface SplitterState {
  readonly value: number;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** The layout of the page. */
export interface PageLayout {
  /** The custom properties that the style sheet uses. */
  readonly style: CSSProperties;
  readonly width: SplitterState;
  readonly height: SplitterState;
  readonly outlined: boolean;
  readonly setOutlined: (outlined: boolean) => void;
}

/** The layout of the page, kept in the store. */
export const useLayout = (store: AppStore): PageLayout => {
  const { layout } = store.getState();
  const [split, setSplit] = useState(layout.split);
  const [height, setHeight] = useState(layout.height);
  // On a phone it would hide the opened file.
  const [outlined, setOutlined] = useState(() => layout.outlined && !isNarrow());
  useEffect(() => setLayout(store, { split, height, outlined }), [store, split, height, outlined]);
  const sizes = { "--split": `${split}%`, "--height": `${height}%` };
  return {
    style: sizes as CSSProperties,
    width: { value: split, initial: DEFAULT_LAYOUT.split, min: 25, max: 75, onChange: setSplit },
    height: {
      value: height,
      initial: DEFAULT_LAYOUT.height,
      min: 30,
      max: 92,
      onChange: setHeight,
    },
    outlined,
    setOutlined,
  };
};

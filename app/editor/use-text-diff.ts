import { type RefObject, useEffect, useRef, useState } from "react";
import { loadAnew } from "../loading/load-anew.ts";
import type { TextDiff } from "./text-diff.ts";

/** A view of the changes between two texts. */
export interface TextDiffView {
  /** The element that will contain it. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly hasFailed: boolean;
  /** Loads it once more. */
  readonly retry: () => void;
}

/**
 * Shows the changes between two texts in an element. The code is loaded when it is first needed.
 *
 * @param diff null while nothing is shown.
 */
export const useTextDiff = (diff: TextDiff | null): TextDiffView => {
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(diff?.onLine);
  const isShown = diff !== null && !hasFailed;
  const { label = "", before = "", after = "", shown } = diff ?? {};
  useEffect(() => {
    pressed.current = diff?.onLine;
  }, [diff?.onLine]);
  useEffect(() => {
    if (!isShown) return;
    let remove = (): void => {};
    let isGone = false;
    loadAnew(() => import("./text-diff.ts")).then(
      ({ mountTextDiff }) => {
        if (isGone || place.current === null) return;
        remove = mountTextDiff(place.current, {
          label,
          before,
          after,
          onLine: (line) => pressed.current?.(line),
          shown,
        });
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [isShown, label, before, after, shown]);
  return { place, hasFailed, retry: () => setFailed(false) };
};

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { pauseTimer } from "../time/schedule.ts";

/** Something with a state and change notifications, such as a store. */
interface Source<T> {
  readonly getState: () => T;
  /** The initial state. */
  readonly getInitialState: () => T;
  readonly subscribe: (listener: (now: T, before: T) => void) => () => void;
}

/** Never notifies: its user reads only once. */
const NEVER = () => () => {};

/** Milliseconds that may be spent on rendering between two keys. */
const QUICK = 8;

/**
 * The state of a source, for parts that may render slightly after the key. If rendering has been
 * fast, it happens in the next task; otherwise when typing pauses.
 *
 * @param isTyped whether a change comes with each key. Any other change is rendered in the next
 * task, because computing it in the task of the click would make that too long.
 */
export const useLagging = <T>(source: Source<T>, isTyped: (now: T, before: T) => boolean): T => {
  // Hydration uses the prerendered state; changes since then are rendered afterwards.
  const first = useSyncExternalStore(NEVER, source.getState, source.getInitialState);
  const [shown, setShown] = useState(first);
  const begun = useRef<number | null>(null);
  const cost = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once what is shown has been drawn
  useLayoutEffect(() => {
    if (begun.current !== null) cost.current = performance.now() - begun.current;
    begun.current = null;
  }, [shown]);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    const cancel = (): void => {
      clearTimeout(next);
      next = undefined;
      timer.cancel();
    };
    const show = (): void => {
      cancel();
      begun.current = performance.now();
      setShown(source.getState());
    };
    const pause = (): number => (cost.current > QUICK ? 250 : 0);
    const timer = pauseTimer(show, pause, 5_000);
    const stop = source.subscribe((now, before) => {
      if (isTyped(now, before)) timer.ask();
      else next ??= setTimeout(show);
    });
    // It may have changed since the first render.
    show();
    return () => {
      cancel();
      stop();
    };
  }, [source, isTyped]);
  return shown;
};

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { latestFor, PAUSE, pauseTimer } from "../time/schedule.ts";

/** What has a state and tells of its changes, as a store does. */
interface Source<T> {
  readonly getState: () => T;
  /** The state that it began with. */
  readonly getInitialState: () => T;
  readonly subscribe: (listener: (now: T, before: T) => void) => () => void;
}

/** Tells of nothing: to whom it is given only reads once. */
const NEVER = () => () => {};

/** Milliseconds that may go into drawing between one letter and the next. */
const QUICK = 8;

/**
 * The state of a source, for what may be drawn a little after the letter being typed. Where drawing it
 * has been quick, it is drawn in the next task; where not, when typing pauses.
 *
 * @param isTyped whether a change is one that comes with each letter; any other is drawn in the next task, for
 *   what is worked out anew with it would make that of the press a long one.
 */
export const useLagging = <T>(source: Source<T>, isTyped: (now: T, before: T) => boolean): T => {
  // What the build has drawn is taken over as it is: what has changed meanwhile is drawn after that.
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
    const pause = (): number => (cost.current > QUICK ? PAUSE : 0);
    const timer = pauseTimer(show, pause, latestFor(0));
    const stop = source.subscribe((now, before) => {
      if (isTyped(now, before)) timer.ask();
      else next ??= setTimeout(show);
    });
    // It may have changed since it was drawn first.
    show();
    return () => {
      cancel();
      stop();
    };
  }, [source, isTyped]);
  return shown;
};

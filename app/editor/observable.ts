import type { Observable } from "./editor-port.ts";

/** An `Observable` that can be set. */
export interface Settable<T> extends Observable<T> {
  /** Sets the value; does not notify if it is the same object. */
  readonly set: (value: T) => void;
}

/** Creates a value that notifies its listeners when it changes. */
export const observable = <T>(initial: T): Settable<T> => {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

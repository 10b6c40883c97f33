import type { Observable } from "./editor-port.ts";

/** An `Observable` with the means to change it. */
export interface Settable<T> extends Observable<T> {
  /** Sets the value; tells no one when it is the same object. */
  readonly set: (value: T) => void;
}

/** Makes a value that tells its listeners when it changes. */
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

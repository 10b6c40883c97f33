import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses an element when it is mounted: for one that replaces a button that was pressed. Browsers
 * apply `autofocus` only when a page loads.
 *
 * @returns the `ref` of the element.
 */
export const useFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const element = useRef<E>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
};

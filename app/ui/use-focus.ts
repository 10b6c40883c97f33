import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Gives an element the focus once it is there: for what takes the place of something that was pressed. Browsers go by
 * `autofocus` only where a page is loaded.
 *
 * @returns the `ref` of the element.
 */
export const useFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const element = useRef<E>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
};

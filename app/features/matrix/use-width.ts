import { useCallback, useState } from "react";

/** The width of an element in pixels before it is measured. */
const UNMEASURED = 600;

/** A reference for an element, and the element's current width in pixels. */
export const useWidth = (): readonly [(element: HTMLElement | null) => () => void, number] => {
  const [width, setWidth] = useState(UNMEASURED);
  const follow = useCallback((element: HTMLElement | null) => {
    if (element === null) return () => {};
    const measure = (): void => setWidth(Math.max(1, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [follow, width];
};

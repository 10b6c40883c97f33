import { type RefObject, useEffect, useState } from "react";

/** Milliseconds after which a pointer that does not move is not about to press anything. */
const RESTING = 700;

/**
 * A value that stays as it is while the pointer moves over what comes after an element: what is there
 * must not move away from under it.
 */
export const useStill = <T>(value: T, ref: RefObject<HTMLElement | null>): T => {
  const [shown, setShown] = useState(value);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const around = element?.parentElement;
    if (element == null || around == null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => setMoving(false);
    const onMove = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!(element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)) return;
      if (element.contains(target)) return;
      clearTimeout(timer);
      timer = setTimeout(rest, RESTING);
      setMoving(true);
    };
    around.addEventListener("pointermove", onMove);
    around.addEventListener("pointerleave", rest);
    return () => {
      clearTimeout(timer);
      around.removeEventListener("pointermove", onMove);
      around.removeEventListener("pointerleave", rest);
    };
  }, [ref]);
  if (!isMoving && shown !== value) setShown(value);
  return isMoving ? shown : value;
};

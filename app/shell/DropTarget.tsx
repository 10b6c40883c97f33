import { Suspense, useEffect, useState } from "react";
import { DropHint } from "./parts.ts";
import { isTextField } from "./use-shortcuts.ts";

const elementOf = ({ target }: DragEvent): HTMLElement | null => {
  const element = target instanceof Text ? target.parentElement : target;
  return element instanceof HTMLElement ? element : null;
};

/** Whether the element below the pointer takes dragged text itself. */
const isField = (event: DragEvent): boolean => {
  const element = elementOf(event);
  return element !== null && (element.isContentEditable || isTextField(element));
};

/** Whether a part of the page takes files that are dropped on it for itself, as Compare does. */
const takesFiles = (event: DragEvent): boolean =>
  elementOf(event)?.closest("[data-takes-files]") != null;

const holds = (event: DragEvent, type: string): boolean =>
  event.dataTransfer?.types.includes(type) ?? false;

/**
 * Takes files, text and links that are dropped anywhere on the page (text not where a field takes
 * it), and shows during the drag what will happen.
 */
export const DropTarget = ({
  onDrop: take,
}: {
  readonly onDrop: (transfer: DataTransfer) => void;
}) => {
  /** The media types of what is dragged over the page; null if nothing is. */
  const [types, setTypes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    // Text that is dragged within the page stays there.
    let isOwn = false;
    const isTaken = (event: DragEvent): boolean =>
      (holds(event, "Files") && !takesFiles(event)) ||
      (!isOwn && holds(event, "text/plain") && !isField(event));
    const onDragStart = () => {
      isOwn = true;
    };
    const onDragEnd = () => {
      isOwn = false;
    };
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer === null || !isTaken(event)) {
        setTypes(null);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      const dragged = Array.from(event.dataTransfer.items, ({ type }) => type);
      setTypes((shown) => (shown?.join() === dragged.join() ? shown : dragged));
    };
    // When the pointer leaves the window, there is no other element.
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setTypes(null);
    };
    const onDrop = (event: DragEvent) => {
      setTypes(null);
      if (event.dataTransfer === null || !isTaken(event)) return;
      event.preventDefault();
      event.stopPropagation();
      take(event.dataTransfer);
    };
    window.addEventListener("dragstart", onDragStart, true);
    window.addEventListener("dragend", onDragEnd, true);
    window.addEventListener("dragover", onDragOver, true);
    window.addEventListener("dragleave", onDragLeave, true);
    window.addEventListener("drop", onDrop, true);
    return () => {
      window.removeEventListener("dragstart", onDragStart, true);
      window.removeEventListener("dragend", onDragEnd, true);
      window.removeEventListener("dragover", onDragOver, true);
      window.removeEventListener("dragleave", onDragLeave, true);
      window.removeEventListener("drop", onDrop, true);
    };
  }, [take]);
  return <Suspense>{types === null ? null : <DropHint types={types} />}</Suspense>;
};

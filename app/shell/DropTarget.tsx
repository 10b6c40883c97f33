import { useEffect, useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import { shellMessages } from "./messages.ts";

const holdsFile = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes("Files") ?? false;

/** Whether the element below the pointer accepts files itself. */
const isTaken = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest("[data-takes-files]") !== null;

/**
 * Opens a file that is dropped anywhere on the page, except where another element accepts it, and
 * shows a hint during the drag.
 */
export const DropTarget = ({
  onDrop: take,
}: {
  readonly onDrop: (transfer: DataTransfer) => void;
}) => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      if (isTaken(event)) {
        setOver(false);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    // When the pointer leaves the window, there is no other element.
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFile(event) || isTaken(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer !== null) take(event.dataTransfer);
    };
    window.addEventListener("dragover", onDragOver, true);
    window.addEventListener("dragleave", onDragLeave, true);
    window.addEventListener("drop", onDrop, true);
    return () => {
      window.removeEventListener("dragover", onDragOver, true);
      window.removeEventListener("dragleave", onDragLeave, true);
      window.removeEventListener("drop", onDrop, true);
    };
  }, [take]);
  if (!over) return null;
  return (
    <div className="drop">
      <p>
        <Icon name="file" /> {shellMessages.dropHere}
      </p>
    </div>
  );
};

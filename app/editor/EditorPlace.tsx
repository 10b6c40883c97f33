import { memo, type ReactElement, useLayoutEffect, useRef } from "react";
import { placeEditor } from "./mount-editor.ts";

interface EditorPlaceProps {
  /** From `mountEditor`. */
  readonly host: HTMLElement;
  /** Called once the editor is here. */
  readonly onPlaced: () => void;
}

/** The page as drawn ahead has the editor's text in here, which React leaves alone. */
const ANYTHING = { __html: "" };

/** Where the editor stands on the page. It renders once. */
export const EditorPlace = memo(function EditorPlace(props: EditorPlaceProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { host, onPlaced } = props;
  useLayoutEffect(() => {
    if (place.current !== null) placeEditor(place.current, host);
    onPlaced();
  }, [host, onPlaced]);
  return (
    <div
      ref={place}
      className="editor-place"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React from what is not its own
      dangerouslySetInnerHTML={ANYTHING}
    />
  );
});

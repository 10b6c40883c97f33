import { memo, type ReactElement, useLayoutEffect, useRef } from "react";
import { placeEditor } from "./mount-editor.ts";

interface EditorPlaceProps {
  /** From `mountEditor`. */
  readonly host: HTMLElement;
  /** Called once the editor is in place. */
  readonly onPlaced: () => void;
}

/** In the prerendered page this element contains the drawn editor, which React must not touch. */
const ANYTHING = { __html: "" };

/** The place of the editor on the page. Renders once. */
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

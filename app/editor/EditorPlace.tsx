import { memo, type ReactElement, useEffect, useRef } from "react";
import type { EditorPort } from "./editor-port.ts";

/** An editor that can be put on the page. */
export interface PageEditor {
  readonly port: EditorPort;
  readonly element: ReactElement;
}

interface EditorPlaceProps {
  /** Fills the place; returns what ends that. */
  readonly mount: (place: HTMLElement) => () => void;
}

/** In the prerendered page the element contains a copy of the editor, which React must not touch. */
const ANYTHING = { __html: "" };

/** The place of an editor, which takes its text from the store and publishes what is typed; React renders it only once. */
export const EditorPlace = memo(function EditorPlace({ mount }: EditorPlaceProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : mount(place.current)), [mount]);
  return (
    <div
      ref={place}
      className="editor-place"
      translate="no"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React from what is not its own
      dangerouslySetInnerHTML={ANYTHING}
    />
  );
});

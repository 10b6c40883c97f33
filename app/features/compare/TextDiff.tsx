import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { compareMessages as words } from "./messages.ts";

interface TextDiffProps {
  readonly before: string;
  readonly after: string;
  /** Called when the user clicks a line of `after`. */
  readonly onLine: (line: number) => void;
}

/** The changes in the text, in the editor's colours. Its code is loaded when first shown. */
export const TextDiff = ({ before, after, onLine }: TextDiffProps) => {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(onLine);
  useEffect(() => {
    pressed.current = onLine;
  }, [onLine]);
  useEffect(() => {
    if (!isOpen || hasFailed) return;
    let remove = (): void => {};
    let isGone = false;
    import("../../editor/text-diff.ts").then(
      ({ mountTextDiff }) => {
        if (isGone || place.current === null) return;
        remove = mountTextDiff(place.current, {
          label: words.textDiff,
          before,
          after,
          onLine: (line) => pressed.current(line),
        });
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [isOpen, hasFailed, before, after]);
  return (
    <section className="compare__text">
      <Button
        small
        variant="quiet"
        icon={isOpen ? "chevron-down" : "chevron-right"}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hideText : words.showText}
      </Button>
      {isOpen && hasFailed && (
        <p role="alert">
          {words.failedText}{" "}
          <Button small onClick={() => setFailed(false)}>
            {uiMessages.retry}
          </Button>
        </p>
      )}
      {isOpen && <div ref={place} className="compare__diff" />}
    </section>
  );
};

import { useState } from "react";
import type { TextDiff as Diff } from "../../editor/text-diff.ts";
import { useTextDiff } from "../../editor/use-text-diff.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/Failed.tsx";
import { compareMessages as words } from "./messages.ts";

interface TextDiffProps extends Pick<Diff, "before" | "after" | "shown"> {
  /** Called when the user clicks a line of `after`. */
  readonly onLine: (line: number) => void;
}

/** The changes in the text, in the editor's colours. */
export const TextDiff = ({ before, after, shown, onLine }: TextDiffProps) => {
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState(shown);
  if (shown !== last) {
    setLast(shown);
    setOpen(true);
  }
  const { place, hasFailed, retry } = useTextDiff(
    isOpen ? { label: words.textDiff, before, after, onLine, shown } : null,
  );
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
      {isOpen && hasFailed && <Failed text={words.failedText} onRetry={retry} />}
      {isOpen && <div ref={place} className="compare__diff" />}
    </section>
  );
};

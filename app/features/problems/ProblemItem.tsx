import { type KeyboardEvent, memo, type ReactNode, useRef } from "react";
import { formatMessage, lineNumberAt, type RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic, Fix } from "../../../core/lint/index.ts";
import { Button } from "../../ui/Button.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { severityWord } from "./counts.ts";
import { MESSAGES } from "./messages.ts";

/**
 * The checks that ask for UTF-8. Conversion is more than an edit of the text, so they have no fix.
 */
const ASK_FOR_UTF8: ReadonlySet<string> = new Set(["encoding-utf16", "encoding-not-utf8"]);

interface ProblemItemProps {
  readonly diagnostic: Diagnostic;
  /** Its index in the list, from 0. */
  readonly index: number;
  readonly document: RobotsDocument;
  readonly onReveal: (diagnostic: Diagnostic) => void;
  readonly onWhy: (rule: string) => void;
  readonly onFix: (diagnostic: Diagnostic, fix: Fix, index: number) => void;
  readonly onConvert: (index: number) => void;
  /** The selected fix that is previewed; null if there is none. */
  readonly preview: ReactNode;
}

/** A finding: its line, its message, and its fixes. */
export const ProblemItem = memo(function ProblemItem(props: ProblemItemProps) {
  const { diagnostic, index, document, onReveal, onWhy, onFix, onConvert, preview } = props;
  const { severity, message, fixes, rule } = diagnostic;
  const item = useRef<HTMLLIElement>(null);
  const word = severityWord(severity);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "." || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    item.current?.querySelector<HTMLElement>("[data-fix]")?.focus();
  };
  return (
    <li
      ref={item}
      className="problem"
      data-rule={rule}
      onClick={() => onReveal(diagnostic)}
      onKeyDown={onKeyDown}
    >
      <span className="problem__mark" title={word}>
        <SeverityMark severity={severity} />
        <span className="visually-hidden">{word} </span>
      </span>
      <button type="button" className="problem__line">
        {formatMessage(MESSAGES.line, { line: lineNumberAt(document, diagnostic.from) })}
      </button>{" "}
      <span className="problem__message">
        <WithCode text={message} />
      </span>{" "}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps presses from the row */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <span className="problem__actions" onClick={(event) => event.stopPropagation()}>
        {fixes.map((fix) => (
          <Button key={fix.title} small data-fix onClick={() => onFix(diagnostic, fix, index)}>
            <UntrustedText text={fix.title.replaceAll("`", "")} />
          </Button>
        ))}
        {document.encoding !== "utf-8" && ASK_FOR_UTF8.has(rule) && (
          <Button small data-fix onClick={() => onConvert(index)}>
            {MESSAGES.convert}
          </Button>
        )}
        <Button small variant="quiet" onClick={() => onWhy(rule)}>
          {MESSAGES.why}
        </Button>
      </span>
      {preview !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps presses from the row
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div className="problem__preview" onClick={(event) => event.stopPropagation()}>
          {preview}
        </div>
      )}
    </li>
  );
});

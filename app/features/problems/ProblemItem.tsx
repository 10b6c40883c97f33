import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from "react";
import { lineNumberAt, type RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic, Fix } from "../../../core/lint/index.ts";
import { Button } from "../../ui/Button.tsx";
import { OwnPresses } from "../../ui/OwnPresses.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { countedLine } from "../../verdicts/line-name.ts";
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
  /** Whether it is the one that was gone to last. */
  readonly isCurrent: boolean;
  /** The selected fix that is previewed; null if there is none. */
  readonly preview: ReactNode;
}

/** A finding: its line, its message, and its fixes. */
export const ProblemItem = memo(function ProblemItem(props: ProblemItemProps) {
  const { diagnostic, index, document, onReveal, onWhy, onFix, onConvert } = props;
  const { isCurrent, preview } = props;
  const { severity, message, fixes, rule } = diagnostic;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const line = lineNumberAt(document, diagnostic.from);
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
      aria-current={isCurrent ? true : undefined}
      onClick={() => onReveal(diagnostic)}
      onKeyDown={onKeyDown}
    >
      <span className="problem__mark" title={word}>
        <SeverityMark severity={severity} />
        <span className="visually-hidden">{`${word} `}</span>
      </span>
      <button type="button" className="problem__line">
        {diagnostic.about === "response" ? MESSAGES.server : countedLine(document, line)}
      </button>{" "}
      <span className="problem__message">
        <WithCode text={message} />
      </span>{" "}
      <OwnPresses className="problem__actions">
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
      </OwnPresses>
      {preview !== null && <OwnPresses className="problem__preview">{preview}</OwnPresses>}
    </li>
  );
});

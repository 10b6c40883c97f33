import { useState } from "react";
import { type AccessArea, formatMessage, type Rule, visibleText } from "../../../core/index.ts";
import { describePattern } from "../../../core/service/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { accessMessages as words } from "./access-messages.ts";

export interface PathActions {
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

/** A link to the line of a rule. */
export const LineLink = ({ rule, port }: { readonly rule: Rule; readonly port: EditorPort }) => (
  <button type="button" className="link" onClick={() => port.reveal(rule)}>
    {formatMessage(words.line, { line: rule.line })}
  </button>
);

/** A pattern, in which stars and a closing `$` stand out. */
const Pattern = ({ pattern }: { readonly pattern: string }) => {
  let at = 0;
  return pattern
    .split(/(\*|\$$)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const key = at;
      at += piece.length;
      const isSpecial = piece === "*" || (piece === "$" && at === pattern.length);
      return (
        <span key={key} className={isSpecial ? "path__special" : undefined}>
          <UntrustedText text={piece} />
        </span>
      );
    });
};

/** What a pattern means, where that is more than the beginning of paths. */
const inWords = (pattern: string): string | undefined =>
  /[*$]/.test(pattern) ? visibleText(describePattern(pattern)).replaceAll("`", "") : undefined;

interface PathProps extends Pick<PathActions, "onTest"> {
  readonly pattern: string;
  /** A URL to test; null if there is none. */
  readonly url: string | null;
}

/** A path as in the file; a press tests a URL of it. */
export const PathButton = ({ pattern, url, onTest }: PathProps) =>
  url === null ? (
    <code translate="no" title={words.noUrl}>
      <Pattern pattern={pattern} />
    </code>
  ) : (
    <button
      type="button"
      className="path__test"
      translate="no"
      title={inWords(pattern)}
      aria-label={formatMessage(words.testUrl, { url: visibleText(pattern) })}
      onClick={() => onTest(url)}
    >
      <Pattern pattern={pattern} />
    </button>
  );

/** Exceptions of exceptions are shown down to this depth. */
const DEEPEST = 4;

/** The number of exceptions to an area, with their own. */
const countOf = ({ exceptions }: AccessArea): number =>
  exceptions.reduce((sum, exception) => sum + 1 + countOf(exception), 0);

interface PathItemProps extends PathActions {
  readonly area: AccessArea;
  readonly depth?: number;
}

/** A path with its line, and the first of its exceptions; the others open below. */
export const PathItem = ({ area, depth = 0, port, onTest }: PathItemProps) => {
  const [isOpen, setOpen] = useState(false);
  const { pattern, url, rule, exceptions } = area;
  const [first] = exceptions;
  const count = countOf(area) - 1;
  const hasMore = count > 0 && depth < DEEPEST;
  return (
    <div className="path">
      <span className="path__what">
        <PathButton pattern={pattern} url={depth === 0 ? url : null} onTest={onTest} />
        {first !== undefined && !isOpen && (
          <span className="path__but">
            {" "}
            <span>{words.except}</span>{" "}
            <code translate="no">
              <Pattern pattern={first.pattern} />
            </code>
          </span>
        )}
        {hasMore && (
          <>
            {" "}
            <button
              type="button"
              className="link"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? words.except : formatMessage(words.moreExceptions, { count })}
            </button>
          </>
        )}
      </span>{" "}
      <LineLink rule={rule} port={port} />
      {isOpen && (
        <ul
          className="path__exceptions"
          aria-label={formatMessage(words.exceptionsOf, { pattern: visibleText(pattern) })}
        >
          {exceptions.map((exception) => (
            <li key={`${exception.rule.pattern.from} ${exception.pattern}`}>
              <PathItem area={exception} depth={depth + 1} port={port} onTest={onTest} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

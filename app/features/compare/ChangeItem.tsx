import { useEffect, useRef, useState } from "react";
import {
  formatMessage,
  formatUnits,
  type Rule,
  ruleLine,
  spaceAfter,
} from "../../../core/index.ts";
import {
  type ChangeEntry,
  crawlerNames,
  crawlersText,
  cutText,
  decidedBy,
  exceptText,
  hasMore,
  type Pair,
  verdictText,
} from "../../changes/entries.ts";
import { changeMessages } from "../../changes/messages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { ExampleUrl } from "../../ui/ExampleUrl.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { compareMessages as words } from "./messages.ts";

export interface ChangeProps {
  readonly entry: ChangeEntry;
  /** Where it is marked and scrolled to, a new object each time; null if it is not. */
  readonly marked: object | null;
  readonly port: EditorPort;
  /** The two readers that are compared; null when two texts are. */
  readonly pair: Pair | null;
  /** The text of the file. */
  readonly source: string;
  readonly onTest: (url: string) => void;
  /** Shows a line of the other text, by its number. */
  readonly onOldLine: (line: number) => void;
}

/** A link to a line of the file. */
const LineLink = ({ rule, port }: { readonly rule: Rule; readonly port: EditorPort }) => (
  <button
    type="button"
    className="link"
    title={formatMessage(words.goToLine, { line: rule.line })}
    onClick={() => port.reveal(rule.pattern.to > rule.pattern.from ? rule.pattern : rule)}
  >
    {formatMessage(changeMessages.line, { line: rule.line })}
  </button>
);

/** A line of the other text, which is not in the editor: its rule stands beside the link that shows where it was. */
const OldLine = ({ rule, onOldLine }: Pick<ChangeProps, "onOldLine"> & { readonly rule: Rule }) => (
  <Filled
    template={words.lineWithRule}
    parts={{
      line: (
        <button
          type="button"
          className="link"
          title={words.showOldLine}
          onClick={() => onOldLine(rule.line)}
        >
          {formatMessage(changeMessages.line, { line: rule.line })}
        </button>
      ),
      rule: (
        <code translate="no">
          <UntrustedText text={ruleLine(rule)} />
        </code>
      ),
    }}
  />
);

/**
 * An area that changes: its pattern, exceptions, crawlers, the deciding lines, and an example URL.
 */
export const ChangeItem = (props: ChangeProps) => {
  const { entry, marked, port, pair, source, onTest, onOldLine } = props;
  const { area, crawlers, isExact } = entry;
  const { before, after, url } = area;
  const [isWhole, setWhole] = useState(false);
  const most = isWhole ? Number.POSITIVE_INFINITY : undefined;
  const except = exceptText(area, pair, most);
  const cut = cutText(area, source);
  const root = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (marked !== null) root.current?.scrollIntoView({ block: "nearest" });
  }, [marked]);
  return (
    <li ref={root} className={marked === null ? "change" : "change change--marked"}>
      <p className="change__what">
        <span className={after.allowed ? "verdict verdict--allowed" : "verdict verdict--blocked"}>
          <Icon name={after.allowed ? "allowed" : "blocked"} />
          <UntrustedText text={verdictText(area, pair)} />
        </span>{" "}
        <code translate="no" className="change__pattern">
          <UntrustedText text={area.pattern} />
        </code>{" "}
        {except !== "" && <UntrustedText text={except} />}
      </p>
      {!isExact && <p className="change__note">{changeMessages.notExact}</p>}
      {cut !== "" && <p className="change__note">{cut}</p>}
      {crawlers !== null && (
        <p className="change__whom" title={formatUnits(crawlerNames(crawlers).slice(0, 60))}>
          <UntrustedText
            text={formatMessage(changeMessages.forCrawlers, {
              crawlers: crawlersText(crawlers, most),
            })}
          />
        </p>
      )}
      <p className="change__why">
        <Filled
          template={decidedBy(area, pair)}
          parts={{
            line: after.rule !== null && <LineLink rule={after.rule} port={port} />,
            oldLine:
              before.rule !== null &&
              (pair === null ? (
                <OldLine rule={before.rule} onOldLine={onOldLine} />
              ) : (
                <LineLink rule={before.rule} port={port} />
              )),
            first: pair !== null && <UntrustedText text={pair.first} />,
          }}
        />
        {spaceAfter(decidedBy(area, pair))}
        <ExampleUrl
          template={changeMessages.example}
          url={url}
          test={words.test}
          testUrl={words.testUrl}
          onTest={onTest}
        />{" "}
        {hasMore(entry) && (
          <button
            type="button"
            className="link"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.showFewer : words.showAll}
          </button>
        )}
      </p>
    </li>
  );
};

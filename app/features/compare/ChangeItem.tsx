import { formatMessage, type Rule } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { ExampleUrl } from "../../ui/ExampleUrl.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { type ChangeEntry, crawlerNames, crawlersText, decidedBy, exceptText } from "./entries.ts";
import { compareMessages as words } from "./messages.ts";

interface ChangeItemProps {
  readonly entry: ChangeEntry;
  readonly isMarked: boolean;
  readonly port: EditorPort;
  /** The name of the verdict when two readers are compared; null when two texts are. */
  readonly second: string | null;
  readonly onTest: (url: string) => void;
}

/** A link to a line of the file. */
const LineLink = ({ rule, port }: { readonly rule: Rule; readonly port: EditorPort }) => (
  <button
    type="button"
    className="link"
    title={formatMessage(words.goToLine, { line: rule.line })}
    onClick={() => port.reveal(rule.pattern.to > rule.pattern.from ? rule.pattern : rule)}
  >
    {formatMessage(words.line, { line: rule.line })}
  </button>
);

const verdictText = (allowed: boolean, second: string | null): string => {
  if (second === null) return allowed ? words.newlyAllowed : words.newlyBlocked;
  return formatMessage(allowed ? words.allowedFor : words.blockedFor, { second });
};

/**
 * An area that changes: its pattern, exceptions, crawlers, the deciding lines, and an example URL.
 */
export const ChangeItem = ({ entry, isMarked, port, second, onTest }: ChangeItemProps) => {
  const { area, crawlers, isExact } = entry;
  const { before, after, url } = area;
  const except = exceptText(area);
  return (
    <li
      className={isMarked ? "change change--marked" : "change"}
      data-line={after.rule?.line ?? before.rule?.line}
    >
      <p className="change__what">
        <span className={after.allowed ? "verdict verdict--allowed" : "verdict verdict--blocked"}>
          <Icon name={after.allowed ? "allowed" : "blocked"} />
          {verdictText(after.allowed, second)}
        </span>{" "}
        <code className="change__pattern">
          <UntrustedText text={area.pattern} />
        </code>{" "}
        {except !== "" && <UntrustedText text={except} />}
      </p>
      {!isExact && <p className="change__note">{words.notExact}</p>}
      {crawlers !== null && (
        <p className="change__whom" title={crawlerNames(crawlers).slice(0, 60).join(", ")}>
          <UntrustedText
            text={formatMessage(words.forCrawlers, { crawlers: crawlersText(crawlers) })}
          />
        </p>
      )}
      <p className="change__why">
        <Filled
          template={decidedBy(area)}
          parts={{
            line: after.rule !== null && <LineLink rule={after.rule} port={port} />,
            oldLine: before.rule?.line,
          }}
        />{" "}
        <ExampleUrl
          template={words.example}
          url={url}
          test={words.test}
          testUrl={words.testUrl}
          onTest={onTest}
        />
      </p>
    </li>
  );
};

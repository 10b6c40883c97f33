import {
  consult,
  type DialectId,
  type DisagreementCase,
  dialects,
  formatMessage,
  formatUnits,
  type InvolvedLine,
  listParts,
  visibleText,
} from "../../../core/index.ts";
import type { DifferencesInputs } from "../../answers/differences.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { LONG_TEXT } from "../../time/schedule.ts";
import { Button } from "../../ui/Button.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { readerMessages as words } from "../../verdicts/reader-messages.ts";
import { Sentence } from "../../verdicts/Sentence.tsx";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";
import { overviewMessages } from "./messages.ts";
import { type Party, partiesOf } from "./parties.ts";

/** The most lines shown before the rest is counted. */
const MOST_LINES = 6;

/** Links to lines of the file. */
export const LineLinks = ({
  lines,
  port,
}: {
  readonly lines: readonly InvolvedLine[];
  readonly port: EditorPort;
}) => {
  const more = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES);
  const rest = more > 0 ? [formatMessage(words.moreLines, { count: more })] : [];
  const links = listParts(shown.length + rest.length).map((part, index) => {
    const line = typeof part === "number" ? shown[part] : undefined;
    return line === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words between the lines have nothing else
      <span key={index}>{typeof part === "number" ? rest : part}</span>
    ) : (
      <button
        key={line.line}
        type="button"
        className="link"
        aria-label={formatMessage(words.goToLine, { line: line.line })}
        onClick={() => port.reveal(line)}
      >
        {line.line}
      </button>
    );
  });
  return (
    <Filled template={lines.length === 1 ? words.onLine : words.onLines} parts={{ lines: links }} />
  );
};

const PartyRow = ({ party, port }: { readonly party: Party; readonly port: EditorPort }) => (
  <li className="party">
    <VerdictWord allowed={party.allowed} />{" "}
    <span className="party__who">{formatUnits(party.names)}</span>{" "}
    <span className="party__why">
      <Sentence pieces={party.why.pieces} port={port} />
    </span>
  </li>
);

interface DifferenceCaseProps {
  /** What the difference was found in. */
  readonly of: DifferencesInputs;
  readonly one: DisagreementCase;
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

/** A URL on which readers differ: the lines that cause it, and each reader's verdict. */
export const DifferenceCase = ({ of, one, port, onTest }: DifferenceCaseProps) => {
  const { document, crawler, response } = of;
  // Each reader would have to compile the whole file again.
  const isLong = document.source.length >= LONG_TEXT;
  const explain = (id: DialectId) =>
    consult(document, dialects[id], crawler, response).explain(one.url);
  const parties = partiesOf(one, isLong ? null : explain, document);
  return (
    <div className="case">
      <div className="case__head">
        <span className="case__url">
          {one.area !== null && one.area !== one.url && (
            <>
              <code translate="no">
                <UntrustedText text={one.area} />
              </code>{" "}
              <span className="case__example">{overviewMessages.pathExample}</span>{" "}
            </>
          )}
          <code translate="no">
            <UntrustedText text={one.url} />
          </code>
        </span>
        {one.lines.length > 0 && (
          <span className="case__lines">
            <LineLinks lines={one.lines} port={port} />
          </span>
        )}
        {one.isTested ? (
          <span className="case__tested">{words.underTest}</span>
        ) : (
          <Button
            small
            aria-label={formatMessage(words.testUrl, { url: visibleText(one.url) })}
            onClick={() => onTest(one.url)}
          >
            {words.test}
          </Button>
        )}
      </div>
      <ul className="case__parties">
        {parties.map((party) => (
          <PartyRow key={party.names.join()} party={party} port={port} />
        ))}
      </ul>
    </div>
  );
};

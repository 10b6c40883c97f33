import type { ReactNode } from "react";
import {
  type Because,
  formatList,
  lineAt,
  type RobotsDocument,
  type SignalRule,
  shortened,
} from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { Filled } from "../../ui/Filled.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { lineName } from "../../verdicts/line-name.ts";
import { SourceTitle } from "../../verdicts/SourceTitle.tsx";
import { outcomeMessages as words } from "./page-messages.ts";

/** A longer header, tag or line is cut. */
const LONGEST = 200;

const NO_SNIPPET = "data-nosnippet";

export const Code = ({ text }: { readonly text: string }) => (
  <code translate="no">
    <UntrustedText text={shortened(text, LONGEST)} />
  </code>
);

/** What reasons are told with. */
export interface Telling {
  /** The text by which the page was judged. */
  readonly document: RobotsDocument;
  readonly port: EditorPort;
  readonly crawler: string;
  /** The operator's name; empty if it is not known. */
  readonly operator: string;
}

/** A line of the file, as a link to it. */
export const LineLink = ({
  line,
  document,
  port,
}: Pick<Telling, "document" | "port"> & { readonly line: number }) => (
  <button type="button" className="link" onClick={() => port.reveal(lineAt(document, line))}>
    {lineName(document, line)}
  </button>
);

/** The header or tag in which a rule stands, as written. */
export const placeOf = ({ place }: Pick<SignalRule, "place">): string =>
  place.layer === "header"
    ? `X-Robots-Tag: ${place.text}`
    : `<meta name="${place.name}" content="${place.text}">`;

export const ruleOf = ({ place, from, to }: SignalRule): string => place.text.slice(from, to);

const EFFECTS = {
  no: words.forbids,
  limited: words.limits,
  permits: words.permits,
  unknown: words.depends,
} as const;

const statusTemplate = (status: number, price: string | null): string => {
  if (status === 402 && price !== null) return words.status.payment;
  const own = (words.status as Readonly<Record<string, string>>)[String(status)];
  if (own !== undefined) return own;
  if (status >= 300 && status <= 399) return words.status.redirect;
  return status >= 500 ? words.status.server : words.status.other;
};

const lineText = (document: RobotsDocument, line: number): string => {
  const { from, to } = lineAt(document, line);
  return document.source.slice(from, to).trim();
};

/** A sentence with the elements of its placeholders. */
const sentenceFor = (because: Because, telling: Telling): ReactNode => {
  const { document, port, crawler } = telling;
  const operator = telling.operator === "" ? words.itsOperator : telling.operator;
  const fill = (template: string, parts: Readonly<Record<string, ReactNode>> = {}) => (
    <Filled template={template} parts={{ crawler, operator, ...parts }} />
  );
  const lineParts = (line: number) => ({
    place: <LineLink line={line} document={document} port={port} />,
    rule: <Code text={lineText(document, line)} />,
  });
  switch (because.kind) {
    case "robots":
      return because.line === null
        ? words.robotsNone
        : fill(words.robotsLine, lineParts(because.line));
    case "token": {
      const token = <Code text={because.token} />;
      return because.line === null
        ? fill(words.tokenNone, { token })
        : fill(words.tokenLine, { token, ...lineParts(because.line) });
    }
    case "status": {
      const { status, price, source } = because;
      return (
        <>
          {fill(statusTemplate(status, price), { status, price: price ?? "" })}
          {source === null && <> {fill(words.statusUndocumented)}</>}
        </>
      );
    }
    case "rule":
    case "undocumented":
      return fill(because.kind === "rule" ? EFFECTS[because.effect] : words.undocumented, {
        rule: <Code text={ruleOf(because.rule)} />,
        place: <Code text={placeOf(because.rule)} />,
      });
    case "elements":
      return fill(words.elements, {
        attribute: <Code text={NO_SNIPPET} />,
        elements: formatList(because.elements),
      });
    case "not-read":
      return because.layer === "headers" ? words.headersUnread : words.tagsUnread;
    case "not-fetched":
      return because.line === null
        ? fill(words.notFetchedWhole)
        : fill(words.notFetched, lineParts(because.line));
    case "listed":
      return words.listed;
    case "not-indexed":
      return words.notIndexed;
    case "controls-use-only":
      return fill(words.controlsOnly);
    case "no-documentation":
      return fill(words.noDocumentation);
    case "nothing":
      return words.nothing;
  }
};

/** A reason, with its source if it has one. */
export const BecauseView = ({
  because,
  telling,
}: {
  readonly because: Because;
  readonly telling: Telling;
}) => {
  const sentence = sentenceFor(because, telling);
  const source = "source" in because ? because.source : null;
  return source === null ? (
    sentence
  ) : (
    <Filled
      template={words.withSource}
      parts={{ sentence, source: <SourceTitle source={source} /> }}
    />
  );
};

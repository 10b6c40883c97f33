import { formatMessage, type RobotsDocument } from "../../../core/index.ts";
import type { BulkResult, BulkRow, RowVerdict } from "../../answers/workers/bulk/messages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { Cut } from "../../ui/Cut.tsx";
import { FromPath } from "../../ui/FromPath.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { ENTRY_WORDS, MESSAGES } from "./messages.ts";
import { LineButton, Verdict } from "./Verdict.tsx";
import { inNumber, inShortList } from "./words.ts";

interface ResultRowProps {
  /** Index in the list, from 0. */
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  /** Null until it is loaded. */
  readonly row: BulkRow | null;
  readonly result: BulkResult;
  /** The scheme and host of all rows; empty if they have several, or none. */
  readonly origin: string;
  readonly list: "urls" | "log";
  readonly document: RobotsDocument;
  readonly port: EditorPort;
}

const wordOf = (verdicts: readonly RowVerdict[]): "allowed" | "blocked" | "mixed" => {
  const blocked = verdicts.filter(({ allowed }) => !allowed).length;
  if (blocked === 0) return "allowed";
  return blocked === verdicts.length ? "blocked" : "mixed";
};

/** The verdicts a row shows: all of them for a list; for a log, the one by the current file. */
const shownVerdicts = ({ verdicts }: BulkRow, list: ResultRowProps["list"]) =>
  list === "log" ? verdicts.slice(0, 1) : verdicts;

/** The crawlers a URL is blocked for, if it is not blocked for all. */
const blockedFor = ({ verdicts }: BulkRow, result: BulkResult): string => {
  const names = verdicts.flatMap(({ allowed }, at) =>
    allowed ? [] : (result.urls?.crawlerGroups[at]?.crawlers ?? []),
  );
  return formatMessage(MESSAGES.blockedFor, { list: inShortList(names, 2) });
};

/** The deciding lines without repeats, those that block first. */
const linesOf = (verdicts: readonly RowVerdict[]): readonly number[] => {
  const sorted = [...verdicts].sort((a, b) => Number(a.allowed) - Number(b.allowed));
  return [...new Set(sorted.map(({ line }) => line))];
};

/** The most lines shown in a row; the saved file has the rest. */
const MOST_LINES = 2;

/** One URL, or one request with its count, and its verdict. */
export const ResultRow = (props: ResultRowProps) => {
  const { index, top, row, result, origin, list, document, port } = props;
  const place = { transform: `translateY(${top}px)` };
  if (row === null) return <tr className="bulk-row" style={place} aria-rowindex={index + 2} />;
  const verdicts = shownVerdicts(row, list);
  const word = wordOf(verdicts);
  return (
    <tr className="bulk-row" style={place} aria-rowindex={index + 2}>
      <td>
        <Verdict of={word} />
      </td>
      <td className="bulk-row__url" title={row.url}>
        <FromPath url={row.url} origin={origin}>
          {(shown) => <Cut text={shown}>{(part) => <UntrustedText text={part} />}</Cut>}
        </FromPath>
        {list === "urls" && row.about !== "page" && (
          <span className="bulk__faint"> {ENTRY_WORDS[row.about as keyof typeof ENTRY_WORDS]}</span>
        )}
        {word === "mixed" && <span className="bulk__faint"> {blockedFor(row, result)}</span>}
      </td>
      <td className="bulk-row__lines">
        {linesOf(verdicts)
          .slice(0, MOST_LINES)
          .map((line) => (
            <LineButton key={line} line={line} document={document} port={port} />
          ))}
      </td>
      {list === "log" && (
        <>
          <td className="bulk-row__who">
            <UntrustedText text={row.about} />
          </td>
          <td className="bulk__number">{inNumber(row.count)}</td>
        </>
      )}
    </tr>
  );
};

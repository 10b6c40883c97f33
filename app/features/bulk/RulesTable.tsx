import { lineAt, type RobotsDocument } from "../../../core/index.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";
import { LineButton, Verdict } from "./Verdict.tsx";
import { MOST_ROWS, type ViewProps } from "./view.ts";
import { inBytes, inNumber, inShortList } from "./words.ts";

interface RuleRow {
  readonly line: number;
  readonly allowed: boolean;
  readonly count: number;
  readonly bytes: number | null;
  readonly crawlers: readonly string[];
}

const rowsOf = ({ result, list }: ViewProps): readonly RuleRow[] =>
  list === "urls"
    ? (result.urls?.rules ?? []).map((rule) => ({ ...rule, bytes: null }))
    : (result.log?.rules ?? []).map(({ requests, ...rule }) => ({ ...rule, count: requests }));

const textOf = (document: RobotsDocument, line: number): string => {
  if (line === 0 || line > document.lineCount) return "";
  const { from, to } = lineAt(document, line);
  return document.source.slice(from, to).trim();
};

/** What each line of the file decides. */
export const RulesTable = (props: ViewProps) => {
  const { list, state, port, onShow } = props;
  const columns: readonly Column<RuleRow>[] = [
    {
      name: MESSAGES.line,
      cell: ({ line }) => <LineButton line={line} document={state.document} port={port} />,
    },
    {
      name: MESSAGES.verdict,
      cell: ({ allowed }) => <Verdict of={allowed ? "allowed" : "blocked"} />,
    },
    {
      name: MESSAGES.rule,
      cell: ({ line }) => (
        <code translate="no">
          <UntrustedText text={textOf(state.document, line)} />
        </code>
      ),
    },
    {
      name: list === "urls" ? MESSAGES.urls : MESSAGES.requests,
      isNumber: true,
      cell: ({ line, allowed, count }) => (
        <button
          type="button"
          className="link"
          onClick={() => onShow({ line, verdict: allowed ? "allowed" : "blocked" })}
        >
          {inNumber(count)}
        </button>
      ),
    },
    ...(list === "log"
      ? [
          {
            name: MESSAGES.size,
            isNumber: true,
            isExtra: true,
            cell: ({ bytes }: RuleRow) => inBytes(bytes ?? 0),
          },
        ]
      : []),
    {
      name: MESSAGES.forCrawlers,
      isExtra: true,
      cell: ({ crawlers }) => <UntrustedText text={inShortList(crawlers)} />,
    },
  ];
  return (
    <SimpleTable
      label={MESSAGES.rulesTable}
      rows={rowsOf(props).slice(0, MOST_ROWS)}
      columns={columns}
      keyOf={({ line, allowed }) => `${line} ${allowed}`}
    />
  );
};

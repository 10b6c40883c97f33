import { formatMessage, lineAt, type TableCell, visibleText } from "../../../core/index.ts";
import type { Table } from "../../answers/tables.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { Expectation, TestUrl } from "../../state/store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { lineName } from "../../verdicts/line-name.ts";
import { reasonOf } from "./cell-words.ts";
import { matrixMessages as words } from "./messages.ts";

type Expected = Expectation["expected"] | null;

const CHOICES: readonly {
  readonly value: Expected;
  readonly text: string;
  readonly key: string;
}[] = [
  { value: "allowed", text: words.expectAllowed, key: "A" },
  { value: "blocked", text: words.expectBlocked, key: "B" },
  { value: null, text: words.expectNothing, key: "Delete" },
];

interface CellReasonProps {
  readonly table: Table;
  readonly crawler: string;
  readonly url: TestUrl;
  readonly cell: TableCell;
  readonly expected: Expected;
  readonly port: EditorPort;
  readonly onExpect: (expected: Expected) => void;
}

/** Why the selected cell has its verdict, links to the deciding line, and its expectation. */
export const CellReason = (props: CellReasonProps) => {
  const { table, crawler, url, cell, expected, port, onExpect } = props;
  const { document } = table.of;
  const { line } = cell;
  return (
    <section className="matrix__reason" aria-label={words.chosenCell}>
      <p aria-live="polite">
        <WithCode text={reasonOf(table.of, crawler, url, cell)} />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is none */}
      <div
        className="matrix__expects"
        role="group"
        aria-label={formatMessage(words.expectedOf, { url: visibleText(url.typed) })}
      >
        {line !== null && line <= document.lineCount && (
          <Button small onClick={() => port.reveal(lineAt(document, line))}>
            {formatMessage(words.goToLine, { line: lineName(document, line) })}
          </Button>
        )}
        {CHOICES.map(({ value, text, key }) => (
          <Button
            key={key}
            small
            aria-pressed={expected === value}
            title={formatMessage(words.keyInTable, { key })}
            onClick={() => onExpect(value)}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
};

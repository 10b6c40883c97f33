import { formatMessage, lineAt, type RobotsDocument } from "../../../core/index.ts";
import type { HiddenNoindex, PageTotals } from "../../answers/workers/bulk/messages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";

interface HiddenPagesProps {
  readonly pages: PageTotals;
  readonly document: RobotsDocument;
  readonly port: EditorPort;
}

/** The pages that are blocked with a noindex inside, each with a crawler that does not read it. */
export const HiddenPages = ({ pages, document, port }: HiddenPagesProps) => {
  const columns: readonly Column<HiddenNoindex>[] = [
    { name: MESSAGES.hiddenUrl, cell: ({ url }) => <UntrustedText text={url} /> },
    { name: MESSAGES.hiddenCrawler, cell: ({ crawler }) => <UntrustedText text={crawler} /> },
    {
      name: MESSAGES.hiddenLine,
      cell: ({ line }) =>
        line > 0 &&
        line <= document.lineCount && (
          <button
            type="button"
            className="link"
            onClick={() => port.reveal(lineAt(document, line))}
          >
            {formatMessage(MESSAGES.hiddenAt, { line })}
          </button>
        ),
    },
  ];
  return (
    <SimpleTable
      label={MESSAGES.hiddenTable}
      rows={pages.examples}
      columns={columns}
      keyOf={({ url }) => url}
    />
  );
};

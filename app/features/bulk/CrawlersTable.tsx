import { dialects } from "../../../core/index.ts";
import type { BulkResult } from "../../answers/workers/bulk/messages.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";
import type { ViewProps } from "./view.ts";
import { inNumber } from "./words.ts";

type Total = NonNullable<BulkResult["urls"]>["crawlers"][number];

/** How many URLs each crawler may crawl. */
export const CrawlersTable = ({ result, onShow }: ViewProps) => {
  const columns: readonly Column<Total>[] = [
    { name: MESSAGES.who, cell: ({ crawler }) => <UntrustedText text={crawler} /> },
    {
      name: MESSAGES.blockedColumn,
      isNumber: true,
      cell: ({ crawler, blocked }) => (
        <button
          type="button"
          className="link"
          onClick={() => onShow({ crawler, verdict: "blocked" })}
        >
          {inNumber(blocked)}
        </button>
      ),
    },
    { name: MESSAGES.allowedColumn, isNumber: true, cell: ({ allowed }) => inNumber(allowed) },
    { name: MESSAGES.readBy, isExtra: true, cell: ({ reader }) => dialects[reader].name },
  ];
  return (
    <SimpleTable
      label={MESSAGES.crawlersTable}
      rows={result.urls?.crawlers ?? []}
      columns={columns}
      keyOf={({ crawler }) => crawler}
    />
  );
};

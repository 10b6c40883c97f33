import { visibleText } from "../../../core/index.ts";
import { categoryWords } from "../../../core/service/index.ts";
import type { BulkResult } from "../../answers/workers/bulk/messages.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";
import { MOST_ROWS, type ViewProps } from "./view.ts";
import { inBytes, inNumber } from "./words.ts";

type Total = NonNullable<BulkResult["log"]>["visitors"][number];

const nameOf = ({ visitor }: Total): string => {
  if (visitor.kind === "browser") return MESSAGES.browsers;
  if (visitor.kind === "nameless") return MESSAGES.nameless;
  return visitor.token;
};

const purposeOf = ({ visitor, blocked }: Total): string => {
  if (visitor.crawler !== null) return categoryWords[visitor.crawler.category];
  if (visitor.kind === "scanner") return MESSAGES.scanner;
  if (visitor.kind === "program") return MESSAGES.program;
  return blocked === null ? MESSAGES.notMeant : MESSAGES.unknownPurpose;
};

/** Which crawlers made requests, for what purpose, and which of those requests the file blocks. */
export const VisitorsTable = ({ result, onShow }: ViewProps) => {
  const hasBaseline = result.log?.hasBaseline ?? false;
  const columns: readonly Column<Total>[] = [
    {
      name: MESSAGES.saysItIs,
      cell: (total) => (
        <>
          <span title={visibleText(total.example)}>
            <UntrustedText text={nameOf(total)} />
          </span>
          <span className="bulk__remark bulk__faint">{purposeOf(total)}</span>
        </>
      ),
    },
    { name: MESSAGES.requests, isNumber: true, cell: ({ requests }) => inNumber(requests) },
    {
      name: MESSAGES.blockedColumn,
      isNumber: true,
      cell: ({ blocked, visitor }) =>
        blocked === null ? (
          <span className="bulk__faint">{MESSAGES.notKnown}</span>
        ) : (
          <button
            type="button"
            className="link"
            onClick={() =>
              onShow({
                crawler: visitor.token,
                verdict: "blocked",
                order: "count",
                descending: true,
              })
            }
          >
            {inNumber(blocked.requests)}
          </button>
        ),
    },
    ...(hasBaseline
      ? [
          {
            name: MESSAGES.before,
            isNumber: true,
            isExtra: true,
            cell: ({ blockedBefore }: Total) =>
              blockedBefore === null ? "" : inNumber(blockedBefore.requests),
          },
        ]
      : []),
    {
      name: MESSAGES.savedBytes,
      isNumber: true,
      isExtra: true,
      cell: ({ blocked }) => (blocked === null ? "" : inBytes(blocked.bytes)),
    },
    {
      name: MESSAGES.robotsTxt,
      isNumber: true,
      isExtra: true,
      cell: ({ robotsTxt }) => inNumber(robotsTxt),
    },
  ];
  return (
    <SimpleTable
      label={MESSAGES.visitorsTable}
      rows={(result.log?.visitors ?? []).slice(0, MOST_ROWS)}
      columns={columns}
      keyOf={({ visitor }) => `${visitor.kind} ${visitor.token}`}
    />
  );
};

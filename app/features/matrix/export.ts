import Papa from "papaparse";
import {
  cellOf,
  FORMULA_START,
  formatMessage,
  markdownCode,
  markdownText,
  visibleJson,
} from "../../../core/index.ts";
import { patternOf } from "../../state/store/derive.ts";
import type { TestUrl } from "../../state/store/state.ts";
import { crawlerName, verdictWord } from "./cell-words.ts";
import type { Column } from "./columns.ts";
import { matrixMessages as words } from "./messages.ts";

/** The table for export: tests in rows, crawlers in columns. */
export interface Sheet {
  readonly urls: readonly TestUrl[];
  readonly columns: readonly Column[];
}

const wordAt = ({ cells }: Column, url: TestUrl, row: number): string =>
  cells === null ? "" : verdictWord(cellOf(cells[row] ?? 0), patternOf(url) !== null);

/**
 * As CSV. The text is exact, except that values a spreadsheet would take for formulas are marked as
 * text.
 */
export const toCsv = ({ urls, columns }: Sheet): string =>
  Papa.unparse(
    {
      fields: [
        words.url,
        ...columns.flatMap((one) => {
          const crawler = crawlerName(one.crawler);
          return [crawler, formatMessage(words.lineOf, { crawler })];
        }),
      ],
      data: urls.map((url, row) => [
        url.typed,
        ...columns.flatMap((one) => [
          wordAt(one, url, row),
          one.cells === null ? "" : (cellOf(one.cells[row] ?? 0).line ?? ""),
        ]),
      ]),
    },
    { escapeFormulae: FORMULA_START },
  );

/** As a Markdown table. */
export const toMarkdown = ({ urls, columns }: Sheet): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rows = urls.map((url, row) =>
    line([markdownCode(url.typed, true), ...columns.map((one) => wordAt(one, url, row))]),
  );
  const head = [words.url, ...columns.map((one) => markdownText(crawlerName(one.crawler)))];
  return `${[line(head), `|${" --- |".repeat(head.length)}`, ...rows].join("\n")}\n`;
};

/**
 * As JSON: one record for each URL and crawler. Invisible characters are escaped, so the values
 * stay exact.
 */
export const toJson = ({ urls, columns }: Sheet): string => {
  const records = urls.flatMap((url, row) =>
    columns.flatMap(({ crawler, cells }) =>
      cells === null ? [] : [{ url: url.typed, crawler, ...cellOf(cells[row] ?? 0) }],
    ),
  );
  return `${visibleJson(records, 2)}\n`;
};

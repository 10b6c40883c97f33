import type { ReactNode } from "react";

/** A column: its heading, its cells, whether they are numbers, and whether a phone has no room for it. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  readonly isExtra?: boolean;
}

const classOf = ({ isNumber = false, isExtra = false }: Omit<Column<never>, "cell">): string =>
  [isNumber && "bulk__number", isExtra && "bulk__extra"].filter(Boolean).join(" ");

interface SimpleTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}

/** A table of at most a few hundred rows. The first column is the row header. */
export const SimpleTable = <Row,>({ label, rows, columns, keyOf }: SimpleTableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <section className="bulk__wide" tabIndex={0} aria-label={label}>
    <table className="bulk-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column.name} scope="row">
                  <div className="bulk__name">{column.cell(row)}</div>
                </th>
              ) : (
                <td key={column.name} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

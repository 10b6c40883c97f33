import type { ReactNode } from "react";

/** A column: its heading, its cells, and whether they are numbers. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

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
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" className={isNumber ? "bulk__number" : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell, isNumber }, at) =>
              at === 0 ? (
                <th key={name} scope="row">
                  <div className="bulk__name">{cell(row)}</div>
                </th>
              ) : (
                <td key={name} className={isNumber ? "bulk__number" : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

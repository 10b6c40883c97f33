/** Prints rows below a title, the first column left-aligned and the others right-aligned. */
export const printTable = (title: string, rows: readonly (readonly string[])[]): void => {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] as number;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join("  ")}`.trimEnd());
  }
};

export const ratio = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)}x`;

export const percent = (share: number): string => {
  // 99.96 is not 100: a single wrong verdict must show.
  const tenths = Math.floor(share * 1000) / 10;
  return `${tenths}%`;
};

export const perSecond = (seconds: number): string => {
  const rate = 1 / seconds;
  return rate >= 10_000 ? `${(rate / 1000).toFixed(0)} k/s` : `${rate.toFixed(0)} /s`;
};

export const milliseconds = (seconds: number): string => {
  const value = seconds * 1000;
  return `${value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0)} ms`;
};

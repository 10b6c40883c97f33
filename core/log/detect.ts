import { type LogFormat, logFormats } from "./formats.ts";

/** How many lines are examined to detect the format. */
const LINES = 20;

/** Longer lines are not requests, and examining them would take long. */
const LONGEST = 64 * 1024;

/**
 * Detects the format of a log from its first lines: the one that most of them match. A line that
 * names the log's columns decides by itself.
 *
 * @param lines the first lines; only the first twenty with content are examined.
 * @returns null if no format matches more than half of them.
 */
export const detectLog = (lines: readonly string[]): LogFormat | null => {
  const looked = lines
    .filter((line) => line.trim() !== "" && line.length <= LONGEST)
    .slice(0, LINES);
  const counts = new Map<LogFormat, number>();
  for (const line of looked) {
    // The first format that matches a line is the most specific one.
    const format = logFormats.find(({ recognises }) => recognises(line));
    if (format?.id === "w3c") return format;
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] * 2 > looked.length ? best[0] : null;
};

/** Whether lines look like CloudFront's real-time logs, which do not name their columns. */
export const lacksFields = (lines: readonly string[]): boolean =>
  lines.length > 0 &&
  lines.slice(0, LINES).every((line) => line === "" || /^\d{10}\.\d{3}\t[\d.:a-f]+\t/.test(line));

/** The beginning of a time as servers write it, and a cell that holds just a method. */
const SERVER_TIME = /\[\d{1,2}\/[A-Za-z]{3}\/\d{4}:\d\d:/;
const METHOD = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|TRACE|CONNECT|PROPFIND)$/;

/**
 * Whether the rows of a table are requests of a log: most hold the time of a request, or a column
 * holds methods. Its addresses may then be hosts or referrers.
 */
export const isLogTable = (rows: readonly (readonly string[])[]): boolean => {
  const areMost = (fits: (row: readonly string[]) => boolean): boolean =>
    rows.filter(fits).length * 2 > rows.length;
  return (
    areMost((row) => row.some((cell) => SERVER_TIME.test(cell))) ||
    (rows[0] ?? []).some((_, column) => areMost((row) => METHOD.test((row[column] ?? "").trim())))
  );
};

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

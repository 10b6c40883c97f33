import { type LogFormat, logFormats } from "./formats.ts";

/** How many lines tell the format. */
const LINES = 20;

/** Longer lines are no requests, and looking at them would take long. */
const LONGEST = 64 * 1024;

/**
 * Finds the form of a log by its first lines: the one that most of them are of. A line that names the
 * log's columns decides by itself.
 *
 * @param lines the first lines; those beyond twenty that hold something are not looked at.
 * @returns null where no form fits more than half of them.
 */
export const detectLog = (lines: readonly string[]): LogFormat | null => {
  const looked = lines
    .filter((line) => line.trim() !== "" && line.length <= LONGEST)
    .slice(0, LINES);
  const counts = new Map<LogFormat, number>();
  for (const line of looked) {
    // The first that knows a line is the most particular one.
    const format = logFormats.find(({ recognises }) => recognises(line));
    if (format?.id === "w3c") return format;
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] * 2 > looked.length ? best[0] : null;
};

/** Whether lines look like CloudFront's real-time logs, which do not say what their columns are. */
export const lacksFields = (lines: readonly string[]): boolean =>
  lines.length > 0 &&
  lines.slice(0, LINES).every((line) => line === "" || /^\d{10}\.\d{3}\t[\d.:a-f]+\t/.test(line));

import type { LineView } from "../syntax/line-view.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Said } from "./seen.ts";

/** The fields that the report lists as known and not used. */
const UNUSED: ReadonlySet<string> = new Set([
  "clean-param",
  "content-signal",
  "content-usage",
  "crawl-delay",
  "domain",
  "host",
  "noarchive",
  "nofollow",
  "noindex",
  "request-rate",
  "revisit-after",
  "visit-time",
]);

const codesOf = (line: LineView): readonly (readonly [Said["code"], Said["severity"]])[] => {
  if (line.kind === "text") return [["google-unknown", "warning"]];
  if (line.kind !== "directive") return line.tooLong ? [["google-long", "info"]] : [];
  const isUnused = UNUSED.has(asciiLower(line.keyText));
  return [
    ...(line.field === "other" && isUnused ? ([["google-unused", "info"]] as const) : []),
    ...(line.field === "other" && !isUnused ? ([["google-unknown", "warning"]] as const) : []),
    ...(line.spelling === "typo" ? ([["google-typo", "info"]] as const) : []),
    ...(line.missingColon && line.field !== "other"
      ? ([["google-no-colon", "info"]] as const)
      : []),
    ...(line.tooLong ? ([["google-long", "info"]] as const) : []),
  ];
};

/**
 * The report on robots.txt of Search Console, as the library that it is made with tags each line.
 *
 * @see https://github.com/google/robotstxt/blob/22b355f/reporting_robots.cc
 */
export const saidByGoogle = (lines: readonly LineView[]): readonly Said[] =>
  lines.flatMap((line) =>
    codesOf(line).map(([code, severity]) => ({ line: line.number, code, severity })),
  );

import { escapedHtml } from "../text/html.ts";
import { printable } from "./printable.ts";
import type { Entry, Report } from "./report.ts";

const locationOf = (file: string, { line }: Entry): string =>
  line === null ? file : `${file}:${line}`;

/** A report for people: one line for each failure or problem, and a summary. */
export const asText = (report: Report): string => {
  const lines = report.entries
    .filter(({ severity }) => severity !== "ok")
    .map(
      (entry) =>
        `${locationOf(report.file, entry)}: ${entry.severity} ${entry.rule}: ${entry.message}`,
    );
  return [...lines, ...report.summary].map((line) => `${printable(line)}\n`).join("");
};

const LEVELS: Readonly<Record<Entry["severity"], string | null>> = {
  error: "error",
  warning: "warning",
  info: "notice",
  // Hints are not worth an annotation.
  hint: null,
  ok: null,
};

const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/**
 * A report as commands that GitHub Actions turns into annotations.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const asGithub = (report: Report): string =>
  report.entries
    .flatMap((entry) => {
      const level = LEVELS[entry.severity];
      if (level === null) return [];
      const line = entry.line === null ? "" : `,line=${entry.line}`;
      const properties = `file=${escapeProperty(report.file)}${line},title=${escapeProperty(entry.rule)}`;
      return [`::${level} ${properties}::${escapeData(printable(entry.message))}\n`];
    })
    .join("");

/** Characters that XML 1.0 cannot contain, even escaped, become U+FFFD. */
const NOT_IN_XML = /[\ufffe\uffff]|\p{Surrogate}/gu;

const xml = (text: string): string =>
  escapedHtml(printable(text.replace(/[\t\n\r]/g, " ")).replace(NOT_IN_XML, "\ufffd"));

const testCase = (file: string, entry: Entry): string => {
  const name = `name="${xml(entry.message)}" classname="${xml(entry.rule)}"`;
  const place = `file="${xml(file)}"${entry.line === null ? "" : ` line="${entry.line}"`}`;
  if (entry.severity !== "error") return `    <testcase ${name} ${place}/>\n`;
  return `    <testcase ${name} ${place}>\n      <failure message="${xml(entry.message)}"/>\n    </testcase>\n`;
};

/**
 * A report as JUnit XML: a test case for each expected verdict and each problem; errors are
 * failures.
 */
export const asJunit = (report: Report): string => {
  const { entries, file } = report;
  const failures = entries.filter(({ severity }) => severity === "error").length;
  const counts = `tests="${entries.length}" failures="${failures}" errors="0"`;
  const cases = entries.map((entry) => testCase(file, entry)).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="${xml(file)}" ${counts}>
${cases}  </testsuite>
</testsuites>
`;
};

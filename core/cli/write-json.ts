import { visibleJson } from "../text/json.ts";
import type { Entry, Report } from "./report.ts";

/** Where the schema of `asJson` is published beside the page: `check-report.schema.json`. */
const VERSION = 1;

/**
 * A report as JSON, for other programs: `check-report.schema.json` describes it. Later versions may
 * add keys.
 */
export const asJson = ({ file, fails, summary, entries }: Report): string =>
  `${visibleJson({ version: VERSION, file, fails, summary, results: entries }, 2)}\n`;

/** The levels of SARIF; null for what is no result. */
const LEVELS: Readonly<Record<Entry["severity"], "error" | "warning" | "note" | null>> = {
  error: "error",
  warning: "warning",
  info: "note",
  hint: "note",
  ok: null,
};

/**
 * A name as the relative reference that SARIF wants (RFC 3986); an address stays one. Standard
 * input has no name.
 */
const uriOf = (file: string): string => {
  if (/^https?:\/\//i.test(file)) return file;
  const path = file === "-" ? "robots.txt" : file.replaceAll("\\", "/");
  return path
    .split("/")
    .map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, "\ufffd")))
    .join("/");
};

const resultOf = (file: string, { line, severity, rule, message }: Entry): object | null => {
  const level = LEVELS[severity];
  if (level === null) return null;
  const region = line === null ? {} : { region: { startLine: line } };
  return {
    ruleId: rule,
    level,
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region } }],
  };
};

/**
 * A report as SARIF 2.1.0, which code scanning services read: a result for each failure or problem.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const asSarif = ({ file, entries }: Report): string => {
  const results = entries.map((entry) => resultOf(file, entry)).filter((each) => each !== null);
  const rules = [...new Set(entries.map(({ rule }) => rule))].map((id) => ({ id }));
  const driver = { name: "robots.txt Workbench", rules };
  return `${visibleJson(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [{ tool: { driver }, results }],
    },
    2,
  )}\n`;
};

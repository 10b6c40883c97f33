import type { DialectId } from "../dialects/dialect.ts";
import { visibleJson } from "../text/json.ts";
import { formatMessage } from "../text/message.ts";
import { isReader } from "./args.ts";
import { MESSAGES } from "./messages.ts";

/** An expected verdict for one crawler, and one URL or all URLs that match a pattern. */
export interface ExpectedVerdict {
  /** A product token. */
  readonly crawler: string;
  readonly kind: "url" | "pattern";
  /** The URL as typed (a path, or an absolute URL), or the pattern. */
  readonly text: string;
  readonly expected: "allowed" | "blocked";
  /** The reader; null for the crawler's own. */
  readonly reader: DialectId | null;
}

/** The contents of a checks file, or a sentence that says why it cannot be read. */
export type DecodedChecks =
  | { readonly ok: true; readonly checks: readonly ExpectedVerdict[] }
  | { readonly ok: false; readonly reason: string };

/** The usual name of the file. */
export const CHECKS_FILE_NAME = "robots.checks.json";

const VERSION = 1;
const MOST_CHECKS = 100_000;
const LONGEST = 8192;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const failed = (reason: string): DecodedChecks => ({ ok: false, reason });

const parseJson = (text: string): { readonly value: unknown } | string => {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, "")) };
  } catch (error) {
    return formatMessage(MESSAGES.notJson, { why: error instanceof Error ? error.message : "" });
  }
};

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Parses one check; returns an error message as text. */
const decodeCheck = (check: unknown, number: number): ExpectedVerdict | string => {
  if (!isObject(check)) return formatMessage(MESSAGES.notACheck, { number });
  const {
    crawler: named,
    url,
    pattern,
    expect: expected,
    reader = null,
  } = check as {
    crawler?: unknown;
    url?: unknown;
    pattern?: unknown;
    expect?: unknown;
    reader?: unknown;
  };
  const crawler = asText(named).trim();
  if (crawler === "") return formatMessage(MESSAGES.noCrawler, { number });
  const text = asText(pattern ?? url);
  if (text === "" || (url !== undefined && pattern !== undefined)) {
    return formatMessage(MESSAGES.noUrl, { number });
  }
  if (text.length > LONGEST || crawler.length > LONGEST) {
    return formatMessage(MESSAGES.tooLong, { number, most: LONGEST });
  }
  if (pattern !== undefined && !/^[/*]/.test(text)) {
    return formatMessage(MESSAGES.badPattern, { number });
  }
  if (expected !== "allowed" && expected !== "blocked") {
    return formatMessage(MESSAGES.badExpect, { number });
  }
  if (reader !== null && !(typeof reader === "string" && isReader(reader))) {
    return formatMessage(MESSAGES.badReader, { number, reader: String(reader).slice(0, 80) });
  }
  return { crawler, kind: pattern === undefined ? "url" : "pattern", text, expected, reader };
};

/**
 * Parses a checks file (`robots.checks.json`). Accepts any text. Unknown keys are ignored, so that
 * a file may contain comments and later versions of the tool may add keys.
 */
export const decodeChecks = (text: string): DecodedChecks => {
  const json = parseJson(text);
  if (typeof json === "string") return failed(json);
  const file = json.value;
  if (!isObject(file)) return failed(MESSAGES.notAnObject);
  const { version, checks } = file as { version?: unknown; checks?: unknown };
  if (version !== VERSION) {
    const shown = String(version ?? "–").slice(0, 20);
    return failed(formatMessage(MESSAGES.otherVersion, { version: shown }));
  }
  if (!Array.isArray(checks)) return failed(MESSAGES.noChecks);
  if (checks.length > MOST_CHECKS) {
    const counts = { count: checks.length, most: MOST_CHECKS };
    return failed(formatMessage(MESSAGES.tooManyChecks, counts));
  }
  const decoded: ExpectedVerdict[] = [];
  for (const [index, check] of checks.entries()) {
    const result = decodeCheck(check, index + 1);
    if (typeof result === "string") return failed(result);
    decoded.push(result);
  }
  return { ok: true, checks: decoded };
};

/**
 * Writes a checks file, one check per line so that diffs are readable. `decodeChecks` reads it
 * back.
 */
export const encodeChecks = (checks: readonly ExpectedVerdict[]): string => {
  const lines = checks.map(({ crawler, kind, text, expected, reader }) =>
    visibleJson({
      crawler,
      [kind]: text,
      expect: expected,
      ...(reader === null ? {} : { reader }),
    }),
  );
  const list = lines.length === 0 ? "[]" : `[\n    ${lines.join(",\n    ")}\n  ]`;
  return `{\n  "version": ${VERSION},\n  "checks": ${list}\n}\n`;
};

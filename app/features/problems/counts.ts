import { formatMessage } from "../../../core/index.ts";
import { type Diagnostic, SEVERITIES, type Severity } from "../../../core/lint/index.ts";

const WORDS = {
  error: {
    word: "error",
    plural: "errors",
    count: { one: "{count} error", other: "{count} errors" },
  },
  warning: {
    word: "warning",
    plural: "warnings",
    count: { one: "{count} warning", other: "{count} warnings" },
  },
  info: { word: "note", plural: "notes", count: { one: "{count} note", other: "{count} notes" } },
  hint: { word: "hint", plural: "hints", count: { one: "{count} hint", other: "{count} hints" } },
} as const satisfies Readonly<Record<Severity, object>>;

/** A count of findings of a severity, in words: `2 warnings`. */
export interface SeverityCount {
  readonly severity: Severity;
  readonly count: number;
  readonly text: string;
  /** The plural name of a severity. */
  readonly plural: string;
}

/** How many findings of each severity there are, the most severe first, without zeros. */
export const countBySeverity = (diagnostics: readonly Diagnostic[]): readonly SeverityCount[] =>
  SEVERITIES.flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    const words = WORDS[severity];
    const text = formatMessage(words.count, { count });
    return count === 0 ? [] : [{ severity, count, text, plural: words.plural }];
  });

/** The word for a severity. */
export const severityWord = (severity: Severity): string => WORDS[severity].word;

/** The plural name of a severity. */
export const severityPlural = (severity: Severity): string => WORDS[severity].plural;

import type { Diagnostic, Severity } from "../../core/lint/index.ts";

const WORDS: readonly (readonly [Severity, one: string, many: string])[] = [
  ["error", "error", "errors"],
  ["warning", "warning", "warnings"],
  ["info", "note", "notes"],
  ["hint", "hint", "hints"],
];

/** A severity that occurs, in words: `2 warnings`. */
export interface SeverityCount {
  readonly severity: Severity;
  readonly count: number;
  readonly text: string;
}

/** How many findings of each severity there are, the gravest first; those without any are left out. */
export const countBySeverity = (diagnostics: readonly Diagnostic[]): readonly SeverityCount[] =>
  WORDS.flatMap(([severity, one, many]) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0
      ? []
      : [{ severity, count, text: `${count.toLocaleString("en")} ${count === 1 ? one : many}` }];
  });

/** The word for a severity. */
export const severityWord = (severity: Severity): string =>
  WORDS.find(([known]) => known === severity)?.[1] ?? severity;

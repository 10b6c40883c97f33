import { groupBy, lineNumberAt, type RobotsDocument } from "../../core/index.ts";
import type { Diagnostic, Severity } from "../../core/lint/index.ts";

/** Which findings are shown. */
export interface Filter {
  /** Findings of this severity alone; null for all. */
  readonly only: Severity | null;
  /** Words that must all occur in the message, the check's id or `line N`; empty for no condition. */
  readonly text: string;
}

/** The filter that shows everything. */
export const NO_FILTER: Filter = { only: null, text: "" };

/** The filter that shows one severity alone; everything again where it did so already. */
export const onlySeverity = (filter: Filter, severity: Severity): Filter => ({
  ...filter,
  only: filter.only === severity ? null : severity,
});

/** The findings that a filter lets through, in their order. */
export const filtered = (
  diagnostics: readonly Diagnostic[],
  document: RobotsDocument,
  { only, text }: Filter,
): readonly Diagnostic[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (only === null && words.length === 0) return diagnostics;
  return diagnostics.filter(({ severity, rule, message, from }) => {
    if (only !== null && severity !== only) return false;
    if (words.length === 0) return true;
    const said = `line ${lineNumberAt(document, from)} ${rule} ${message}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
};

const WEIGHTS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2, hint: 3 };

/** Findings with the most severe first; those of one severity in the order of the file. */
export const mostSevereFirst = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity] || a.from - b.from || a.to - b.to,
  );

/** Findings of one check. */
export interface RuleGroup {
  readonly rule: string;
  readonly severity: Severity;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Findings by check.
 *
 * @param diagnostics the most severe first, so that the most severe checks are.
 */
export const byRule = (diagnostics: readonly Diagnostic[]): readonly RuleGroup[] =>
  [...groupBy(diagnostics, ({ rule }) => rule)].map(([rule, all]) => ({
    rule,
    severity: all[0]?.severity ?? "hint",
    diagnostics: all,
  }));

import { groupBy, lineNumberAt, type RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic, Severity } from "../../../core/lint/index.ts";

/** Which findings are shown. */
export interface Filter {
  /** Only findings of this severity; null for all. */
  readonly only: Severity | null;
  /** Words that must all occur in the message, the check's id or `line N`; empty for no filter. */
  readonly text: string;
}

/** The filter that shows everything. */
export const NO_FILTER: Filter = { only: null, text: "" };

/** Toggles a filter that shows only one severity. */
export const onlySeverity = (filter: Filter, severity: Severity): Filter => ({
  ...filter,
  only: filter.only === severity ? null : severity,
});

/** The findings that match a filter, in order. */
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

/** Sorts findings by severity; equal ones stay in file order. */
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
 * Groups findings by check.
 *
 * @param diagnostics the most severe first, which orders the groups too.
 */
export const byRule = (diagnostics: readonly Diagnostic[]): readonly RuleGroup[] =>
  [...groupBy(diagnostics, ({ rule }) => rule)].map(([rule, all]) => ({
    rule,
    severity: all[0]?.severity ?? "hint",
    diagnostics: all,
  }));

import { groupBy, lineNumberAt, type RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic, Severity } from "../../../core/lint/index.ts";
import { wordFilter } from "../../ui/word-filter.ts";

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
  if (only === null && text.trim() === "") return diagnostics;
  const contains = wordFilter(text);
  return diagnostics.filter(
    ({ severity, rule, message, from }) =>
      (only === null || severity === only) &&
      contains(`line ${lineNumberAt(document, from)} ${rule} ${message}`),
  );
};

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

import { lineNumberAt, type RobotsDocument } from "../../core/index.ts";
import type { Diagnostic, Severity } from "../../core/lint/index.ts";

/** Which findings are shown, and how. */
export interface Filter {
  readonly hidden: ReadonlySet<Severity>;
  /** Words that must all occur in the message, the check's id or `line N`; empty for no condition. */
  readonly text: string;
}

/** The filter that shows everything. */
export const NO_FILTER: Filter = { hidden: new Set(), text: "" };

/** The filter with a severity shown or hidden, whichever it is not. */
export const toggled = (filter: Filter, severity: Severity): Filter => {
  const hidden = new Set(filter.hidden);
  if (!hidden.delete(severity)) hidden.add(severity);
  return { ...filter, hidden };
};

/** The findings that a filter lets through, in their order. */
export const filtered = (
  diagnostics: readonly Diagnostic[],
  document: RobotsDocument,
  { hidden, text }: Filter,
): readonly Diagnostic[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (hidden.size === 0 && words.length === 0) return diagnostics;
  return diagnostics.filter(({ severity, rule, message, from }) => {
    if (hidden.has(severity)) return false;
    if (words.length === 0) return true;
    const said = `line ${lineNumberAt(document, from)} ${rule} ${message}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
};

/** Findings of one check. */
export interface RuleGroup {
  readonly rule: string;
  readonly severity: Severity;
  readonly diagnostics: readonly Diagnostic[];
}

const WEIGHTS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2, hint: 3 };

/** Findings by check: the gravest checks first, then in the order in which the file shows them. */
export const byRule = (diagnostics: readonly Diagnostic[]): readonly RuleGroup[] => {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const known = groups.get(diagnostic.rule);
    if (known === undefined) groups.set(diagnostic.rule, [diagnostic]);
    else known.push(diagnostic);
  }
  const gravest = (all: readonly Diagnostic[]): Severity =>
    all.reduce<Severity>(
      (worst, { severity }) => (WEIGHTS[severity] < WEIGHTS[worst] ? severity : worst),
      "hint",
    );
  return [...groups]
    .map(([rule, all]) => ({ rule, severity: gravest(all), diagnostics: all }))
    .sort((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]);
};

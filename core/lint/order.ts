import { type Diagnostic, SEVERITIES, type VisitorCost } from "./diagnostic.ts";

const COSTS: Readonly<Record<VisitorCost | "none", number>> = { site: 0, pages: 1, none: 2 };

/**
 * Sorts findings by severity; within one, those that cost visitors from search come first. Equal
 * ones stay in file order. Every list of findings is in this order.
 */
export const mostSevereFirst = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      COSTS[a.cost ?? "none"] - COSTS[b.cost ?? "none"] ||
      a.from - b.from ||
      a.to - b.to,
  );

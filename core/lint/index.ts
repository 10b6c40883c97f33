/** The checks on a file, their findings and their fixes. */

export type { CheckCategory, CheckExamples, LintRule } from "./check.ts";
export { lintRules } from "./checks/index.ts";
export type { KnownPage, LintFormat } from "./context.ts";
export {
  type Diagnostic,
  type Edit,
  type Fix,
  type FixKind,
  type LintResult,
  type QuietKind,
  SEVERITIES,
  type Severity,
} from "./diagnostic.ts";
export { applyEdits, collectEdits, documentAfter } from "./fixes/apply.ts";
export { fixWithWarning } from "./fixes/fix-warning.ts";
export { fixedText } from "./fixes/fixed-text.ts";
export { ignoreEdits } from "./fixes/ignore-edits.ts";
export { type LintOptions, lint, lintFile } from "./lint.ts";
export { mostSevereFirst } from "./order.ts";
export { isLoud, quietSummary } from "./quiet.ts";
export type { CheckSource } from "./sources.ts";

/** The checks on a file, their findings and their fixes. */

export type { CheckCategory, CheckExamples, CheckSource, LintRule } from "./check.ts";
export { lintRules } from "./checks/index.ts";
export type { LintFormat } from "./context.ts";
export type { Diagnostic, Edit, Fix, FixKind, LintResult, Severity } from "./diagnostic.ts";
export { applyEdits, collectEdits } from "./fixes/apply.ts";
export { fixWithWarning } from "./fixes/fix-warning.ts";
export { ignoreEdits } from "./fixes/ignore-edits.ts";
export { type LintOptions, lint, lintFile } from "./lint.ts";

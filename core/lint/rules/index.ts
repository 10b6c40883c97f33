import type { LintRule } from "../rule.ts";
import { bomAtStart } from "./bom-at-start.ts";
import { htmlContent } from "./html-content.ts";
import { missingColon } from "./missing-colon.ts";

/**
 * Every check. Within a stage, line checks are tried in this order: the more particular cause stands
 * before the more general one.
 */
export const lintRules: readonly LintRule[] = [
  // file
  htmlContent,
  bomAtStart,
  // syntax
  missingColon,
];

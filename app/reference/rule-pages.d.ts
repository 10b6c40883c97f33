declare module "virtual:rule-pages" {
  /** Every check with its explanation, examples and sources, for its page alone: it finds nothing. */
  export const rulePages: readonly import("../../core/index.ts").LintRule[];
}

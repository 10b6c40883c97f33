declare module "virtual:rule-pages" {
  /** What the page of a check shows; null where there is no check of that id. Read when asked for. */
  export const ruleContent: (ruleId: string) => import("./rule-content.ts").RuleContent | null;
}

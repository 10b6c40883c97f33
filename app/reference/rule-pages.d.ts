declare module "virtual:rule-pages" {
  /** What the page of a check shows; null where there is no check of that id. Read when asked for. */
  export const ruleContent: (ruleId: string) => import("./rule-content.ts").RuleContent | null;
  /** What lists of checks show of each. Read when asked for. */
  export const checkEntries: () => readonly Pick<
    import("./rule-content.ts").RuleContent,
    "id" | "severity" | "defaultOn" | "summary"
  >[];
}

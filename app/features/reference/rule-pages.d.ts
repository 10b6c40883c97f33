declare module "virtual:rule-pages" {
  /** The contents of a check's page; null if there is no check with that id. Loaded on demand. */
  export const ruleContent: (ruleId: string) => import("./rule-content.ts").RuleContent | null;
  /** The entries of checks in lists. Loaded on demand. */
  export const checkEntries: () => readonly Pick<
    import("./rule-content.ts").RuleContent,
    "id" | "severity" | "defaultOn" | "summary"
  >[];
}

import type { CheckSettings } from "./state.ts";

/** The settings of checks before anybody has changed them. */
export const DEFAULT_CHECKS: CheckSettings = { off: [], on: [], hidden: [] };

const sameMembers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((member) => b.includes(member));

/** Whether two settings of checks say the same, in whatever order. */
export const sameChecks = (a: CheckSettings, b: CheckSettings): boolean =>
  sameMembers(a.off, b.off) && sameMembers(a.on, b.on) && sameMembers(a.hidden, b.hidden);

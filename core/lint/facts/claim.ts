import type { IntendedGroup, IntendedRule } from "./intended-groups.ts";

/** A rule with the group that it is in, as intended. */
export interface RuleInGroup {
  readonly rule: IntendedRule;
  readonly group: IntendedGroup;
}

/**
 * The effect of other rules on a rule, proved for every URL under both Google and the standard, for
 * every crawler that follows it. Only the first that applies is reported:
 * - `conflict`: an `Allow` with the same path overrules this `Disallow`, or vice versa
 * - `shadowed`: rules of the other type match everything it matches and win, so it decides nothing
 * - `too-short`: an `Allow` without effect, below a longer `Disallow` within its path
 * - `idle`: an `Allow` that no `Disallow` needs
 * - `redundant`: rules of its type do everything it does, without stars if it has none
 */
export type ClaimKind = "conflict" | "shadowed" | "too-short" | "idle" | "redundant";

export interface Claim extends RuleInGroup {
  readonly kind: ClaimKind;
  /** The rule that causes it. */
  readonly other: IntendedRule;
}

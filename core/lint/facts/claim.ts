import type { IntendedGroup, IntendedRule } from "./intended-groups.ts";

/**
 * The effect of other rules on a rule, proved for every URL under both Google and the standard, for
 * every crawler that follows it. Only the first that applies is reported:
 * - `conflict`: an `Allow` with the same path overrules this `Disallow`, or vice versa
 * - `shadowed`: rules of the other type match everything it matches and win, so it decides nothing
 * - `outweighed`: a `Disallow` for a file type wins over this plain `Allow` because of its stars
 * - `too-short`: an `Allow` without effect, below a longer `Disallow` within its path
 * - `idle`: an `Allow` that no `Disallow` needs
 * - `redundant`: rules of its type do everything it does, without stars if it has none
 */
export type ClaimKind = "conflict" | "shadowed" | "outweighed" | "too-short" | "idle" | "redundant";

export interface Claim {
  readonly kind: ClaimKind;
  readonly rule: IntendedRule;
  readonly group: IntendedGroup;
  /** The rule that causes it. */
  readonly other: IntendedRule;
}

/** A claim on a rule. Lists the fields, as copying them takes long where there are many. */
export const claimOn = (
  { rule, group }: Pick<Claim, "rule" | "group">,
  kind: ClaimKind,
  other: IntendedRule,
): Claim => ({ kind, rule, group, other });

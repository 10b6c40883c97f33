import type { MeantGroup, MeantRule } from "./meant-groups.ts";

/**
 * What there is to say of a rule beside others, proved for every URL under Google and the standard
 * alike, for every crawler that follows it. The first that holds is said, and no other:
 * - `conflict`: an `Allow` with the same path overrules this `Disallow`, or the other way round
 * - `shadowed`: rules of the other type match all that it matches and win, so it decides nothing
 * - `outweighed`: a `Disallow` for a kind of file wins by its stars over this plain `Allow`
 * - `too-short`: an `Allow` without effect, below a longer `Disallow` within its path
 * - `idle`: an `Allow` that no `Disallow` needs
 * - `redundant`: rules of its type do all that it does, without stars if it has none
 */
export type ClaimKind = "conflict" | "shadowed" | "outweighed" | "too-short" | "idle" | "redundant";

export interface Claim {
  readonly kind: ClaimKind;
  readonly rule: MeantRule;
  readonly group: MeantGroup;
  /** The rule on account of which it is so. */
  readonly other: MeantRule;
}

/** A rule with the group it was meant for. */
export interface Placed {
  readonly rule: MeantRule;
  readonly group: MeantGroup;
}

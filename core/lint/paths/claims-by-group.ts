import type { Span } from "../../text/span.ts";
import { counted } from "../../text/wording.ts";
import type { MeantGroup, MeantRule } from "../groups/meant-groups.ts";
import type { LintContext } from "../rule.ts";
import { shorten } from "../wording.ts";
import { type Claim, type ClaimKind, ruleClaims } from "./rule-claims.ts";

/** What is claimed of the rules of one group, told at the first of them. */
export interface GroupClaims {
  readonly first: Claim;
  readonly all: readonly Claim[];
  /** Where the first rule stands. */
  readonly span: Span;
  /**
   * For messages: `rule` and `other` as written, the `line` of the other one, and `more`: empty, or how
   * many others in the group are told along, in brackets after a blank.
   */
  readonly data: Readonly<Record<"rule" | "other" | "line" | "more", string | number>>;
}

/** A rule as a message quotes it: its field and path. */
const quoteRule = ({ type, path }: MeantRule): string =>
  shorten(`${type === "allow" ? "Allow" : "Disallow"}: ${path}`, 50);

const told = (first: Claim, all: readonly Claim[]): GroupClaims => {
  const { from, to } = first.rule.line.content;
  return {
    first,
    all,
    span: { from, to },
    data: {
      rule: quoteRule(first.rule),
      other: quoteRule(first.other),
      line: first.other.line.number,
      more: all.length === 1 ? "" : ` (the same for ${counted(all.length - 1, "more rule")} below)`,
    },
  };
};

/** The claims of a kind, by group, in steps. */
export function* claimsByGroup(
  context: LintContext,
  kind: ClaimKind,
): Generator<null, readonly GroupClaims[]> {
  const byGroup = new Map<MeantGroup, Claim[]>();
  for (const claim of yield* ruleClaims(context)) {
    if (claim.kind !== kind) continue;
    const known = byGroup.get(claim.group);
    if (known === undefined) byGroup.set(claim.group, [claim]);
    else known.push(claim);
  }
  return [...byGroup.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [told(first, all)];
  });
}

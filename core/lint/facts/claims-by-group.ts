import { groupBy } from "../../collections/group-by.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { formatMessage } from "../../text/message.ts";
import type { Span } from "../../text/span.ts";
import type { FileContext } from "../context.ts";
import { LIST_MESSAGES } from "../messages.ts";
import { shorten } from "../wording.ts";
import type { Claim, ClaimKind } from "./claim.ts";
import type { IntendedRule } from "./intended-groups.ts";
import { ruleClaims } from "./rule-claims.ts";

/** A claim about several rules, reported at the first of them. */
export interface ReportedClaims {
  readonly first: Claim;
  readonly all: readonly Claim[];
  /** The position of the first rule. */
  readonly span: Span;
  /**
   * For messages: `rule` and `other` as written, the `line` of the other one, and `more`: empty, or
   * the number of others reported with it, in brackets after a space.
   */
  readonly data: Readonly<Record<"rule" | "other" | "line" | "more", string | number>>;
}

/** A rule as quoted in a message: its field and path. */
const quoteRule = ({ type, path }: IntendedRule): string =>
  shorten(`${type === "allow" ? "Allow" : "Disallow"}: ${path}`, 40);

/** Claims for one finding; none where there are none. */
export const reportClaims = (all: readonly Claim[]): readonly ReportedClaims[] => {
  const [first] = all;
  if (first === undefined) return [];
  const { from, to } = first.rule.line.content;
  const data = {
    rule: quoteRule(first.rule),
    other: quoteRule(first.other),
    line: first.other.line.number,
    more: all.length === 1 ? "" : formatMessage(LIST_MESSAGES.moreRules, { count: all.length - 1 }),
  };
  return [{ first, all, span: { from, to }, data }];
};

/** The claims of each type, in file order, in steps. */
const claimsByKind = memoSteps(function* (context: FileContext) {
  const claims = [...(yield* ruleClaims(context))];
  claims.sort((a, b) => a.rule.line.number - b.rule.line.number);
  return groupBy(claims, ({ kind }) => kind);
});

/** The claims of one type, in file order, in steps. */
export function* claimsOf(
  context: FileContext,
  kind: ClaimKind,
): Generator<null, readonly Claim[]> {
  return (yield* claimsByKind(context)).get(kind) ?? [];
}

/** The claims of one type, grouped by robots.txt group, in steps. */
export function* claimsByGroup(
  context: FileContext,
  kind: ClaimKind,
): Generator<null, readonly ReportedClaims[]> {
  const byGroup = groupBy(yield* claimsOf(context, kind), ({ group }) => group);
  return [...byGroup.values()].flatMap(reportClaims);
}

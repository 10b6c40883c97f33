import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { ruleLine } from "../../policy/rule-line.ts";
import { formatMessage } from "../../text/message.ts";
import type { Span } from "../../text/span.ts";
import type { FileContext } from "../context.ts";
import { DECIDES_FOR, LIST_MESSAGES } from "../messages.ts";
import { shorten } from "../wording.ts";
import { namesOfAgents } from "./agents.ts";
import type { Claim, ClaimKind } from "./claim.ts";
import { type IntendedGroup, type IntendedRule, intendedGroups } from "./intended-groups.ts";
import { ruleClaims } from "./rule-claims.ts";
import { consultOwnReader } from "./search-crawlers.ts";

/** A claim about several rules, reported at the first of them. */
export interface ReportedClaims {
  readonly first: Claim;
  readonly all: readonly Claim[];
  /** The position of the first rule. */
  readonly span: Span;
  /** The positions of the others. */
  readonly alsoAt: readonly Span[];
  /**
   * For messages: `rule` and `other` as written, the `line` of the other one, `count` of all claims,
   * and `more`: empty, or the number of others reported with it, in brackets after a space.
   */
  readonly data: Readonly<Record<"rule" | "other" | "line" | "count" | "more", string | number>>;
}

/** A rule as quoted in a message: its field and path. */
const quoteRule = ({ type, path }: IntendedRule): string =>
  shorten(ruleLine({ type, text: path }), 40);

/** Claims for one finding; none where there are none. */
export const reportClaims = (all: readonly Claim[]): readonly ReportedClaims[] => {
  const [first] = all;
  if (first === undefined) return [];
  const [span, ...alsoAt] = all.map(({ rule }) => rule.line.content) as [Span, ...Span[]];
  const data = {
    rule: quoteRule(first.rule),
    other: quoteRule(first.other),
    line: first.other.line.number,
    count: all.length,
    more: all.length === 1 ? "" : formatMessage(LIST_MESSAGES.moreRules, { count: all.length - 1 }),
  };
  return [{ first, all, span, alsoAt, data }];
};

/** The claims of each kind, in file order. */
const claimsByKind = memo((context: FileContext) =>
  groupBy(
    ruleClaims(context).toSorted((a, b) => a.rule.line.number - b.rule.line.number),
    ({ kind }) => kind,
  ),
);

/** The claims of one kind, in file order. */
export const claimsOf = (context: FileContext, kind: ClaimKind): readonly Claim[] =>
  claimsByKind(context).get(kind) ?? [];

/** Claims about the rules of one group, with those who follow them. */
export interface GroupClaims extends ReportedClaims {
  /** The group's crawlers in words; null if it is for all that the file does not name, Google among them. */
  readonly names: string | null;
}

/** Whether Google has a group of its own, and does not follow this one. */
const isLeftByGoogle = (context: FileContext, group: IntendedGroup): boolean => {
  const own = intendedGroups(context).named.get("googlebot");
  return own !== undefined && !own.includes(group);
};

/**
 * Whether the other rule of a claim decides for a crawler as its own reader follows the file: some
 * do not count stars.
 */
const holdsFor = ({ document }: FileContext, { rule, other }: Claim, name: string): boolean => {
  const url = rule.path.replaceAll("*", "").replace(/\$$/, "");
  const { allowed } = consultOwnReader(document, name).matcher.decide(url);
  return allowed === (other.type === "allow");
};

/** Claims about the rules of one group, true of all crawlers that are named with them. */
const claimsOn = (
  context: FileContext,
  group: IntendedGroup,
  claims: readonly Claim[],
): readonly GroupClaims[] => {
  const report = (held: readonly Claim[], names: string | null): readonly GroupClaims[] =>
    reportClaims(held).map((reported) => ({ ...reported, names }));
  const { agents } = group;
  if (agents.some(({ name }) => name === GLOBAL)) {
    return report(claims, isLeftByGoogle(context, group) ? DECIDES_FOR.others : null);
  }
  const held = claims.filter((claim) => agents.some(({ name }) => holdsFor(context, claim, name)));
  const followers = agents.filter(({ name }) =>
    held.every((claim) => holdsFor(context, claim, name)),
  );
  return followers.length === 0 ? [] : report(held, namesOfAgents(followers));
};

/** The claims of one kind, grouped by robots.txt group. */
export const claimsByGroup = (context: FileContext, kind: ClaimKind): readonly GroupClaims[] =>
  [...groupBy(claimsOf(context, kind), ({ group }) => group)].flatMap(([group, claims]) =>
    claimsOn(context, group, claims),
  );

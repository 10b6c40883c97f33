// Claims about the rules of each group, and the words for whom they hold.

import { groupBy } from "../../collections/group-by.ts";
import { ruleLine } from "../../policy/rule-line.ts";
import type { FileContext } from "../context.ts";
import { DECIDES_FOR } from "../messages.ts";
import { shorten } from "../wording.ts";
import { namesOfAgents } from "./agents.ts";
import { type Claim, type ClaimKind, claimsOf } from "./claims.ts";
import { type IntendedGroup, intendedGroups, isForAll } from "./groups.ts";
import { consultOwnReader } from "./search-crawlers.ts";

/** For messages on claims: the `other` rule of the first as written, its `line`, and the `count` of all. */
export const wordsOn = (
  { other: { type, path, line } }: Claim,
  count = 1,
): Readonly<Record<"other" | "line" | "count", string | number>> => ({
  other: shorten(ruleLine({ type, text: path }), 40),
  line: line.number,
  count,
});

/** Claims about the rules of one group, with those who follow them. */
export interface GroupClaims {
  readonly all: readonly [Claim, ...Claim[]];
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
  claims: readonly [Claim, ...Claim[]],
): readonly GroupClaims[] => {
  const { agents } = group;
  if (isForAll(group))
    return [{ all: claims, names: isLeftByGoogle(context, group) ? DECIDES_FOR.others : null }];
  const [first, ...more] = claims.filter((claim) =>
    agents.some(({ name }) => holdsFor(context, claim, name)),
  );
  if (first === undefined) return [];
  const all = [first, ...more] as const;
  const followers = agents.filter(({ name }) =>
    all.every((claim) => holdsFor(context, claim, name)),
  );
  return followers.length === 0 ? [] : [{ all, names: namesOfAgents(followers) }];
};

/** The claims of one kind, grouped by robots.txt group. */
export const claimsByGroup = (context: FileContext, kind: ClaimKind): readonly GroupClaims[] =>
  [...groupBy(claimsOf(context, kind), ({ group }) => group)].flatMap(([group, claims]) =>
    claimsOn(context, group, claims),
  );

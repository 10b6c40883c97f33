import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { AgentLine, Group, Policy, Selection } from "../policy/policy.ts";
import { type NamedBy, namedBy } from "../policy/select.ts";
import type { Matcher } from "./compile.ts";

/** Why a crawler follows a group, or does not. */
export type GroupStanding =
  /** Followed: alone, or merged with the other followed groups. */
  | "followed"
  /** Names other crawlers only. */
  | "names-others"
  /** Applies to every crawler, but another group names this one. */
  | "star-replaced"
  /** Applies to every crawler, but this one ignores such groups. */
  | "star-ignored"
  /** Names a token that the crawler falls back to, but an earlier token is named too. */
  | "fallback-unused"
  /** Names the crawler, but the reader follows only the first such group. */
  | "not-first"
  /** Names the crawler, but the reader follows only the longest name. */
  | "shorter-name"
  /** Applies to the crawler, but the reader ignores it because it has no rules. */
  | "no-rules";

/** A group of the file, considered for a crawler. */
export interface ConsideredGroup {
  readonly group: Group;
  readonly standing: GroupStanding;
  /** The name that determines `standing`, or the group's first; null for a group without names. */
  readonly agent: AgentLine | null;
}

const NARROWED = {
  merged: "not-first",
  first: "not-first",
  "longest-name": "shorter-name",
} as const;

/** Why a group that applies to the crawler is not followed. */
const passedOver = (group: Group, { dialect }: Policy): GroupStanding =>
  group.isSkipped ? "no-rules" : NARROWED[dialect.facts.repeatedGroups.value];

const STAR_STANDINGS = { named: "star-replaced", none: "star-ignored" } as const;

const standStar = (group: Group, policy: Policy, kind: Selection["kind"]): GroupStanding =>
  group.isSkipped || kind === "global" ? passedOver(group, policy) : STAR_STANDINGS[kind];

/** The names in a group of the tokens that the matcher follows, and of the other tokens. */
interface Chain {
  readonly own: NamedBy;
  readonly rest: NamedBy;
}

const consider = (
  group: Group,
  { policy, selection }: Matcher,
  { own, rest }: Chain,
): ConsideredGroup => {
  const [named] = own(group);
  if (named !== undefined) return { group, standing: passedOver(group, policy), agent: named };
  const [other] = rest(group);
  if (other !== undefined) {
    const standing = group.isSkipped ? "no-rules" : "fallback-unused";
    return { group, standing, agent: other };
  }
  const star = group.agents.find(({ name }) => name === GLOBAL);
  if (star !== undefined)
    return { group, standing: standStar(group, policy, selection.kind), agent: star };
  return { group, standing: "names-others", agent: group.agents[0] ?? null };
};

const considerAll = (matcher: Matcher, chain: readonly string[]): readonly ConsideredGroup[] => {
  const { policy, tokens, selection } = matcher;
  const deciding = new Set(selection.agents);
  const followed = new Map<Group, AgentLine | null>();
  for (const group of selection.groups) {
    followed.set(group, group.agents.find((agent) => deciding.has(agent)) ?? null);
  }
  const rest = chain.filter((token) => !tokens.includes(token));
  const names = { own: namedBy(policy, tokens), rest: namedBy(policy, rest) };
  return policy.groups.map((group): ConsideredGroup => {
    const agent = followed.get(group);
    return agent === undefined
      ? consider(group, matcher, names)
      : { group, standing: "followed", agent };
  });
};

const consideredBy = memo((matcher: Matcher) =>
  memoByValue((chain: string) => considerAll(matcher, JSON.parse(chain) as readonly string[])),
);

/**
 * Every group of a file and why a crawler follows it or not, in file order. Consistent with the
 * matcher's selection: exactly its groups are `followed`. Cached for as long as the matcher exists.
 *
 * @param chain the tokens tried, in order; those that are not the matcher's own are its fallbacks.
 */
export const consideredGroups = (
  matcher: Matcher,
  chain: readonly string[],
): readonly ConsideredGroup[] => consideredBy(matcher)(JSON.stringify(chain));

import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { AgentLine, Group, Policy, Selection } from "../policy/policy.ts";
import { type NamedBy, namedBy } from "../policy/select.ts";
import type { Matcher } from "./compile.ts";

/** Why a crawler follows a group, or not. */
export type GroupStanding =
  /** It is followed: alone, or read as one with the others that are. */
  | "followed"
  /** It names other crawlers. */
  | "names-others"
  /** It is for every crawler, and another group names this one. */
  | "star-replaced"
  /** It is for every crawler, and this one obeys no such group. */
  | "star-ignored"
  /** It names a token the crawler falls back to, and a token before that one is named. */
  | "fallback-unused"
  /** It names the crawler, but the reader follows only the first such group. */
  | "not-first"
  /** It names the crawler, but the reader follows only the longest name. */
  | "shorter-name"
  /** It applies to the crawler, but the reader ignores it because it has no rules. */
  | "no-rules";

/** A group of the file, compared with a crawler. */
export interface ConsideredGroup {
  readonly group: Group;
  readonly standing: GroupStanding;
  /** The name that decides how it stands, or its first; null for a group without any. */
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

/** The tokens as the matcher reads them, and those it was not asked for. */
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
 * Every group of a file and why a crawler follows it or not, in file order. Agrees with the matcher's
 * selection: exactly the groups of that are `followed`. Kept for as long as the matcher lives.
 *
 * @param chain the tokens tried, in order; those the matcher does not ask for are its fallbacks.
 */
export const consideredGroups = (
  matcher: Matcher,
  chain: readonly string[],
): readonly ConsideredGroup[] => consideredBy(matcher)(JSON.stringify(chain));

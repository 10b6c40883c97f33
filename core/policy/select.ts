import { asciiLower } from "../text/ascii.ts";
import { GLOBAL } from "./agent.ts";
import type { AgentLine, Group, Policy, Selection } from "./policy.ts";

/** How a crawler departs from the general rules of choice. */
export interface SelectOptions {
  /** The crawler obeys groups that name it and no others, as AdsBot-Google does. */
  readonly ignoresGlobal?: boolean;
}

const choose = (
  policy: Policy,
  kind: Selection["kind"],
  isWanted: (name: string) => boolean,
): Selection | null => {
  const groups: Group[] = [];
  const agents: AgentLine[] = [];
  for (const group of policy.groups) {
    const wanted = group.agents.filter((agent) => isWanted(agent.name));
    if (wanted.length === 0) continue;
    groups.push(group);
    agents.push(...wanted);
  }
  return groups.length === 0 ? null : { kind, groups, agents };
};

/**
 * Chooses the groups for a crawler: all that name one of its tokens, else all for `*`, else none
 * (RFC 9309, section 2.2.1). A group that names the crawler and has no rules is chosen too, and
 * forbids nothing.
 *
 * @param tokens compared whole, ASCII case aside; several are read as one crawler with one merged
 *   rule set. They are not cleaned: `Googlebot/2.1` names no crawler.
 */
export const select = (
  policy: Policy,
  tokens: readonly string[],
  options: SelectOptions = {},
): Selection => {
  const wanted = new Set(tokens.map(asciiLower));
  wanted.delete(GLOBAL);
  const named = choose(policy, "named", (name) => wanted.has(name));
  if (named !== null) return named;
  const global =
    options.ignoresGlobal === true ? null : choose(policy, "global", (name) => name === GLOBAL);
  return global ?? { kind: "none", groups: [], agents: [] };
};

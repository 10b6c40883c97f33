import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { asciiLower } from "../text/ascii.ts";
import { beforeSlash, GLOBAL } from "./agent.ts";
import type { AgentLine, Group, Policy, Selection } from "./policy.ts";

/** Exceptions of a crawler to the general selection of groups. */
export interface SelectOptions {
  /** The crawler obeys only groups that name it, as AdsBot-Google does. */
  readonly ignoresGlobal?: boolean;
}

/** The agents of a group that count when it is selected by name. */
type Counted = (group: Group) => readonly AgentLine[];

/** The agents up to the first that is for every crawler. */
const upToStar = (agents: readonly AgentLine[]): readonly AgentLine[] => {
  const star = agents.findIndex(({ name }) => name === GLOBAL);
  return star < 0 ? agents : agents.slice(0, star);
};

const COUNTED: Readonly<Record<DialectFacts["namesWithStar"]["value"], Counted>> = {
  counted: ({ agents }) => agents,
  ignored: ({ agents }) => (agents.some(({ name }) => name === GLOBAL) ? [] : agents),
  "ignored-after-star": ({ agents }) => upToStar(agents),
};

/** Whether a group's name matches a crawler's token, both in lower case. */
type NameTest = (name: string, tokens: ReadonlySet<string>) => boolean;

const someToken = (tokens: ReadonlySet<string>, test: (token: string) => boolean): boolean => {
  for (const token of tokens) if (test(token)) return true;
  return false;
};

const MATCHES: Readonly<Record<DialectFacts["agentMatch"]["value"], NameTest>> = {
  equal: (name, tokens) => tokens.has(name),
  "name-in-token": (name, tokens) => someToken(tokens, (token) => token.includes(name)),
  "token-in-name": (name, tokens) =>
    someToken(tokens, (token) => token !== "" && name.includes(token)),
};

interface Chosen {
  readonly group: Group;
  readonly agents: readonly AgentLine[];
}

/** Which of several groups for one crawler are followed; never called with none. */
type Narrowing = (chosen: readonly Chosen[]) => readonly Chosen[];

const longestName: Narrowing = (chosen) => {
  const names = chosen.flatMap(({ agents }) => agents.map(({ name }) => name));
  const longest = names.reduce((best, name) => (name.length > best.length ? name : best), "");
  return chosen
    .map(({ group, agents }) => ({
      group,
      agents: agents.filter(({ name }) => name === longest),
    }))
    .filter(({ agents }) => agents.length > 0);
};

const NARROWINGS: Readonly<Record<DialectFacts["repeatedGroups"]["value"], Narrowing>> = {
  merged: (chosen) => chosen,
  first: (chosen) => chosen.slice(0, 1),
  "longest-name": longestName,
};

const choose = (
  policy: Policy,
  kind: Selection["kind"],
  chosen: readonly Chosen[],
): Selection | null => {
  if (chosen.length === 0) return null;
  const followed = NARROWINGS[policy.dialect.facts.repeatedGroups.value](chosen);
  return {
    kind,
    groups: followed.map(({ group }) => group),
    agents: followed.flatMap(({ agents }) => agents),
  };
};

/** The agents of a group that match the tokens. */
export type NamedBy = (group: Group) => readonly AgentLine[];

/** Tokens as a dialect compares them with names; `*` names no crawler. */
const comparedTokens = ({ facts }: Dialect, tokens: readonly string[]): ReadonlySet<string> => {
  const asked = facts.comparedName.value === "before-slash" ? tokens.map(beforeSlash) : tokens;
  const wanted = new Set(asked.map(asciiLower));
  wanted.delete(GLOBAL);
  return wanted;
};

/**
 * Tells which groups name one of a crawler's tokens in a policy's dialect; `*` names no crawler.
 */
export const namedBy = ({ dialect }: Policy, tokens: readonly string[]): NamedBy => {
  const { agentMatch, namesWithStar } = dialect.facts;
  const wanted = comparedTokens(dialect, tokens);
  const isNamed = MATCHES[agentMatch.value];
  const counted = COUNTED[namesWithStar.value];
  return thoseOf(counted, ({ name }) => name !== GLOBAL && isNamed(name, wanted));
};

const NO_AGENTS: readonly AgentLine[] = [];

/** Those of the counted agents that a test picks. Most groups have none: no list is made of those. */
const thoseOf =
  (counted: Counted, test: (agent: AgentLine) => boolean): NamedBy =>
  (group) => {
    const agents = counted(group);
    return agents.some(test) ? agents.filter(test) : NO_AGENTS;
  };

const forEverybody: NamedBy = thoseOf(
  ({ agents }) => agents,
  ({ name }) => name === GLOBAL,
);

/** The groups in which some agents are picked, in file order. */
const chosenBy = (namesOf: NamedBy, { groups }: Policy): readonly Chosen[] =>
  groups
    .filter(({ isSkipped }) => !isSkipped)
    .map((group) => ({ group, agents: namesOf(group) }))
    .filter(({ agents }) => agents.length > 0);

/** The same for each name, where names are compared as a whole. */
const chosenByName = memo(({ groups, dialect }: Policy): ReadonlyMap<string, readonly Chosen[]> => {
  const counted = COUNTED[dialect.facts.namesWithStar.value];
  const named = new Map<string, Chosen[]>();
  for (const group of groups) {
    if (group.isSkipped) continue;
    for (const [name, agents] of groupBy(counted(group), (agent) => agent.name)) {
      const known = named.get(name);
      if (known === undefined) named.set(name, [{ group, agents }]);
      else known.push({ group, agents });
    }
  }
  return named;
});

/** The groups that name one of a crawler's tokens: a file can have thousands of names. */
const chosenFor = (policy: Policy, tokens: readonly string[]): readonly Chosen[] => {
  const [token, another] = comparedTokens(policy.dialect, tokens);
  if (policy.dialect.facts.agentMatch.value !== "equal" || another !== undefined)
    return chosenBy(namedBy(policy, tokens), policy);
  return token === undefined ? [] : (chosenByName(policy).get(token) ?? []);
};

/** The groups for every crawler: the same for all that a policy does not name. */
const selectGlobal = memo((policy: Policy) =>
  choose(policy, "global", chosenBy(forEverybody, policy)),
);

/**
 * Selects the groups for a crawler: those that name one of its tokens, otherwise those for `*`,
 * otherwise none. In most dialects all of them (RFC 9309, section 2.2.1), including a group that
 * names the crawler without rules, which forbids nothing.
 *
 * @param tokens compared as given, ignoring ASCII case; several are treated as one crawler with one
 * merged rule set. They are not normalised: `Googlebot/2.1` matches no crawler in most dialects.
 */
export const select = (
  policy: Policy,
  tokens: readonly string[],
  options: SelectOptions = {},
): Selection => {
  const named = choose(policy, "named", chosenFor(policy, tokens));
  if (named !== null) return named;
  const global = options.ignoresGlobal === true ? null : selectGlobal(policy);
  return global ?? { kind: "none", groups: [], agents: [] };
};

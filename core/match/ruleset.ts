import type { Group, Policy, Rule, Selection } from "../policy/policy.ts";
import { rulesAt } from "../policy/read.ts";
import { precedenceOf, type Reading, readingsOf } from "./readings.ts";
import { RuleIndex } from "./rule-index.ts";

/** The rules a selection follows, in file order. */
export const rulesOf = (policy: Policy, { groups }: Pick<Selection, "groups">): readonly Rule[] =>
  groups.flatMap(({ ruleRows }) => rulesAt(policy, ruleRows));

/** The rules of some groups, read as one and made ready for URLs; worked out when first asked for. */
export class Ruleset {
  readonly groups: readonly Group[];
  private readonly policy: Policy;
  private ranked: readonly Reading[] | null = null;
  private made: RuleIndex | null = null;

  constructor(policy: Policy, groups: readonly Group[]) {
    this.policy = policy;
    this.groups = groups;
  }

  /** The ways in which the rules match, the one that takes precedence first. */
  get readings(): readonly Reading[] {
    this.ranked ??= readingsOf(this.policy, rulesOf(this.policy, this)).sort(
      precedenceOf(this.policy.dialect),
    );
    return this.ranked;
  }

  /** Finds those of `readings` that match a path, by their places. */
  get index(): RuleIndex {
    this.made ??= new RuleIndex(this.readings.map(({ pattern }) => pattern));
    return this.made;
  }
}

const rulesets = new WeakMap<Group, Ruleset[]>();

/** The rules that a selection follows: the same object for all crawlers that follow the same groups of a policy. */
export const rulesetOf = (policy: Policy, { groups }: Selection): Ruleset => {
  const [first] = groups;
  if (first === undefined) return new Ruleset(policy, groups);
  const known = rulesets.get(first) ?? [];
  rulesets.set(first, known);
  const same = known.find(
    (each) =>
      each.groups.length === groups.length &&
      each.groups.every((group, index) => group === groups[index]),
  );
  if (same !== undefined) return same;
  const made = new Ruleset(policy, groups);
  known.push(made);
  return made;
};

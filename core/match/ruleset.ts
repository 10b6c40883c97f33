import { memo } from "../collections/memo.ts";
import type { Group, Policy, Rule, Selection } from "../policy/policy.ts";
import { rulesAt } from "../policy/rules.ts";
import { matches } from "./pattern.ts";
import { precedenceOf, type Reading, readingsOf, type Verdict, verdictOf } from "./readings.ts";
import { RuleIndex } from "./rule-index.ts";

const rulesIn = memo((policy: Policy) => memo((group: Group) => rulesAt(policy, group.ruleRows)));

/** The rules that a selection follows, in file order. Returns the same objects each time. */
export const rulesOf = (policy: Policy, { groups }: Pick<Selection, "groups">): readonly Rule[] => {
  const [only, another] = groups;
  const rulesOfGroup = rulesIn(policy);
  return only !== undefined && another === undefined
    ? rulesOfGroup(only)
    : groups.flatMap(rulesOfGroup);
};

/**
 * For up to this many paths, the readings are tried one by one: building an index would take
 * longer.
 */
const FEW_PATHS = 16;

/** The rules of some groups, merged and prepared for URLs; readings and index on first use. */
export class Ruleset {
  readonly groups: readonly Group[];
  readonly policy: Policy;
  /** The rows of the rules, in file order: see `Group`. */
  readonly rows: readonly number[];
  private ranked: readonly Reading[] | null = null;
  private indexed: RuleIndex | null = null;
  /** The number of paths queried before there was an index. */
  private queries = 0;

  constructor(policy: Policy, groups: readonly Group[]) {
    const [only, another] = groups;
    this.policy = policy;
    this.groups = groups;
    this.rows =
      only !== undefined && another === undefined
        ? only.ruleRows
        : groups.flatMap(({ ruleRows }) => ruleRows);
  }

  /** The readings of the rules, in order of precedence. */
  get readings(): readonly Reading[] {
    const { policy } = this;
    this.ranked ??= readingsOf(policy, rulesOf(policy, this)).sort(precedenceOf(policy.dialect));
    return this.ranked;
  }

  /** Finds the indexes in `readings` of those that match a path in the dialect's spelling. */
  get index(): RuleIndex {
    this.indexed ??= new RuleIndex(this.readings.map(({ pattern }) => pattern));
    return this.indexed;
  }

  /**
   * The verdict of the rule that decides a path in the dialect's spelling; null if none matches.
   */
  decide(path: string): Verdict | null {
    const reading = this.hasFewQueries()
      ? this.readings.find(({ pattern }) => matches(pattern, path))
      : this.readings[this.index.find(path)];
    return reading === undefined ? null : verdictOf(reading);
  }

  /** The `readings` that match such a path, in order. */
  matching(path: string): readonly Reading[] {
    return this.hasFewQueries()
      ? this.readings.filter(({ pattern }) => matches(pattern, path))
      : this.index.findAll(path).map((rank) => this.readings[rank] as Reading);
  }

  private hasFewQueries(): boolean {
    return this.indexed === null && ++this.queries <= FEW_PATHS;
  }
}

/** The rule sets whose first group is this one. */
const beginningWith = memo((_group: Group): Ruleset[] => []);

/**
 * The rules that a selection follows: the same object for all crawlers that follow the same groups
 * of a policy.
 */
export const rulesetOf = (policy: Policy, { groups }: Selection): Ruleset => {
  const [first] = groups;
  if (first === undefined) return new Ruleset(policy, groups);
  const known = beginningWith(first);
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

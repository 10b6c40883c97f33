import { memo } from "../collections/memo.ts";
import type { Group, Policy, Rule, Selection } from "../policy/policy.ts";
import { rulesAt } from "../policy/rules.ts";
import { isSamePattern } from "./pattern.ts";
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

const isSameReading = (a: Reading, b: Reading): boolean =>
  a.rule === b.rule &&
  a.spelling === b.spelling &&
  a.weight === b.weight &&
  a.isEmpty === b.isEmpty &&
  a.isIndexPage === b.isIndexPage &&
  isSamePattern(a.pattern, b.pattern);

/** Lists of readings by the rule of the first one. */
const beginningWithRule = memo((_first: Rule): (readonly Reading[])[] => []);

/** The same object for equal lists: most dialects read most files alike. */
const shared = (readings: readonly Reading[]): readonly Reading[] => {
  const [first] = readings;
  if (first === undefined) return readings;
  const known = beginningWithRule(first.rule);
  const same = known.find(
    (each) =>
      each.length === readings.length &&
      each.every((reading, at) => isSameReading(reading, readings[at] as Reading)),
  );
  if (same === undefined) known.push(readings);
  return same ?? readings;
};

/** Finds the indexes of the readings that match a path in the dialect's spelling. */
const indexOf = memo(
  (readings: readonly Reading[]) => new RuleIndex(readings.map(({ pattern }) => pattern)),
);

/** The rules of some groups, merged and prepared for URLs; readings and index on first use. */
export class Ruleset {
  readonly groups: readonly Group[];
  readonly policy: Policy;
  /** The rows of the rules, in file order: see `Group`. */
  readonly rows: readonly number[];
  private ranked: readonly Reading[] | null = null;

  constructor(policy: Policy, groups: readonly Group[]) {
    const [only, another] = groups;
    this.policy = policy;
    this.groups = groups;
    this.rows =
      only !== undefined && another === undefined
        ? only.ruleRows
        : groups.flatMap(({ ruleRows }) => ruleRows);
  }

  /** The readings of the rules, in order of precedence: the same object for dialects that agree. */
  get readings(): readonly Reading[] {
    const { policy } = this;
    this.ranked ??= shared(
      readingsOf(policy, rulesOf(policy, this)).sort(precedenceOf(policy.dialect)),
    );
    return this.ranked;
  }

  /**
   * The verdict of the rule that decides a path in the dialect's spelling; null if none matches.
   */
  decide(path: string): Verdict | null {
    const reading = this.readings[indexOf(this.readings).find(path)];
    return reading === undefined ? null : verdictOf(reading);
  }

  /** The `readings` that match such a path, in order. */
  matching(path: string): readonly Reading[] {
    return indexOf(this.readings)
      .findAll(path)
      .map((rank) => this.readings[rank] as Reading);
  }
}

/** The rule sets whose first group is this one, or the one of a policy that has none. */
const beginningWith = memo((_first: Group | Policy): Ruleset[] => []);

/**
 * The rules that a selection follows: the same object for all crawlers that follow the same groups
 * of a policy.
 */
export const rulesetOf = (policy: Policy, { groups }: Selection): Ruleset => {
  const known = beginningWith(groups[0] ?? policy);
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

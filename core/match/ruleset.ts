import { joinEach } from "../collections/flat.ts";
import { memo } from "../collections/memo.ts";
import { runToEnd } from "../collections/run-to-end.ts";
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
    : joinEach(groups, rulesOfGroup);
};

/**
 * For up to this many paths, the readings are tried one by one: building an index would take
 * longer.
 */
const FEW_PATHS = 16;

/** Readings by their index, prepared for millions of queries. */
interface Decisions {
  readonly index: RuleIndex;
  /** Created on first use: proofs ask only the index. */
  verdicts: readonly Verdict[] | null;
}

/** The rules of some groups, merged and prepared for URLs; everything is computed on first use. */
export class Ruleset {
  readonly groups: readonly Group[];
  readonly policy: Policy;
  private joined: readonly number[] | null = null;
  private listed: readonly Rule[] | null = null;
  private ranked: readonly Reading[] | null = null;
  private made: Decisions | null = null;
  /** The number of paths queried before there was an index. */
  private queries = 0;

  constructor(policy: Policy, groups: readonly Group[]) {
    this.policy = policy;
    this.groups = groups;
  }

  /** The rows of the rules, in file order: see `Group`. */
  get rows(): readonly number[] {
    const [first] = this.groups;
    this.joined ??=
      first !== undefined && this.groups.length === 1
        ? first.ruleRows
        : joinEach(this.groups, ({ ruleRows }) => ruleRows);
    return this.joined;
  }

  /** The rules, in file order. */
  get rules(): readonly Rule[] {
    this.listed ??= rulesOf(this.policy, this);
    return this.listed;
  }

  /** The readings of the rules, in order of precedence. */
  get readings(): readonly Reading[] {
    return this.ranked ?? runToEnd(this.readingsSteps());
  }

  /** Finds the indexes in `readings` of those that match a path in the dialect's spelling. */
  get index(): RuleIndex {
    return (this.made ?? this.make()).index;
  }

  /**
   * The verdict of the rule that decides a path in the dialect's spelling; null if none matches.
   */
  decide(path: string): Verdict | null {
    if (this.hasFewQueries()) {
      const reading = this.readings.find(({ pattern }) => matches(pattern, path));
      return reading === undefined ? null : verdictOf(reading);
    }
    const made = this.made ?? this.make();
    const rank = made.index.find(path);
    if (rank < 0) return null;
    made.verdicts ??= this.readings.map(verdictOf);
    return made.verdicts[rank] as Verdict;
  }

  /** The `readings` that match such a path, in order. */
  matching(path: string): readonly Reading[] {
    if (this.hasFewQueries()) return this.readings.filter(({ pattern }) => matches(pattern, path));
    const { index } = this.made ?? this.make();
    return index.findAll(path).map((rank) => this.readings[rank] as Reading);
  }

  private hasFewQueries(): boolean {
    return this.made === null && ++this.queries <= FEW_PATHS;
  }

  /** `readings` in steps. */
  *readingsSteps(): Generator<void, readonly Reading[]> {
    if (this.ranked !== null) return this.ranked;
    const { rules } = this;
    yield;
    const readings = readingsOf(this.policy, rules);
    yield;
    this.ranked ??= readings.sort(precedenceOf(this.policy.dialect));
    yield;
    return this.ranked;
  }

  /** Computes what queries need, in steps; otherwise that happens in the first query. */
  *prepareSteps(): Generator<void, void> {
    const readings = yield* this.readingsSteps();
    if (this.made !== null) return;
    const index = yield* RuleIndex.ofSteps(readings.map(({ pattern }) => pattern));
    this.made ??= { index, verdicts: null };
    yield;
  }

  private make(): Decisions {
    const { readings } = this;
    const index = RuleIndex.of(readings.map(({ pattern }) => pattern));
    this.made = { index, verdicts: null };
    return this.made;
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

import { memo } from "../../collections/memo.ts";
import { type Ruleset, rulesOf } from "../../match/ruleset.ts";
import { escapePattern } from "../../match/spelling.ts";
import type { Group, Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { escapedPath, forbids, type IntendedRule } from "./intended-groups.ts";

/** Finds rules with the same type and, as Google spells it, the same path as an earlier one. */
export class EarlierRules<Value> {
  private readonly encoding: RobotsDocument["encoding"];
  private readonly byPath = { allow: new Map<string, Value>(), disallow: new Map<string, Value>() };

  constructor({ encoding }: RobotsDocument) {
    this.encoding = encoding;
  }

  /** The value given for the first rule like this one; keeps `value` if there is none. */
  firstLike({ type, text }: Rule, value: Value): Value {
    const path = escapePattern(text, this.encoding);
    const known = this.byPath[type].get(path);
    if (known === undefined) this.byPath[type].set(path, value);
    return known ?? value;
  }
}

/** A rule that repeats an earlier one. */
export interface RuleCopy {
  /** The offset of its path. */
  readonly place: number;
  /** The line number of the earlier one. */
  readonly of: number;
  /** Whether both are in the same group: another check reports that. */
  readonly isInGroup: boolean;
}

interface RuleIn {
  readonly rule: Rule;
  readonly group: Group;
}

/** The rule sets that each group belongs to, by the group's first line number. */
const membership = (rulesets: readonly Ruleset[]): ReadonlyMap<number, ReadonlySet<Ruleset>> => {
  const sets = new Map<number, Set<Ruleset>>();
  for (const ruleset of rulesets) {
    for (const { firstLine } of ruleset.groups) {
      const own = sets.get(firstLine);
      if (own === undefined) sets.set(firstLine, new Set([ruleset]));
      else own.add(ruleset);
    }
  }
  return sets;
};

/**
 * Finds the rules that repeat an earlier one, provided that every crawler that follows the copy
 * follows the earlier one too.
 *
 * @param ofGoogle the rule sets to be searched.
 * @param all the rule sets of all readers.
 * @returns by line number.
 */
export const ruleCopies = (
  ofGoogle: readonly Ruleset[],
  all: readonly Ruleset[],
): ReadonlyMap<number, RuleCopy> => {
  const sets = membership(all);
  const isAlwaysWith = memo((other: Group) =>
    memo((group: Group): boolean => {
      const others = sets.get(other.firstLine);
      return [...(sets.get(group.firstLine) ?? [])].every((each) => others?.has(each) === true);
    }),
  );
  const copies = new Map<number, RuleCopy>();
  for (const { policy, groups } of ofGoogle) {
    const earlier = new EarlierRules<RuleIn>(policy.document);
    for (const group of groups) {
      for (const rule of rulesOf(policy, { groups: [group] })) {
        const own = { rule, group };
        const first = earlier.firstLike(rule, own);
        const isInGroup = first.group === group;
        if (first === own || !(isInGroup || isAlwaysWith(first.group)(group))) continue;
        copies.set(rule.line, { place: rule.pattern.from, of: first.rule.line, isInGroup });
      }
    }
  }
  return copies;
};

/** The paths of rules by type, as Google spells them, each once. */
type Paths = Readonly<Record<IntendedRule["type"], ReadonlySet<string>>>;

const pathsOf = memo((rules: readonly IntendedRule[]): Paths => {
  const paths = { allow: new Set<string>(), disallow: new Set<string>() };
  for (const rule of rules) if (rule.path !== "") paths[rule.type].add(escapedPath(rule));
  return paths;
});

const countOf = ({ allow, disallow }: Paths): number => allow.size + disallow.size;

/**
 * Whether two lists have the same rules, in whatever order, spelling and number, or neither forbids
 * anything. Others may still have the same effect.
 */
export const haveSameRules = (a: readonly IntendedRule[], b: readonly IntendedRule[]): boolean => {
  if (a === b) return true;
  const forbid = b.some(forbids);
  if (!forbid || !a.some(forbids)) return forbid === a.some(forbids);
  const paths = pathsOf(b);
  // The first rule usually tells.
  return (
    a.every((rule) => rule.path === "" || paths[rule.type].has(escapedPath(rule))) &&
    countOf(pathsOf(a)) === countOf(paths)
  );
};

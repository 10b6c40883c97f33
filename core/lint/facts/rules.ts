// The rules of groups: those without a fault, and those that stand in several groups.

import { memo } from "../../collections/memo.ts";
import { type Ruleset, rulesOf } from "../../match/ruleset.ts";
import { escapePattern } from "../../match/spelling.ts";
import type { Group, Policy, Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import type { FileContext, LineView } from "../context.ts";
import {
  byKeys,
  escapedPath,
  firstLineOf,
  forbids,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
} from "./groups.ts";
import { pathText } from "./paths.ts";

/** A rule with a path, on a line without a finding. */
export type CleanRule = IntendedRule;

/** Whether a rule is clean: a line cut at its limit or with a NUL is not what it seems. */
const isClean = (context: FileContext, { line, path }: IntendedRule): boolean =>
  path !== "" && !line.tooLong && !line.nul && !hasCause(context, line);

/** A group with its clean rules. */
export interface CleanGroup {
  readonly group: IntendedGroup;
  readonly rules: readonly CleanRule[];
  /** Those with a star: a quarter of all in large files, and all that many checks look for. */
  readonly starred: readonly CleanRule[];
}

const hasStar = ({ path }: CleanRule): boolean => path.includes("*");

/** The clean rules of each group. In most groups all are, and no second list is made of them. */
export const cleanGroups: (context: FileContext) => readonly CleanGroup[] = memo((context) => {
  return intendedGroups(context).all.map((group) => {
    const areSound = group.rules.every((rule) => isClean(context, rule));
    const rules = areSound ? group.rules : group.rules.filter((rule) => isClean(context, rule));
    return { group, rules, starred: rules.filter(hasStar) };
  });
});

/** The rule of a line above all groups; null for another line. */
const ruleOf = (line: LineView): IntendedRule | null => {
  const { field } = line;
  if (field !== "allow" && field !== "disallow") return null;
  return { line, type: field, path: pathText(line) };
};

/** The clean rules above the first user-agent line. */
const rulesAbove = (context: FileContext): readonly CleanRule[] => {
  const rules: CleanRule[] = [];
  for (const line of context.lines) {
    if (context.intended[line.number - 1] === "user-agent") break;
    const rule = ruleOf(line);
    if (rule !== null && isClean(context, rule)) rules.push(rule);
  }
  return rules;
};

/** The clean rules of a file, in file order. */
export const cleanRules: (context: FileContext) => readonly CleanRule[] = memo((context) => [
  ...rulesAbove(context),
  ...cleanGroups(context).flatMap(({ rules }) => rules),
]);

/** The clean rules with a star in their path, in file order. */
export const starredRules: (context: FileContext) => readonly CleanRule[] = memo((context) => [
  ...rulesAbove(context).filter(hasStar),
  ...cleanGroups(context).flatMap(({ starred }) => starred),
]);

const pathsByType = memo((context: FileContext) => {
  const paths = { allow: new Set<string>(), disallow: new Set<string>() };
  for (const { type, path } of cleanRules(context)) paths[type].add(path);
  return paths;
});

/** Whether a file has a clean rule of a type with exactly this path. */
export const hasCleanRule = (
  context: FileContext,
  type: CleanRule["type"],
  path: string,
): boolean => pathsByType(context)[type].has(path);

/** The groups of a policy by the number of their first line. */
const groupsRead = ({ groups }: Policy): ReadonlyMap<number, Group> =>
  new Map(groups.map((group) => [group.firstLine, group]));

/** Whether the numbers of some lines are exactly these, in order. */
const areLines = <Item>(
  numbers: readonly number[],
  items: readonly Item[],
  numberOf: (item: Item) => number,
): boolean =>
  numbers.length === items.length && items.every((item, at) => numberOf(item) === numbers[at]);

/** Whether a policy reads exactly the intended lines of a group. */
const isReadAsMeant = (read: Group | undefined, { agents, rules }: IntendedGroup): boolean =>
  read !== undefined &&
  areLines(read.ruleLines, rules, ({ line }) => line.number) &&
  areLines(
    read.agents.map(({ line }) => line),
    agents,
    ({ line }) => line.number,
  );

/** The first lines of the groups that Google and the standard read exactly as intended. */
export const cleanFirstLines: (context: FileContext) => ReadonlySet<number> = memo((context) => {
  const readers = [context.google, context.rfc9309].map(groupsRead);
  return new Set(
    intendedGroups(context)
      .all.filter((group) =>
        readers.every((read) => isReadAsMeant(read.get(firstLineOf(group)), group)),
      )
      .map(firstLineOf),
  );
});

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
  // The rule sets that each group belongs to.
  const sets = byKeys(all, ({ groups }) => groups.map(({ firstLine }) => firstLine));
  const isAlwaysWith = memo((other: Group) => {
    const others = new Set(sets.get(other.firstLine));
    return memo(({ firstLine }: Group): boolean =>
      (sets.get(firstLine) ?? []).every((each) => others.has(each)),
    );
  });
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

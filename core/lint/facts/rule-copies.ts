import { memo } from "../../collections/memo.ts";
import { hasCommonPaths, ruleRowsOf } from "../../match/read-alike.ts";
import type { Ruleset } from "../../match/ruleset.ts";
import { ruleEscaper } from "../../match/spelling.ts";
import type { Group, Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { STRIDE, VALUE_FROM, VALUE_TO } from "../../syntax/table.ts";
import { EqualRanges } from "../../text/equal-ranges.ts";

/** A rule that repeats an earlier one. */
export interface RuleCopy {
  /** The offset of its path. */
  readonly place: number;
  /** The line number of the earlier one. */
  readonly of: number;
  /** Whether both are in the same group: another check reports that. */
  readonly isInGroup: boolean;
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
 * Called with the index of each rule of a set in turn: returns that of the first rule with its type
 * and path.
 */
type FirstOf = (index: number) => number;

const firstAsSpelt = ({ rules }: Ruleset, spell: (text: string) => string): FirstOf => {
  const allows = new Map<string, number>();
  const disallows = new Map<string, number>();
  return (index) => {
    const { type, text } = rules[index] as Rule;
    const firsts = type === "allow" ? allows : disallows;
    const key = spell(text);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    return first ?? index;
  };
};

/** For rules that are spelt as written. */
const firstAsWritten = ({ rows, policy }: Ruleset, ranges: EqualRanges): FirstOf => {
  const { table, allowsAt } = ruleRowsOf(policy);
  ranges.clear();
  return (index) => {
    const row = ((rows[index] as number) - 1) * STRIDE;
    const [from, to] = [table[row + VALUE_FROM] as number, table[row + VALUE_TO] as number];
    return ranges.firstWith(from, to, allowsAt(row) ? 1 : 0, index);
  };
};

/** A rule of a set: its group, and the number of its line. */
interface Place {
  readonly group: Group;
  readonly line: number;
}

/** Returns a function that finds a rule of a set by its index. */
const placeFinder = (groups: readonly Group[]): ((index: number) => Place) => {
  const ends: number[] = [];
  let end = 0;
  for (const { ruleLines } of groups) {
    end += ruleLines.length;
    ends.push(end);
  }
  return (index) => {
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (index < (ends[middle] as number)) high = middle;
      else low = middle + 1;
    }
    const group = groups[low] as Group;
    const from = (ends[low] as number) - group.ruleLines.length;
    return { group, line: group.ruleLines[index - from] as number };
  };
};

/** The number of rules examined per step. */
const MANY = 2000;

/**
 * Finds the rules that repeat an earlier one, provided that every crawler that follows the copy
 * follows the earlier one too; in steps.
 *
 * @param ofGoogle the rule sets to be searched.
 * @param all the rule sets of all readers.
 * @returns by line number.
 */
export function* ruleCopies(
  ofGoogle: readonly Ruleset[],
  all: readonly Ruleset[],
  document: RobotsDocument,
): Generator<null, ReadonlyMap<number, RuleCopy>> {
  const spell = ruleEscaper(document);
  const ranges = new EqualRanges(document.source);
  const sets = membership(all);
  const alwaysWith = memo((other: Group) =>
    memo((group: Group): boolean => {
      const others = sets.get(other.firstLine);
      return [...(sets.get(group.firstLine) ?? [])].every((each) => others?.has(each) === true);
    }),
  );
  const copies = new Map<number, RuleCopy>();
  let looked = 0;
  for (const ruleset of ofGoogle) {
    const { groups, rows, policy } = ruleset;
    const firstOf = hasCommonPaths(ruleset)
      ? firstAsWritten(ruleset, ranges)
      : firstAsSpelt(ruleset, spell);
    const { table } = ruleRowsOf(policy);
    const placeAt = placeFinder(groups);
    // For Google, each row has one rule.
    for (let index = 0; index < rows.length; index++) {
      if (++looked % MANY === 0) yield null;
      const first = firstOf(index);
      if (first === index) continue;
      const { group, line } = placeAt(index);
      const { group: other, line: of } = placeAt(first);
      if (other !== group && !alwaysWith(other)(group)) continue;
      const place = table[((rows[index] as number) - 1) * STRIDE + VALUE_FROM] as number;
      copies.set(line, { place, of, isInGroup: other === group });
    }
  }
  return copies;
}

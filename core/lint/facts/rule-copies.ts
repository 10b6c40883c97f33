import { memo } from "../../collections/memo.ts";
import { firstIndex } from "../../collections/search.ts";
import type { Ruleset } from "../../match/ruleset.ts";
import type { Group } from "../../policy/policy.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import { STRIDE, VALUE_FROM } from "../../syntax/table.ts";
import { FirstRules } from "./first-rules.ts";

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

/** The group of some in file order that contains a line. */
const groupAt = (groups: readonly Group[], line: number): Group =>
  groups[firstIndex(groups.length, (index) => (groups[index] as Group).lastLine >= line)] as Group;

/** The number of rules examined per step. */
const MANY = 2000;

/**
 * Finds the rules that repeat an earlier one, provided that every crawler that follows the copy
 * follows the earlier one too; in steps.
 *
 * @param ofGoogle the rule sets to be searched; Google reads the document's own lines.
 * @param all the rule sets of all readers.
 * @returns by line number.
 */
export function* ruleCopies(
  ofGoogle: readonly Ruleset[],
  all: readonly Ruleset[],
  document: RobotsDocument,
): Generator<null, ReadonlyMap<number, RuleCopy>> {
  const firsts = new FirstRules(document);
  const table = tableOf(document);
  const sets = membership(all);
  const alwaysWith = memo((other: Group) =>
    memo((group: Group): boolean => {
      const others = sets.get(other.firstLine);
      return [...(sets.get(group.firstLine) ?? [])].every((each) => others?.has(each) === true);
    }),
  );
  const copies = new Map<number, RuleCopy>();
  let looked = 0;
  for (const { groups } of ofGoogle) {
    firsts.clear();
    for (const group of groups) {
      const { ruleLines } = group;
      for (let at = 0; at < ruleLines.length; at++) {
        if (++looked % MANY === 0) yield null;
        const line = ruleLines[at] as number;
        const of = firsts.firstLike(line);
        if (of === line) continue;
        const other = groupAt(groups, of);
        if (other !== group && !alwaysWith(other)(group)) continue;
        const place = table[(line - 1) * STRIDE + VALUE_FROM] as number;
        copies.set(line, { place, of, isInGroup: other === group });
      }
    }
  }
  return copies;
}

import { joinEach } from "../../collections/flat.ts";
import { groupBy } from "../../collections/group-by.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { firstIndex } from "../../collections/search.ts";
import { sortedSteps } from "../../collections/sorted-steps.ts";
import type { IntendedGroup, IntendedRule } from "./intended-groups.ts";
import type { Placed } from "./placed-rules.ts";

/** The most rules examined for one path: enough for any list that a person maintains. */
const MOST = 200;

/** In a group with few rules the first is found without sorting them. */
const FEW = 1000;

/** The part of a path before its first star or final dollar sign. */
const startOf = (path: string): string => path.replace(/\*.*$|\$$/, "");

/** The `Disallow` rules of a group by their paths, sorted in steps. */
function* sortDisallows({ rules }: IntendedGroup): Generator<void, readonly IntendedRule[]> {
  const disallows = rules.filter(({ type, path }) => type === "disallow" && path !== "");
  const byPath = groupBy(disallows, ({ path }) => path);
  const paths = yield* sortedSteps([...byPath.keys()]);
  return joinEach(paths, (path) => byPath.get(path) ?? []);
}

/**
 * Creates a function that finds the first `Disallow` of a rule's group whose path continues the
 * rule's own; null for none.
 */
export const disallowsWithin = (): ((placed: Placed) => Generator<void, IntendedRule | null>) => {
  const sorted = memoSteps(sortDisallows);
  return function* ({ rule, group }) {
    const start = startOf(rule.path);
    if (group.rules.length <= FEW) {
      const starts = ({ type, path }: IntendedRule) =>
        type === "disallow" && path !== "" && path.startsWith(start);
      return group.rules.find(starts) ?? null;
    }
    const rules = yield* sorted(group);
    const from = firstIndex(rules.length, (index) => (rules[index] as IntendedRule).path >= start);
    let first: IntendedRule | null = null;
    for (let at = from; at < Math.min(from + MOST, rules.length); at++) {
      const other = rules[at] as IntendedRule;
      if (!other.path.startsWith(start)) break;
      if (first === null || other.line.number < first.line.number) first = other;
    }
    return first;
  };
};

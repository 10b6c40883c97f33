import { memo } from "../../collections/memo.ts";
import type { Group, Policy } from "../../policy/policy.ts";
import type { FileContext } from "../context.ts";
import { firstLineOf, type IntendedGroup, intendedGroups } from "./intended-groups.ts";

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
const isReadAsIntended = (read: Group | undefined, { agents, rules }: IntendedGroup): boolean =>
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
        readers.every((read) => isReadAsIntended(read.get(firstLineOf(group)), group)),
      )
      .map(firstLineOf),
  );
});

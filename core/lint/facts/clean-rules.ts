import { memo } from "../../collections/memo.ts";
import type { Group, Policy } from "../../policy/policy.ts";
import type { FileContext, LineView } from "../context.ts";
import {
  firstLineOf,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
} from "./intended-groups.ts";
import { pathText } from "./rule-path.ts";

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

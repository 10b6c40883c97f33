import { memo } from "../../collections/memo.ts";
import type { FileContext, LineView } from "../context.ts";
import {
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

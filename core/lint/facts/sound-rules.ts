import { memo } from "../../collections/memo.ts";
import type { FileContext, LineView } from "../context.ts";
import { hasCause, type MeantGroup, type MeantRule, meantGroups } from "./meant-groups.ts";
import { pathText } from "./rule-path.ts";

/** A rule with a path, on a line without a finding. */
export type SoundRule = MeantRule;

/** Whether a rule is sound: a line cut at its limit or with a NUL is not what it seems. */
const isSound = (context: FileContext, { line, path }: MeantRule): boolean =>
  path !== "" && !line.tooLong && !line.nul && !hasCause(context, line);

/** A group with its sound rules. */
export interface SoundGroup {
  readonly group: MeantGroup;
  readonly rules: readonly SoundRule[];
  /** Those with a star: a quarter of all in large files, and all that many checks look for. */
  readonly starred: readonly SoundRule[];
}

const hasStar = ({ path }: SoundRule): boolean => path.includes("*");

/** The sound rules of each group. In most groups all are, and no second list is made of them. */
export const soundGroups: (context: FileContext) => readonly SoundGroup[] = memo((context) => {
  return meantGroups(context).all.map((group) => {
    const areSound = group.rules.every((rule) => isSound(context, rule));
    const rules = areSound ? group.rules : group.rules.filter((rule) => isSound(context, rule));
    return { group, rules, starred: rules.filter(hasStar) };
  });
});

/** The rule of a line above all groups; null for another line. */
const ruleOf = (line: LineView): MeantRule | null => {
  const { field } = line;
  if (field !== "allow" && field !== "disallow") return null;
  return { line, type: field, path: pathText(line) };
};

/** The sound rules above the first user-agent line. */
const rulesAbove = (context: FileContext): readonly SoundRule[] => {
  const rules: SoundRule[] = [];
  for (const line of context.lines) {
    if (context.meant[line.number - 1] === "user-agent") break;
    const rule = ruleOf(line);
    if (rule !== null && isSound(context, rule)) rules.push(rule);
  }
  return rules;
};

/** The sound rules of a file, in file order. */
export const soundRules: (context: FileContext) => readonly SoundRule[] = memo((context) => [
  ...rulesAbove(context),
  ...soundGroups(context).flatMap(({ rules }) => rules),
]);

/** The sound rules with a star in their path, in file order. */
export const starredRules: (context: FileContext) => readonly SoundRule[] = memo((context) => [
  ...rulesAbove(context).filter(hasStar),
  ...soundGroups(context).flatMap(({ starred }) => starred),
]);

const pathsByType = memo((context: FileContext) => {
  const paths = { allow: new Set<string>(), disallow: new Set<string>() };
  for (const { type, path } of soundRules(context)) paths[type].add(path);
  return paths;
});

/** Whether a file has a sound rule of a type with exactly this path. */
export const hasSoundRule = (
  context: FileContext,
  type: SoundRule["type"],
  path: string,
): boolean => pathsByType(context)[type].has(path);

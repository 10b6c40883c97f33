import { memo } from "../../collections/memo.ts";
import { escapedPath, forbids, type IntendedRule } from "./intended-groups.ts";

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

import { memo } from "../../collections/memo.ts";
import { escapePattern } from "../../match/spelling.ts";
import { forbids, type MeantRule } from "./meant-groups.ts";

/**
 * What rules amount to, as text to compare: the same rules in another order, spelling or number give
 * the same text, and rules that forbid nothing give the empty one. Other rules may amount to the same
 * and still differ.
 */
export const digestOf: (rules: readonly MeantRule[]) => string = memo((rules) => {
  if (!rules.some(forbids)) return "";
  const texts = rules
    .filter(({ path }) => path !== "")
    .map(({ type, path }) => `${type} ${escapePattern(path)}`);
  return [...new Set(texts)].sort().join("\n");
});

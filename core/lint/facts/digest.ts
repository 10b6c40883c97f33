import { memo } from "../../collections/memo.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { sortedSteps } from "../../collections/sorted-steps.ts";
import { escapedPath, forbids, type MeantRule } from "./meant-groups.ts";

const textOf = (rule: MeantRule): string => `${rule.type} ${escapedPath(rule)}`;

/** The rules with a path as text, each once. */
const textsOf = memo((rules: readonly MeantRule[]): ReadonlySet<string> => {
  const texts = new Set<string>();
  for (const rule of rules) if (rule.path !== "") texts.add(textOf(rule));
  return texts;
});

/**
 * The effect of rules as text to compare, in steps: the same rules in another order, spelling or
 * number give the same text, and rules that forbid nothing give the empty one. Different texts may
 * still have the same effect.
 */
export const digestSteps: (rules: readonly MeantRule[]) => Generator<void, string> = memoSteps(
  function* (rules) {
    if (!rules.some(forbids)) return "";
    return (yield* sortedSteps([...textsOf(rules)])).join("\n");
  },
);

/** Whether two lists of rules have the same digest; without making it, which takes longer. */
export const haveSameDigest = (a: readonly MeantRule[], b: readonly MeantRule[]): boolean => {
  if (a === b) return true;
  const forbid = b.some(forbids);
  if (!forbid || !a.some(forbids)) return forbid === a.some(forbids);
  const texts = textsOf(b);
  return (
    a.every((rule) => rule.path === "" || texts.has(textOf(rule))) && textsOf(a).size === texts.size
  );
};

import { memoSteps } from "../../collections/memo-steps.ts";
import { runToEnd } from "../../collections/run-to-end.ts";
import { sortedSteps } from "../../collections/sorted-steps.ts";
import { escapedPath, forbids, type MeantRule } from "./meant-groups.ts";

/** `digestOf`, in steps. */
export const digestSteps: (rules: readonly MeantRule[]) => Generator<void, string> = memoSteps(
  function* (rules) {
    if (!rules.some(forbids)) return "";
    const texts = rules
      .filter(({ path }) => path !== "")
      .map((rule) => `${rule.type} ${escapedPath(rule)}`);
    return (yield* sortedSteps([...new Set(texts)])).join("\n");
  },
);

/**
 * The effect of rules as text to compare: the same rules in another order, spelling or number give
 * the same text, and rules that forbid nothing give the empty one. Different texts may still have
 * the same effect.
 */
export const digestOf = (rules: readonly MeantRule[]): string => runToEnd(digestSteps(rules));

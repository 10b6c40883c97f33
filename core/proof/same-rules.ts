import { memo } from "../collections/memo.ts";
import { type Matcher, wholesaleReason } from "../match/compile.ts";
import { type Ruleset, rulesetOf, rulesOf } from "../match/ruleset.ts";
import { hasCutLines } from "../policy/cut-lines.ts";
import type { Rule } from "../policy/policy.ts";

/** A rule as one text. */
const textOf = ({ type, text }: Rule): string => `${type} ${text}`;

/** The rules of a set as texts, without repeated ones: wherever one matches, the first of its kind decides. */
const distinctRules = memo((rules: Ruleset): readonly string[] => [
  ...new Set(rulesOf(rules.policy, rules).map(textOf)),
]);

/** Whether two lists of rules are the same, repeated ones included. */
const areSame = (old: readonly Rule[], now: readonly Rule[]): boolean =>
  old.length === now.length &&
  old.every(({ type, text }, at) => type === now[at]?.type && text === now[at]?.text);

const haveSameRules = memo((before: Ruleset) =>
  memo((after: Ruleset): boolean => {
    const [all, allNow] = [rulesOf(before.policy, before), rulesOf(after.policy, after)];
    if (all.length === 0 || allNow.length === 0) return false;
    // Most sets of rules are the same to the letter: thousands of texts need not be made for them.
    if (areSame(all, allNow)) return true;
    const [old, now] = [distinctRules(before), distinctRules(after)];
    return old.length === now.length && old.every((text, at) => text === now[at]);
  }),
);

const decidesByRules = ({ policy, selection }: Matcher): boolean =>
  wholesaleReason(policy, selection) === null && !hasCutLines(policy);

/**
 * Whether one reader finds the same rules, and some at all, in two versions of a file, so that every
 * URL has the same verdict; repeated rules count once. False also where that does not follow from the rules alone. Costs far
 * less than comparing verdicts.
 */
export const followSameRules = (before: Matcher, after: Matcher): boolean =>
  before.policy.dialect === after.policy.dialect &&
  before.policy.document.encoding === after.policy.document.encoding &&
  [before, after].every(decidesByRules) &&
  haveSameRules(rulesetOf(before.policy, before.selection))(
    rulesetOf(after.policy, after.selection),
  );

import { memo } from "../collections/memo.ts";
import type { Rule } from "../policy/policy.ts";
import { ruleLine } from "../policy/rule-line.ts";
import { closedPatternsOf, covers } from "../proof/closed-pattern.ts";
import { type PolicyWish, patternOf } from "./wish.ts";

/** A way to change the rules that a crawler follows. */
export interface Change {
  /** Delete the rules with the opposite verdict that match nothing but what the wish is about. */
  readonly drops: boolean;
  /** Where to write a rule for what the wish is about: nowhere, after the other rules or before them. */
  readonly adds: "nowhere" | "last" | "first";
}

/**
 * The changes to try, the smallest first. The place of a rule counts only for readers that use the
 * first rule that matches.
 */
export const CHANGES: readonly Change[] = [
  { drops: true, adds: "nowhere" },
  { drops: false, adds: "last" },
  { drops: true, adds: "last" },
  { drops: true, adds: "first" },
];

/** Rules that say what is wished of some paths. */
export const wishedRules = ({ access }: PolicyWish, paths: readonly string[]): readonly string[] =>
  paths.map((text) => ruleLine({ type: access === "allow" ? "allow" : "disallow", text }));

/** A rule that forbids nothing, for a group that would have no rules without it. */
export const NOTHING_FORBIDDEN: string = ruleLine({ type: "disallow", text: "" });

const wishedPatterns = memo((wish: PolicyWish) => closedPatternsOf(patternOf(wish)));

/** Whether a rule says the opposite of a wish, about nothing but what the wish is about. */
export const opposes = ({ type, text }: Pick<Rule, "type" | "text">, wish: PolicyWish): boolean => {
  const opposite = wish.access === "allow" ? "disallow" : "allow";
  if (type !== opposite || text === "") return false;
  return closedPatternsOf(text).every((each) =>
    wishedPatterns(wish).some((outer) => covers(outer, each)),
  );
};

/**
 * The rules of a new group for crawlers that have followed `rules` until now.
 *
 * @param paths those that a wish needs rules for.
 */
export const newRules = (
  rules: readonly Pick<Rule, "type" | "text">[],
  wish: PolicyWish,
  { drops, adds }: Change,
  paths: readonly string[],
): readonly string[] => {
  const kept = rules.filter((rule) => !drops || !opposes(rule, wish)).map(ruleLine);
  const added = adds === "nowhere" ? [] : wishedRules(wish, paths);
  const all = adds === "first" ? [...added, ...kept] : [...kept, ...added];
  return all.length === 0 ? [NOTHING_FORBIDDEN] : all;
};

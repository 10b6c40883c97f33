// The rules that claims may be about: clean, read as intended, and no copies.

import { memo } from "../../collections/memo.ts";
import { type Ruleset, rulesetOf } from "../../match/ruleset.ts";
import type { Policy } from "../../policy/policy.ts";
import type { FileContext } from "../context.ts";
import {
  byKeys,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
} from "./groups.ts";
import { cleanFirstLines, type RuleCopy, ruleCopies } from "./rules.ts";

/** A rule with the group that it is in, as intended. */
export interface RuleInGroup {
  readonly rule: IntendedRule;
  readonly group: IntendedGroup;
}

/** What the claims on a file's rules are based on. */
export interface ClaimInput {
  /** As Google follows them, then as the standard does. */
  readonly rulesets: readonly Ruleset[];
  readonly ofGoogle: readonly Ruleset[];
  /** The rules that claims may be about, by line number; without copies. */
  readonly rules: ReadonlyMap<number, RuleInGroup>;
  /** The rules that repeat an earlier one, by line number. */
  readonly copies: ReadonlyMap<number, RuleCopy>;
  /** The copies that are in a different group from the first rule, and so are reported. */
  readonly distantCopies: readonly (RuleInGroup & { readonly of: RuleInGroup })[];
}

/** The rule sets of a policy: one for all names that follow the same groups. */
const rulesetsOf = (policy: Policy): readonly Ruleset[] => {
  if (policy.unreadable !== null) return [];
  const read = policy.groups.filter(({ isSkipped }) => !isSkipped);
  const byName = byKeys(read, ({ agents }) => agents.map(({ name }) => name));
  const rulesets = Array.from(byName.values(), (groups) =>
    rulesetOf(policy, { kind: "named", groups, agents: [] }),
  );
  return [...new Set(rulesets)];
};

/** The lines of all rules in some rule sets. */
const linesIn = (rulesets: readonly Ruleset[]): ReadonlySet<number> =>
  new Set(
    [...new Set(rulesets.flatMap(({ groups }) => groups))].flatMap((group) => group.ruleLines),
  );

/** The intended types of the rules that crawlers read differently than intended, by line number. */
const misreadRules = (
  groups: readonly IntendedGroup[],
): ReadonlyMap<number, IntendedRule["type"]> =>
  new Map(
    groups
      .flatMap(({ rules }) => rules)
      .filter(({ line, type, path }) => line.field !== type || line.valueText !== path)
      .map(({ line, type }) => [line.number, type]),
  );

/**
 * The lines of the rules that oppose a misread rule of the other type: their effect is uncertain
 * until that one is corrected, so only the misread rule's own finding is reported.
 */
const opposedLines = (
  rulesets: readonly Ruleset[],
  misread: ReturnType<typeof misreadRules>,
): ReadonlySet<number> => {
  const opposed = new Set<number>();
  if (misread.size === 0) return opposed;
  for (const ruleset of rulesets) {
    const types = new Set(
      ruleset.groups.flatMap(({ ruleLines }) => ruleLines.map((line) => misread.get(line))),
    );
    if (!types.has("allow") && !types.has("disallow")) continue;
    for (const { rule } of ruleset.readings) {
      if (types.has(rule.type === "allow" ? "disallow" : "allow")) opposed.add(rule.line);
    }
  }
  return opposed;
};

/** Collects what the claims on a file's rules are based on. */
export const claimInput: (context: FileContext) => ClaimInput = memo((context) => {
  const { all: groups } = intendedGroups(context);
  const cleanLines = cleanFirstLines(context);
  const everyOfGoogle = rulesetsOf(context.google);
  const all = [...everyOfGoogle, ...rulesetsOf(context.rfc9309)];
  const clean = new Set(
    all.filter((ruleset) => ruleset.groups.every(({ firstLine }) => cleanLines.has(firstLine))),
  );

  // A single rule needs no comparison, unless another reader or crawler follows it together with
  // others.
  const accompanied = linesIn(all.filter(({ rows }) => rows.length > 1));
  const isExamined = (ruleset: Ruleset): boolean =>
    clean.has(ruleset) &&
    ruleset.groups.some(({ ruleLines }) => ruleLines.some((line) => accompanied.has(line)));
  const rulesets = all.filter(isExamined);
  const ofGoogle = everyOfGoogle.filter(isExamined);

  const uncleanLines = linesIn(all.filter((ruleset) => !clean.has(ruleset)));
  const opposed = opposedLines(all, misreadRules(groups));
  const rules = new Map<number, RuleInGroup>();
  for (const group of groups) {
    for (const rule of group.rules) {
      const { number } = rule.line;
      const isUnsure =
        uncleanLines.has(number) || opposed.has(number) || hasCause(context, rule.line);
      if (rule.path !== "" && !isUnsure) rules.set(number, { rule, group });
    }
  }

  const copies = ruleCopies(ofGoogle, rulesets);
  const distantCopies = [...copies].flatMap(([line, { of, isInGroup }]) => {
    const [own, first] = [rules.get(line), rules.get(of)];
    return isInGroup || own === undefined || first === undefined ? [] : [{ ...own, of: first }];
  });
  for (const line of copies.keys()) rules.delete(line);
  return { rulesets, ofGoogle, rules, copies, distantCopies };
});

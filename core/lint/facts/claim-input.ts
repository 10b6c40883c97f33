import { memo } from "../../collections/memo.ts";
import { type Ruleset, rulesetOf } from "../../match/ruleset.ts";
import type { Group, Policy } from "../../policy/policy.ts";
import type { FileContext } from "../context.ts";
import type { RuleInGroup } from "./claim.ts";
import { cleanFirstLines } from "./clean-rules.ts";
import {
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
} from "./intended-groups.ts";
import { type RuleCopy, ruleCopies } from "./rule-copies.ts";

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
  const byName = new Map<string, Group[]>();
  for (const group of policy.groups) {
    if (group.isSkipped) continue;
    for (const { name } of group.agents) {
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [group]);
      else if (known.at(-1) !== group) known.push(group);
    }
  }
  const rulesets = Array.from(byName.values(), (groups) =>
    rulesetOf(policy, { kind: "named", groups, agents: [] }),
  );
  return [...new Set(rulesets)];
};

/** The lines of all rules in some rule sets. */
const linesIn = (rulesets: readonly Ruleset[]): ReadonlySet<number> => {
  const lines = new Set<number>();
  for (const { groups } of rulesets) {
    for (const { ruleLines } of groups) for (const line of ruleLines) lines.add(line);
  }
  return lines;
};

/** The intended types of the rules that crawlers read differently than intended, by line number. */
const misreadRules = (
  groups: readonly IntendedGroup[],
): ReadonlyMap<number, IntendedRule["type"]> => {
  const misread = new Map<number, IntendedRule["type"]>();
  for (const { rules } of groups) {
    for (const { line, type, path } of rules) {
      const isRead = line.field === type && line.valueText === path;
      if (!isRead) misread.set(line.number, type);
    }
  }
  return misread;
};

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
  const soundLines = cleanFirstLines(context);
  const everyOfGoogle = rulesetsOf(context.google);
  const all = [...everyOfGoogle, ...rulesetsOf(context.rfc9309)];
  const clean = new Set(
    all.filter((ruleset) => ruleset.groups.every(({ firstLine }) => soundLines.has(firstLine))),
  );

  // A single rule needs no comparison, unless another reader or crawler follows it together with
  // others.
  const accompanied = linesIn(all.filter(({ rows }) => rows.length > 1));
  const isExamined = (ruleset: Ruleset): boolean =>
    clean.has(ruleset) &&
    ruleset.groups.some(({ ruleLines }) => ruleLines.some((line) => accompanied.has(line)));
  const rulesets = all.filter(isExamined);
  const ofGoogle = everyOfGoogle.filter(isExamined);

  const unsound = linesIn(all.filter((ruleset) => !clean.has(ruleset)));
  const opposed = opposedLines(all, misreadRules(groups));
  const rules = new Map<number, RuleInGroup>();
  for (const group of groups) {
    for (const rule of group.rules) {
      const { number } = rule.line;
      const isUnsure = unsound.has(number) || opposed.has(number) || hasCause(context, rule.line);
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

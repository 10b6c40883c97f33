import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { type Ruleset, rulesetOf, rulesOf } from "../../match/ruleset.ts";
import { escapePattern } from "../../match/spelling.ts";
import type { Group, Policy, Rule } from "../../policy/policy.ts";
import type { FileContext } from "../context.ts";
import type { Placed } from "./claim.ts";
import { hasCause, meantGroups } from "./meant-groups.ts";
import { soundFirstLines } from "./sound-groups.ts";

/** The rule sets of a policy: one for all names that are followed by the same groups. */
const rulesetsOf = (policy: Policy): readonly Ruleset[] => {
  if (policy.unreadable !== null) return [];
  const names = policy.groups
    .filter(({ isSkipped }) => !isSkipped)
    .flatMap((group) =>
      [...new Set(group.agents.map(({ name }) => name))].map((name) => ({ name, group })),
    );
  const selections = new Map(
    [...groupBy(names, ({ name }) => name).values()].map((members) => {
      const groups = members.map(({ group }) => group);
      return [groups.map(({ firstLine }) => firstLine).join(), groups] as const;
    }),
  );
  return Array.from(selections.values(), (groups) =>
    rulesetOf(policy, { kind: "named", groups, agents: [] }),
  );
};

/** What claims go by. */
export interface Ground {
  /** As Google follows them, then as the standard does. */
  readonly rulesets: readonly Ruleset[];
  readonly ofGoogle: readonly Ruleset[];
  /** The rules that claims may be about, by the number of their line. */
  readonly placed: ReadonlyMap<number, Placed>;
  /** The rules that repeat an earlier one, by the number of their line; `placed` is without them. */
  readonly copies: ReadonlyMap<number, Copy>;
  /** Those of them that stand in another group than the first, to be spoken of. */
  readonly distantCopies: readonly (Placed & { readonly of: Placed })[];
}

/** A rule that repeats an earlier one. */
interface Copy {
  readonly rule: Rule;
  /** The number of the earlier one's line. */
  readonly of: number;
  /** In the same group: another check reports that. */
  readonly isInGroup: boolean;
}

/** The rule sets that each group belongs to, by the number of its first line. */
const membership = (rulesets: readonly Ruleset[]): ReadonlyMap<number, ReadonlySet<Ruleset>> => {
  const sets = new Map<number, Set<Ruleset>>();
  for (const ruleset of rulesets) {
    for (const { firstLine } of ruleset.groups) {
      const own = sets.get(firstLine);
      if (own === undefined) sets.set(firstLine, new Set([ruleset]));
      else own.add(ruleset);
    }
  }
  return sets;
};

/** Finds the rules that repeat an earlier one which all follow that follow them. */
const copiesIn = (
  ofGoogle: readonly Ruleset[],
  all: readonly Ruleset[],
  { document, google }: FileContext,
): ReadonlyMap<number, Copy> => {
  const sets = membership(all);
  const alwaysWith = memo((other: Group) =>
    memo((group: Group): boolean => {
      const others = sets.get(other.firstLine);
      return [...(sets.get(group.firstLine) ?? [])].every((each) => others?.has(each) === true);
    }),
  );
  const copies = new Map<number, Copy>();
  for (const { groups } of ofGoogle) {
    const firsts = new Map<string, { readonly group: Group; readonly line: number }>();
    for (const group of groups) {
      for (const rule of rulesOf(google, { groups: [group] })) {
        const key = `${rule.type} ${escapePattern(rule.text, document.encoding)}`;
        const first = firsts.get(key);
        if (first === undefined) firsts.set(key, { group, line: rule.line });
        else if (first.group === group || alwaysWith(first.group)(group))
          copies.set(rule.line, { rule, of: first.line, isInGroup: first.group === group });
      }
    }
  }
  return copies;
};

const linesOf = ({ groups }: Ruleset): readonly number[] =>
  groups.flatMap(({ ruleLines }) => ruleLines);

type SpoiltTypes = ReadonlyMap<number, Rule["type"]>;

/** The rules that crawlers read otherwise than they were meant, with the type they were meant to be. */
const spoiltRules = (context: FileContext): SpoiltTypes =>
  new Map(
    meantGroups(context).all.flatMap(({ rules }) =>
      rules
        .filter(({ line, type, path }) => line.field !== type || line.valueText !== path)
        .map(({ line, type }) => [line.number, type] as const),
    ),
  );

/**
 * The rules of a rule set that stand against a spoilt one of the other type: what they do is not certain
 * before that one is mended, and its own finding is the one thing to say.
 */
const opposedBySpoilt = (ruleset: Ruleset, spoilt: SpoiltTypes): readonly number[] => {
  const lines = linesOf(ruleset);
  const types = new Set(lines.map((line) => spoilt.get(line)));
  if (!types.has("allow") && !types.has("disallow")) return [];
  return ruleset.readings
    .filter(({ rule }) => types.has(rule.type === "allow" ? "disallow" : "allow"))
    .map(({ rule }) => rule.line);
};

/** Gathers what the claims on a file's rules go by. */
export const groundOf: (context: FileContext) => Ground = memo((context) => {
  const spoilt = spoiltRules(context);
  const sound = soundFirstLines(context);
  const isSound = ({ groups }: Ruleset): boolean =>
    groups.every(({ firstLine }) => sound.has(firstLine));
  const everyOfGoogle = rulesetsOf(context.google);
  const all = [...everyOfGoogle, ...rulesetsOf(context.rfc9309)];
  const unsound = new Set(all.filter((ruleset) => !isSound(ruleset)).flatMap(linesOf));
  // A lone rule needs no other; but where another reader or crawler has it among others, it counts.
  const crowded = new Set(
    all
      .map(linesOf)
      .filter((lines) => lines.length > 1)
      .flat(),
  );
  const isCrowded = ({ groups }: Ruleset): boolean =>
    groups.some(({ ruleLines }) => ruleLines.some((line) => crowded.has(line)));
  const isOf = (ruleset: Ruleset): boolean => isSound(ruleset) && isCrowded(ruleset);
  const sets = all.filter(isOf);
  const ofGoogle = everyOfGoogle.filter(isOf);
  const copies = copiesIn(ofGoogle, sets, context);
  const opposedTo = new Set(
    spoilt.size === 0 ? [] : all.flatMap((ruleset) => opposedBySpoilt(ruleset, spoilt)),
  );
  const placed = new Map<number, Placed>();
  for (const group of meantGroups(context).all) {
    for (const rule of group.rules) {
      const { number } = rule.line;
      if (rule.path === "" || hasCause(context, rule.line)) continue;
      if (!unsound.has(number) && !opposedTo.has(number)) placed.set(number, { rule, group });
    }
  }
  const distantCopies = [...copies].flatMap(([line, { of, isInGroup }]) => {
    const [own, first] = [placed.get(line), placed.get(of)];
    return isInGroup || own === undefined || first === undefined ? [] : [{ ...own, of: first }];
  });
  for (const line of copies.keys()) placed.delete(line);
  return { rulesets: sets, ofGoogle, placed, copies, distantCopies };
});

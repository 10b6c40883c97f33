import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { runToEnd } from "../../collections/run-to-end.ts";
import {
  type LeftOut,
  leftOut,
  listRulesSteps,
  type RuleList,
  type Said,
} from "../../match/left-out.ts";
import { escapePattern } from "../../match/spelling.ts";
import { GLOBAL } from "../../policy/agent.ts";
import {
  forbids,
  isWholeSite,
  type MeantGroups,
  type MeantRule,
  rulesFor,
} from "./meant-groups.ts";
import { reachOf } from "./rule-path.ts";

/**
 * The rules for every crawler, made ready to be compared with those of many groups, as they were meant
 * and as far as they matter: a path that a group's own rules mention is not left out. What exactly one
 * crawler loses as its reader follows the file is for `lostRules` (core/service) to say.
 */
export interface EveryonesRules {
  /** By the path in one spelling. */
  readonly list: RuleList<MeantRule>;
  /** They forbid the whole site: then a group of its own is there to let its crawler in. */
  readonly isClosed: boolean;
}

/** One spelling for a path as far as covering goes. */
const spell = (path: string): string => reachOf(escapePattern(path));

function* readEveryonesRules(groups: MeantGroups): Generator<void, EveryonesRules> {
  // A path that starts otherwise matches nothing: no crawler loses it.
  const rules = rulesFor(groups, GLOBAL).filter(({ path }) => /^[/*]/.test(path));
  const listed = rules.map((rule) => ({ rule, key: spell(rule.path), blocks: forbids(rule) }));
  yield;
  const allows = groupBy(
    listed.filter(({ blocks }) => !blocks),
    ({ key }) => key,
  );
  return {
    // An exception is copied once, however often it stands there.
    list: yield* listRulesSteps([
      ...listed.filter(({ blocks }) => blocks),
      ...[...allows.values()].flatMap((same) => same.slice(0, 1)),
    ]),
    isClosed: rules.some((rule) => forbids(rule) && isWholeSite(rule.path)),
  };
}

/** `everyonesRules`, in steps. */
export const everyonesRulesSteps: (groups: MeantGroups) => Generator<void, EveryonesRules> =
  memoSteps(readEveryonesRules);

/** The rules for every crawler. Sorting many takes its time: only groups that name a crawler leave any out. */
export const everyonesRules = (groups: MeantGroups): EveryonesRules =>
  runToEnd(everyonesRulesSteps(groups));

/**
 * What a group's own rules mention: the same path, or one that begins with theirs. Allowing the whole
 * site mentions no path in particular.
 */
const saidBy = (own: readonly MeantRule[]): Said => {
  const blocking: { readonly key: string; readonly begins: boolean }[] = [];
  const others: string[] = [];
  for (const { type, path } of own) {
    if (path === "") continue;
    const key = spell(path);
    if (type === "disallow" || !isWholeSite(path))
      blocking.push({ key, begins: !key.endsWith("$") });
    if (type === "allow") others.push(key);
  }
  return { blocking, others };
};

/** The rules of `*` that a group leaves out. */
export interface LeftOutRules {
  /** How many; 0 when it leaves out no `Disallow`, whatever the exceptions to them. */
  readonly count: number;
  /** Lists them in file order. Its time grows with `count`, so ask only for what will be shown. */
  readonly list: () => readonly MeantRule[];
}

const inFileOrder = ({ list }: LeftOut<MeantRule>): readonly MeantRule[] =>
  [...list()].sort((a, b) => a.line.number - b.line.number);

const comparedWith = memo((star: EveryonesRules) =>
  memo((own: readonly MeantRule[]): LeftOutRules => {
    const left = leftOut(star.list, saidBy(own));
    return {
      count: left.blocking === 0 ? 0 : left.blocking + left.others,
      list: () => inFileOrder(left),
    };
  }),
);

/** Holds a group's own rules against those of `*`; once, however many names the group has. */
export const leftOutRules = (star: EveryonesRules, own: readonly MeantRule[]): LeftOutRules =>
  comparedWith(star)(own);

/** How many rules may be listed and copied in the findings of one file, which bounds their size. */
const LISTED_IN_ALL = 20_000;

/** Hands out leave to list dropped rules until a file's share is used up. */
export const listingBudget = (): ((dropped: LeftOutRules) => readonly MeantRule[] | null) => {
  let room = LISTED_IN_ALL;
  return (dropped) => {
    if (dropped.count > room) return null;
    room -= dropped.count;
    return dropped.list();
  };
};

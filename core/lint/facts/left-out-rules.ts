// The rules for every crawler that a group of its own leaves out.

import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import {
  type LeftOut,
  leftOut,
  listRules,
  type RuleList,
  type Said,
} from "../../match/left-out.ts";
import { GLOBAL } from "../../policy/agent.ts";
import {
  escapedPath,
  forbids,
  type IntendedGroups,
  type IntendedRule,
  isWholeSite,
  rulesFor,
} from "./groups.ts";
import { hostEnd, reachOf } from "./paths.ts";

/**
 * The rules for every crawler, prepared for comparison with those of many groups, as intended and
 * as far as they matter: a path that a group's own rules mention is not left out. `lostRules`
 * (core/service) tells exactly what one crawler loses as its reader follows the file.
 */
export interface EveryonesRules {
  /** By the path in a normalised spelling. */
  readonly list: RuleList<IntendedRule>;
  /** They forbid the whole site: then a separate group is meant to allow its crawler. */
  readonly isClosed: boolean;
}

/** A normalised spelling of a rule's path, to tell whether one covers another. */
const spell = (rule: IntendedRule): string => reachOf(escapedPath(rule));

/** The rules for every crawler: needed only for groups that name a crawler. */
export const everyonesRules: (groups: IntendedGroups) => EveryonesRules = memo((groups) => {
  // A path with another beginning matches nothing, nor does a whole URL: no crawler loses it.
  const rules = rulesFor(groups, GLOBAL).filter(
    ({ path }) => /^[/*]/.test(path) && hostEnd(path) === 0,
  );
  const listed = rules.map((rule) => ({ rule, key: spell(rule), blocks: forbids(rule) }));
  const allows = groupBy(
    listed.filter(({ blocks }) => !blocks),
    ({ key }) => key,
  );
  return {
    // An exception is copied once, however often it occurs.
    list: listRules([
      ...listed.filter(({ blocks }) => blocks),
      ...[...allows.values()].flatMap((same) => same.slice(0, 1)),
    ]),
    isClosed: rules.some((rule) => forbids(rule) && isWholeSite(rule.path)),
  };
});

/**
 * The paths that a group's own rules mention: equal paths, and those that
 * begin with theirs. Allowing the whole site mentions no path in particular.
 */
const mentionedBy = (own: readonly IntendedRule[]): Said => {
  const blocking: string[] = [];
  const beginnings: string[] = [];
  const others: string[] = [];
  for (const rule of own) {
    const { type, path } = rule;
    if (path === "") continue;
    const key = spell(rule);
    if (type === "allow") others.push(key);
    if (type === "allow" && isWholeSite(path)) continue;
    (key.endsWith("$") ? blocking : beginnings).push(key);
  }
  return { blocking, beginnings, others };
};

/** The rules of `*` that a group leaves out. */
export interface LeftOutRules {
  /** How many; 0 if it leaves out no `Disallow`, whatever the exceptions to them. */
  readonly count: number;
  /**
   * Lists them in file order. The time grows with `count`, so call it only for what will be shown.
   */
  readonly list: () => readonly IntendedRule[];
}

const inFileOrder = ({ list }: LeftOut<IntendedRule>): readonly IntendedRule[] =>
  [...list()].sort((a, b) => a.line.number - b.line.number);

/** The rules of `*`, in file order: the same array for all groups that leave out all of them. */
const inOrder = memo(({ list }: EveryonesRules) => inFileOrder(leftOut(list, mentionedBy([]))));

/** Compares a group's own rules with those of `*`. */
export const leftOutRules = (star: EveryonesRules, own: readonly IntendedRule[]): LeftOutRules => {
  const { list } = star;
  const left = leftOut(list, mentionedBy(own));
  const count = left.blocking + left.others;
  const isAll = count === list.blocking.length + list.others.size;
  return {
    count: left.blocking === 0 ? 0 : count,
    list: () => (isAll ? inOrder(star) : inFileOrder(left)),
  };
};

/**
 * The most rules that may be listed and copied in the findings of one file, which limits their
 * size.
 */
const LISTED_IN_ALL = 20_000;

/** Limits the listing of left-out rules to a total per file. */
export const listingBudget = (): ((dropped: LeftOutRules) => readonly IntendedRule[] | null) => {
  let room = LISTED_IN_ALL;
  return (dropped) => {
    if (dropped.count > room) return null;
    room -= dropped.count;
    return dropped.list();
  };
};

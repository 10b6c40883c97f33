// The rules of groups: those without a fault, those that stand in several groups, those that a group leaves out, and what they block together.

import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import {
  type LeftOut,
  leftOut,
  listRules,
  type RuleList,
  type Said,
} from "../../match/left-out.ts";
import { type Ruleset, rulesOf } from "../../match/ruleset.ts";
import { escapePattern } from "../../match/spelling.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Group, Policy, Rule } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import type { FileContext, LineContext, LineView } from "../context.ts";
import {
  byKeys,
  escapedPath,
  firstLineOf,
  forbids,
  hasCause,
  type IntendedGroup,
  type IntendedGroups,
  type IntendedRule,
  intendedGroups,
  isWholeSite,
  rulesFor,
} from "./groups.ts";
import { hostEnd, pathText, reachOf } from "./paths.ts";

/** A rule with a path, on a line without a finding. */
export type CleanRule = IntendedRule;

/** Whether a rule is clean: a line cut at its limit or with a NUL is not what it seems. */
const isClean = (context: FileContext, { line, path }: IntendedRule): boolean =>
  path !== "" && !line.tooLong && !line.nul && !hasCause(context, line);

/** A group with its clean rules. */
export interface CleanGroup {
  readonly group: IntendedGroup;
  readonly rules: readonly CleanRule[];
  /** Those with a star: a quarter of all in large files, and all that many checks look for. */
  readonly starred: readonly CleanRule[];
}

const hasStar = ({ path }: CleanRule): boolean => path.includes("*");

/** The clean rules of each group. In most groups all are, and no second list is made of them. */
export const cleanGroups: (context: FileContext) => readonly CleanGroup[] = memo((context) => {
  return intendedGroups(context).all.map((group) => {
    const areSound = group.rules.every((rule) => isClean(context, rule));
    const rules = areSound ? group.rules : group.rules.filter((rule) => isClean(context, rule));
    return { group, rules, starred: rules.filter(hasStar) };
  });
});

/** The rule of a line above all groups; null for another line. */
const ruleOf = (line: LineView): IntendedRule | null => {
  const { field } = line;
  if (field !== "allow" && field !== "disallow") return null;
  return { line, type: field, path: pathText(line) };
};

/** The clean rules above the first user-agent line. */
const rulesAbove = (context: FileContext): readonly CleanRule[] => {
  const rules: CleanRule[] = [];
  for (const line of context.lines) {
    if (context.intended[line.number - 1] === "user-agent") break;
    const rule = ruleOf(line);
    if (rule !== null && isClean(context, rule)) rules.push(rule);
  }
  return rules;
};

/** The clean rules of a file, in file order. */
export const cleanRules: (context: FileContext) => readonly CleanRule[] = memo((context) => [
  ...rulesAbove(context),
  ...cleanGroups(context).flatMap(({ rules }) => rules),
]);

/** The clean rules with a star in their path, in file order. */
export const starredRules: (context: FileContext) => readonly CleanRule[] = memo((context) => [
  ...rulesAbove(context).filter(hasStar),
  ...cleanGroups(context).flatMap(({ starred }) => starred),
]);

const pathsByType = memo((context: FileContext) => {
  const paths = { allow: new Set<string>(), disallow: new Set<string>() };
  for (const { type, path } of cleanRules(context)) paths[type].add(path);
  return paths;
});

/** Whether a file has a clean rule of a type with exactly this path. */
export const hasCleanRule = (
  context: FileContext,
  type: CleanRule["type"],
  path: string,
): boolean => pathsByType(context)[type].has(path);

/** The groups of a policy by the number of their first line. */
const groupsRead = ({ groups }: Policy): ReadonlyMap<number, Group> =>
  new Map(groups.map((group) => [group.firstLine, group]));

/** Whether the numbers of some lines are exactly these, in order. */
const areLines = <Item>(
  numbers: readonly number[],
  items: readonly Item[],
  numberOf: (item: Item) => number,
): boolean =>
  numbers.length === items.length && items.every((item, at) => numberOf(item) === numbers[at]);

/** Whether a policy reads exactly the intended lines of a group. */
const isReadAsMeant = (read: Group | undefined, { agents, rules }: IntendedGroup): boolean =>
  read !== undefined &&
  areLines(read.ruleLines, rules, ({ line }) => line.number) &&
  areLines(
    read.agents.map(({ line }) => line),
    agents,
    ({ line }) => line.number,
  );

/** The first lines of the groups that Google and the standard read exactly as intended. */
export const cleanFirstLines: (context: FileContext) => ReadonlySet<number> = memo((context) => {
  const readers = [context.google, context.rfc9309].map(groupsRead);
  return new Set(
    intendedGroups(context)
      .all.filter((group) =>
        readers.every((read) => isReadAsMeant(read.get(firstLineOf(group)), group)),
      )
      .map(firstLineOf),
  );
});

/** Finds rules with the same type and, as Google spells it, the same path as an earlier one. */
export class EarlierRules<Value> {
  private readonly encoding: RobotsDocument["encoding"];
  private readonly byPath = { allow: new Map<string, Value>(), disallow: new Map<string, Value>() };

  constructor({ encoding }: RobotsDocument) {
    this.encoding = encoding;
  }

  /** The value given for the first rule like this one; keeps `value` if there is none. */
  firstLike({ type, text }: Rule, value: Value): Value {
    const path = escapePattern(text, this.encoding);
    const known = this.byPath[type].get(path);
    if (known === undefined) this.byPath[type].set(path, value);
    return known ?? value;
  }
}

/** A rule that repeats an earlier one. */
export interface RuleCopy {
  /** The offset of its path. */
  readonly place: number;
  /** The line number of the earlier one. */
  readonly of: number;
  /** Whether both are in the same group: another check reports that. */
  readonly isInGroup: boolean;
}

interface RuleIn {
  readonly rule: Rule;
  readonly group: Group;
}

/**
 * Finds the rules that repeat an earlier one, provided that every crawler that follows the copy
 * follows the earlier one too.
 *
 * @param ofGoogle the rule sets to be searched.
 * @param all the rule sets of all readers.
 * @returns by line number.
 */
export const ruleCopies = (
  ofGoogle: readonly Ruleset[],
  all: readonly Ruleset[],
): ReadonlyMap<number, RuleCopy> => {
  // The rule sets that each group belongs to.
  const sets = byKeys(all, ({ groups }) => groups.map(({ firstLine }) => firstLine));
  const isAlwaysWith = memo((other: Group) => {
    const others = new Set(sets.get(other.firstLine));
    return memo(({ firstLine }: Group): boolean =>
      (sets.get(firstLine) ?? []).every((each) => others.has(each)),
    );
  });
  const copies = new Map<number, RuleCopy>();
  for (const { policy, groups } of ofGoogle) {
    const earlier = new EarlierRules<RuleIn>(policy.document);
    for (const group of groups) {
      for (const rule of rulesOf(policy, { groups: [group] })) {
        const own = { rule, group };
        const first = earlier.firstLike(rule, own);
        const isInGroup = first.group === group;
        if (first === own || !(isInGroup || isAlwaysWith(first.group)(group))) continue;
        copies.set(rule.line, { place: rule.pattern.from, of: first.rule.line, isInGroup });
      }
    }
  }
  return copies;
};

/** The paths of rules by type, as Google spells them, each once. */
type Paths = Readonly<Record<IntendedRule["type"], ReadonlySet<string>>>;

const pathsOf = memo((rules: readonly IntendedRule[]): Paths => {
  const paths = { allow: new Set<string>(), disallow: new Set<string>() };
  for (const rule of rules) if (rule.path !== "") paths[rule.type].add(escapedPath(rule));
  return paths;
});

const countOf = ({ allow, disallow }: Paths): number => allow.size + disallow.size;

/**
 * Whether two lists have the same rules, in whatever order, spelling and number, or neither forbids
 * anything. Others may still have the same effect.
 */
export const haveSameRules = (a: readonly IntendedRule[], b: readonly IntendedRule[]): boolean => {
  if (a === b) return true;
  const forbid = b.some(forbids);
  if (!forbid || !a.some(forbids)) return forbid === a.some(forbids);
  const paths = pathsOf(b);
  // The first rule usually tells.
  return (
    a.every((rule) => rule.path === "" || paths[rule.type].has(escapedPath(rule))) &&
    countOf(pathsOf(a)) === countOf(paths)
  );
};

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

/** A rule, represented by what it matches. */
interface PathRule {
  readonly type: "allow" | "disallow";
  readonly path: string;
}

/** Matches everything that has a query, or a further parameter. */
const ANY_QUERY = /^\/?\*[?&=]\*?$/;
const LONGEST_ANY = "/*?*".length;

/** Folders with longer names are not examined. */
const LONGEST_BEGINNING = 200;

/** A path without a star at its end, unless that is one of several. */
const withoutLastStar = (path: string): string =>
  path.endsWith("*") && path.length > 1 && !path.endsWith("**") ? path.slice(0, -1) : path;

/** Whether a prefix of a path with the given length is forbidden. */
export type ClosedBeginnings = (path: string, length: number) => boolean;

/**
 * The path prefixes that the rules of a group forbid; null if they forbid every query.
 *
 * @param longest the length of the longest prefix that will be examined.
 */
export const closedBeginnings = (
  rules: readonly PathRule[],
  longest: number = LONGEST_BEGINNING,
): ClosedBeginnings | null => {
  const paths = new Set<string>();
  for (const { type, path } of rules) {
    if (type === "allow") continue;
    if (path.length <= LONGEST_ANY && ANY_QUERY.test(path)) return null;
    if (path.length <= longest + 1) paths.add(withoutLastStar(path));
  }
  return (path, length) => {
    const last = Math.min(length, longest, LONGEST_BEGINNING);
    for (let end = 1; end <= last; end++) if (paths.has(path.slice(0, end))) return true;
    return false;
  };
};

const startOf = (path: string): string => path.replace(/\*.*$|\$$/, "");

/** Whether an `Allow` may exempt some URLs of a path from a `Disallow`. */
const mayExcept = (allow: string, path: string): boolean => {
  const [a, b] = [startOf(allow), startOf(path)];
  return a.startsWith(b) || (b.startsWith(a) && (a !== allow || allow.length >= path.length));
};

/** The most exceptions examined for one path: with more, the result would not be obvious. */
const MOST_EXCEPTIONS = 200;

/**
 * Whether rules block all URLs of a path pattern, as far as prefixes tell: false if it would take
 * more than that to know.
 */
export const blockedAnyway: (rules: readonly PathRule[]) => (path: string) => boolean = memo(
  (rules) => {
    const isClosed = closedBeginnings(rules.filter(({ path }) => path !== ""));
    const allows = rules.filter(({ type, path }) => type === "allow" && path !== "");
    if (isClosed === null || allows.length > MOST_EXCEPTIONS) return () => false;
    // If a `Disallow` and an `Allow` have the same length, the `Allow` wins (RFC 9309, section
    // 2.2.2).
    const isStronger = (allow: string, path: string): boolean =>
      path.startsWith(allow) && isClosed(path, allow.length);
    return (path) =>
      isClosed(path, path.length) &&
      !allows.some((allow) => mayExcept(allow.path, path) || isStronger(allow.path, path));
  },
);

/** The other rules of each rule's group, which may block its URLs too, by line number. */
const blockersByLine = memo(({ google }: LineContext) => {
  const byLine = new Map<number, (path: string) => boolean>();
  for (const group of google.groups) {
    const rules = rulesOf(google, { groups: [group] });
    const paths = rules.map(({ type, text }) => ({ type, path: escapePattern(text) }));
    const isBlocked = blockedAnyway(paths);
    for (const { line } of rules) byLine.set(line, isBlocked);
  }
  return byLine;
});

/** Whether other rules of its group block all URLs of a path that a `Disallow` was meant for. */
export const isBlockedByOthers = (
  context: LineContext,
  { field, number }: LineView,
  meant: string,
): boolean =>
  field === "disallow" && blockersByLine(context).get(number)?.(escapePattern(meant)) === true;

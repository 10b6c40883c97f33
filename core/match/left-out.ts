import { groupBy } from "../collections/group-by.ts";
import { firstIndex, firstNotBelow } from "../collections/search.ts";
import type { Span } from "../text/span.ts";

/** A rule in a list to which groups are compared. */
export interface ListedRule<R> {
  readonly rule: R;
  /** Rules with the same key are equivalent. */
  readonly key: string;
  readonly blocks: boolean;
}

/** Rules prepared for comparison with many groups. */
export interface RuleList<R> {
  /** The rules that block, in the order of `keys`. */
  readonly blocking: readonly R[];
  /** Their keys, sorted. */
  readonly keys: readonly string[];
  /** All others, by key. */
  readonly others: ReadonlyMap<string, readonly R[]>;
}

/** The rules of a group, by their keys. */
export interface Said {
  /** Keys of blocking rules. */
  readonly blocking: readonly string[];
  /** Keys of blocking rules that also cover all keys that begin with theirs. */
  readonly beginnings: readonly string[];
  /** Keys of other rules. */
  readonly others: readonly string[];
}

/** The rules of a list that a group does not repeat. */
export interface LeftOut<R> {
  /** The number of rules that block. */
  readonly blocking: number;
  /** The number of distinct keys of other rules. */
  readonly others: number;
  /**
   * Lists them, blocking rules first. Takes time proportional to their number, so call it only for
   * what will be shown.
   */
  readonly list: () => readonly R[];
}

/** Prepares rules for comparison. */
export const listRules = <R>(rules: readonly ListedRule<R>[]): RuleList<R> => {
  const byKey = (list: typeof rules) => groupBy(list, ({ key }) => key);
  const blocking = byKey(rules.filter(({ blocks }) => blocks));
  const sorted = [...blocking.keys()].sort().flatMap((key) => blocking.get(key) ?? []);
  const others = byKey(rules.filter(({ blocks }) => !blocks));
  return {
    blocking: sorted.map(({ rule }) => rule),
    keys: sorted.map(({ key }) => key),
    others: new Map([...others].map(([key, list]) => [key, list.map(({ rule }) => rule)])),
  };
};

/** Adds the ranges of keys in a list that some keys of a group cover. */
const addRuns = (
  runs: Span[],
  list: RuleList<unknown>,
  said: readonly string[],
  covers: (key: string, other: string) => boolean,
): void => {
  const { keys } = list;
  for (const key of said) {
    const from = firstNotBelow(keys, key);
    if (from === keys.length || !covers(key, keys[from] as string)) continue;
    const isBehind = (index: number): boolean => !covers(key, keys[index] as string);
    runs.push({ from, to: firstIndex(keys.length, isBehind, from + 1) });
  }
};

/** The ranges of keys in a list that a group covers, merged and in order. */
const spokenRuns = (list: RuleList<unknown>, { blocking, beginnings }: Said): readonly Span[] => {
  const runs: Span[] = [];
  addRuns(runs, list, blocking, (key, other) => other === key);
  addRuns(runs, list, beginnings, (key, other) => other.startsWith(key));
  runs.sort((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of runs) {
    const before = merged.at(-1);
    if (before === undefined || from > before.to) merged.push({ from, to });
    else before.to = Math.max(before.to, to);
  }
  return merged;
};

/**
 * Compares a group with a list of rules, such as those for `*`, which no longer apply to a crawler
 * with a group of its own (RFC 9309, section 2.2.1). When two rules count as equivalent is up to
 * the code that makes the keys.
 */
export const leftOut = <R>(rules: RuleList<R>, said: Said): LeftOut<R> => {
  const { blocking, others } = rules;
  const runs = spokenRuns(rules, said);
  const repeated = new Set(said.others.filter((key) => others.has(key)));
  return {
    blocking: blocking.length - runs.reduce((sum, { from, to }) => sum + to - from, 0),
    others: others.size - repeated.size,
    list: () => {
      const gaps = [...runs, { from: blocking.length, to: 0 }].map(({ from }, index) =>
        blocking.slice(runs[index - 1]?.to ?? 0, from),
      );
      const left = [...others].filter(([key]) => !repeated.has(key)).map(([, rules]) => rules);
      return [...gaps, ...left].flat();
    },
  };
};

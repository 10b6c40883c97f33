import { joinEach } from "../collections/flat.ts";
import { groupBy } from "../collections/group-by.ts";
import { runToEnd } from "../collections/run-to-end.ts";
import { firstIndex, firstNotBelow } from "../collections/search.ts";
import { sortedSteps } from "../collections/sorted-steps.ts";
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
  /** Which values of `headOf` the keys of all rules have: nonzero. */
  readonly heads: Uint8Array;
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

/** The number of values of `headOf`; a power of two. */
const HEADS = 4096;

/**
 * A number below `HEADS` for the second to fourth characters of a key, which usually tell that it
 * begins no key of a list; null for a shorter key. The first is nearly always a slash.
 */
const headOf = (key: string): number | null =>
  key.length < 4
    ? null
    : ((key.charCodeAt(1) * 31 + key.charCodeAt(2)) * 31 + key.charCodeAt(3)) % HEADS;

const headsOf = (...lists: readonly Iterable<string>[]): Uint8Array => {
  const heads = new Uint8Array(HEADS);
  for (const keys of lists) for (const key of keys) heads[headOf(key) ?? 0] = 1;
  return heads;
};

/**
 * Whether a list may have a key that equals a text or begins with it, as far as the text's first
 * four characters tell. False for nearly all rules of a group that has little in common with the
 * list, so that no key has to be made of them.
 */
const mayHaveKey = ({ heads }: RuleList<unknown>, text: string): boolean => {
  const head = headOf(text);
  return head === null || heads[head] !== 0;
};

/** Prepares rules for comparison, in steps. */
export function* listRulesSteps<R>(rules: readonly ListedRule<R>[]): Generator<void, RuleList<R>> {
  const byKey = (list: typeof rules) => groupBy(list, ({ key }) => key);
  const blocking = byKey(rules.filter(({ blocks }) => blocks));
  yield;
  const keys = yield* sortedSteps([...blocking.keys()]);
  const sorted = joinEach(keys, (key) => blocking.get(key) ?? []);
  yield;
  const others = byKey(rules.filter(({ blocks }) => !blocks));
  return {
    blocking: sorted.map(({ rule }) => rule),
    keys: sorted.map(({ key }) => key),
    heads: headsOf(keys, others.keys()),
    others: new Map([...others].map(([key, list]) => [key, list.map(({ rule }) => rule)])),
  };
}

/** Prepares rules for comparison. */
export const listRules = <R>(rules: readonly ListedRule<R>[]): RuleList<R> =>
  runToEnd(listRulesSteps(rules));

/** Adds the ranges of keys in a list that some keys of a group cover. */
const addRuns = (
  runs: Span[],
  list: RuleList<unknown>,
  said: readonly string[],
  covers: (key: string, other: string) => boolean,
): void => {
  const { keys } = list;
  for (const key of said) {
    if (!mayHaveKey(list, key)) continue;
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
      return joinEach([...gaps, ...left], (rules) => rules);
    },
  };
};

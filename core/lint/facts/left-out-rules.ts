import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { escapePattern } from "../../match/spelling.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Span } from "../../text/span.ts";
import {
  forbids,
  isWholeSite,
  type MeantGroups,
  type MeantRule,
  rulesFor,
} from "./meant-groups.ts";
import { reachOf } from "./rule-path.ts";

/**
 * The rules for every crawler, made ready to be held against those of many groups, as they were meant
 * and as far as they matter: a path that a group's own rules speak of is not left out. What exactly one
 * crawler loses as its reader follows the file is for `lostRules` (core/service) to say.
 */
export interface EveryonesRules {
  /** `Disallow` with a path, in the order of `texts`. */
  readonly disallows: readonly MeantRule[];
  /** Their paths in one spelling, sorted. */
  readonly texts: readonly string[];
  /** `Allow` with a path, by its one spelling. */
  readonly allows: ReadonlyMap<string, MeantRule>;
  /** They forbid the whole site: then a group of its own is there to let its crawler in. */
  readonly isClosed: boolean;
}

/** One spelling for a path as far as covering goes. */
const spell = (path: string): string => reachOf(escapePattern(path));

const readEveryonesRules = (groups: MeantGroups): EveryonesRules => {
  // A path that starts otherwise matches nothing: no crawler loses it.
  const rules = rulesFor(groups, GLOBAL).filter(({ path }) => /^[/*]/.test(path));
  const byText = groupBy(rules.filter(forbids), ({ path }) => spell(path));
  // Without a function to compare by, a sort of so many texts takes a fraction of the time.
  const spelt = [...byText.keys()]
    .sort()
    .flatMap((text) => (byText.get(text) ?? []).map((rule) => ({ rule, text })));
  const allows = new Map<string, MeantRule>();
  for (const rule of rules) {
    const text = spell(rule.path);
    if (rule.type === "allow" && !allows.has(text)) allows.set(text, rule);
  }
  return {
    disallows: spelt.map(({ rule }) => rule),
    texts: spelt.map(({ text }) => text),
    allows,
    isClosed: rules.some((rule) => forbids(rule) && isWholeSite(rule.path)),
  };
};

/** The rules for every crawler. */
export const everyonesRules: (groups: MeantGroups) => EveryonesRules = memo(readEveryonesRules);

/** The first place in sorted texts at which `text` could stand. */
const lowerBound = (texts: readonly string[], text: string): number => {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts after every continuation of a prefix: spelt paths are ASCII. */
const AFTER_ALL = "\uffff";

/**
 * The runs of `star.texts` that a group's own rules speak of: the same path, or one that begins with
 * theirs. Allowing the whole site speaks of no path in particular.
 */
const coveredRuns = ({ texts }: EveryonesRules, own: readonly MeantRule[]): readonly Span[] => {
  const runs: Span[] = [];
  for (const { type, path } of own) {
    if (path === "" || (type === "allow" && isWholeSite(path))) continue;
    const text = spell(path);
    const end = text.endsWith("$") ? `${text}\0` : text + AFTER_ALL;
    const from = lowerBound(texts, text);
    const to = lowerBound(texts, end);
    if (to > from) runs.push({ from, to });
  }
  runs.sort((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of runs) {
    const before = merged.at(-1);
    if (before === undefined || from > before.to) merged.push({ from, to });
    else before.to = Math.max(before.to, to);
  }
  return merged;
};

/** The rules of `*` that a group leaves out. */
export interface LeftOut {
  /** How many; 0 when it leaves out no `Disallow`, whatever the exceptions to them. */
  readonly count: number;
  /** Lists them in file order. Its time grows with `count`, so ask only for what will be shown. */
  readonly list: () => readonly MeantRule[];
}

const compare = (star: EveryonesRules, own: readonly MeantRule[]): LeftOut => {
  const runs = coveredRuns(star, own);
  const disallows = star.disallows.length - runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const repeated = new Set(
    own
      .filter(({ type, path }) => type === "allow" && path !== "")
      .map(({ path }) => spell(path))
      .filter((text) => star.allows.has(text)),
  );
  return {
    count: disallows === 0 ? 0 : disallows + star.allows.size - repeated.size,
    list: () => {
      const gaps = [...runs, { from: star.disallows.length, to: 0 }].map(({ from }, index) =>
        star.disallows.slice(runs[index - 1]?.to ?? 0, from),
      );
      const allows = [...star.allows]
        .filter(([text]) => !repeated.has(text))
        .map(([, rule]) => rule);
      return [...gaps.flat(), ...allows].sort((a, b) => a.line.number - b.line.number);
    },
  };
};

const comparedWith = memo((star: EveryonesRules) =>
  memo((own: readonly MeantRule[]) => compare(star, own)),
);

/** Holds a group's own rules against those of `*`; once, however many names the group has. */
export const leftOutRules = (star: EveryonesRules, own: readonly MeantRule[]): LeftOut =>
  comparedWith(star)(own);

/** How many rules may be listed and copied in the findings of one file, which bounds their size. */
const LISTED_IN_ALL = 20_000;

/** Hands out leave to list dropped rules until a file's share is used up. */
export const listingBudget = (): ((dropped: LeftOut) => readonly MeantRule[] | null) => {
  let room = LISTED_IN_ALL;
  return (dropped) => {
    if (dropped.count > room) return null;
    room -= dropped.count;
    return dropped.list();
  };
};

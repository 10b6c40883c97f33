import type { DialectId } from "../dialects/dialect.ts";
import { Budget } from "../proof/budget.ts";
import { compareMatchers } from "../proof/changes.ts";
import { rulesOfMatcher } from "../proof/rules.ts";
import type { Reader } from "./cases.ts";

/** The most steps of work to compare two readers, and the most areas taken from that. */
const MOST_STEPS = 500_000;
const MOST_AREAS = 40;

/** The most steps to compare all of them: about a second. */
const MOST_IN_ALL = 8_000_000;

/** The steps that a comparison takes for each rule, whatever the rules are. */
const STEPS_PER_RULE = 10;

const rulesIn = ({ consultation: { matcher } }: Reader): number =>
  rulesOfMatcher(matcher).list.items.length;

/** The result of comparing readers for all URLs. */
export interface ReaderAreas {
  /** Where two of the readers differ: a URL for each area, with its pattern. */
  readonly areas: ReadonlyMap<string, string>;
  /** Groups of readers; any two of a group were compared for all URLs. */
  readonly comparedInFull: readonly (readonly DialectId[])[];
  /** There are more areas than the limit, or not all pairs were compared. */
  readonly isPartial: boolean;
}

/** Puts each reader in the first group whose members were all compared with it in full. */
const inGroups = (
  ids: readonly DialectId[],
  isCompared: (a: DialectId, b: DialectId) => boolean,
): readonly (readonly DialectId[])[] => {
  const groups: DialectId[][] = [];
  for (const id of ids) {
    const group = groups.find((others) => others.every((other) => isCompared(other, id)));
    if (group === undefined) groups.push([id]);
    else group.push(id);
  }
  return groups;
};

/**
 * Finds where two of the readers differ by examining where their rules overlap: URLs made from
 * single rules miss differences that take two. Also returns which pairs were compared in full. All pairs share one
 * budget; those that it does not suffice for are not compared.
 */
export const compareAllUrls = (readers: readonly Reader[]): ReaderAreas => {
  const areas = new Map<string, string>();
  const compared = new Set<string>();
  let isPartial = false;
  let left = MOST_IN_ALL;
  for (const [at, one] of readers.entries()) {
    for (const other of readers.slice(at + 1)) {
      left -= (rulesIn(one) + rulesIn(other)) * STEPS_PER_RULE;
      if (left <= 0) {
        isPartial = true;
        continue;
      }
      const budget = new Budget(Math.min(MOST_STEPS, left));
      const { changes } = compareMatchers(
        one.consultation.matcher,
        other.consultation.matcher,
        budget,
      );
      left -= budget.steps;
      const { proved, regions } = changes;
      if (proved) compared.add(`${one.dialect.id} ${other.dialect.id}`);
      if (regions.length > MOST_AREAS) isPartial = true;
      for (const { url, pattern } of regions.slice(0, MOST_AREAS)) {
        // No crawler asks whether it may fetch the file itself.
        if (url !== "/robots.txt" && !areas.has(url)) areas.set(url, pattern);
      }
    }
  }
  const ids = readers.map(({ dialect }) => dialect.id);
  return {
    areas,
    comparedInFull: inGroups(ids, (a, b) => compared.has(`${a} ${b}`)),
    isPartial,
  };
};

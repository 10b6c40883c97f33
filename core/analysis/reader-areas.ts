import type { DialectId } from "../dialects/dialect.ts";
import { changesSteps } from "../proof/changes.ts";
import type { Reader } from "./cases.ts";

/** Steps of work in which two readers are compared with each other, and areas taken from that. */
const MOST_STEPS = 500_000;
const MOST_AREAS = 40;

/** Readers compared with each other for all URLs. */
export interface ReaderAreas {
  /** Where two of the readers differ: a URL for each area, with its pattern. */
  readonly areas: ReadonlyMap<string, string>;
  /** Groups of readers of which every two were examined for all URLs. */
  readonly comparedInFull: readonly (readonly DialectId[])[];
  /** There are more areas than were taken. */
  readonly isPartial: boolean;
}

/** Puts each reader in the first group with all of which it was compared in full. */
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
 * Where two of the readers differ, found where their rules meet, with what could be examined: URLs made
 * of single rules show no difference that takes two. Yields after each pair.
 */
export function* compareAllUrls(readers: readonly Reader[]): Generator<void, ReaderAreas> {
  const areas = new Map<string, string>();
  const compared = new Set<string>();
  let isPartial = false;
  for (const [at, one] of readers.entries()) {
    for (const other of readers.slice(at + 1)) {
      const { proved, regions } = yield* changesSteps(
        one.consultation.matcher,
        other.consultation.matcher,
        MOST_STEPS,
      );
      if (proved) compared.add(`${one.dialect.id} ${other.dialect.id}`);
      if (regions.length > MOST_AREAS) isPartial = true;
      for (const { url, pattern } of regions.slice(0, MOST_AREAS)) {
        // No crawler asks whether it may fetch the file itself.
        if (url !== "/robots.txt" && !areas.has(url)) areas.set(url, pattern);
      }
      yield;
    }
  }
  const ids = readers.map(({ dialect }) => dialect.id);
  return {
    areas,
    comparedInFull: inGroups(ids, (a, b) => compared.has(`${a} ${b}`)),
    isPartial,
  };
}

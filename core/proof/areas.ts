import { runToEnd } from "../collections/run-to-end.ts";
import type { Matcher } from "../match/compile.ts";
import type { Rule } from "../policy/policy.ts";
import type { ClosedPattern } from "./closed-pattern.ts";
import {
  type ChangedRegion,
  type Changes,
  type Comparison,
  comparisonSteps,
} from "./comparison.ts";
import { intersection } from "./intersect.ts";
import { textOf } from "./notation.ts";
import { type Entry, type Ranked, RankedList, type Rules } from "./ranked.ts";
import { Reducible } from "./removal.ts";

/** URLs within an area that do not change as the rest of the area does. */
export interface Exception {
  /** In robots.txt notation. */
  readonly pattern: string;
  /** The rule that decides there after the change; null if none does. */
  readonly rule: Rule | null;
  readonly allowed: boolean;
}

/** URLs whose verdict a change reverses. */
export interface Area extends ChangedRegion {
  /** A URL that one of these matches as well does not change, unless a later area says so. */
  readonly exceptions: readonly Exception[];
}

/** Everything that changes between two matchers, each area with its exceptions. */
export interface ChangedAreas extends Pick<Changes, "proved" | "unexamined"> {
  readonly areas: readonly Area[];
  /**
   * Whether all exceptions are listed; if there are too many, some URLs of an area may not change.
   */
  readonly isExact: boolean;
}

/** The most parts that are distinguished. */
const MOST_PARTS = 400;

/** What a change does to the paths of a part, except where a part of higher precedence matches. */
interface Part extends Ranked {
  readonly label: "as-before" | "opened" | "closed";
  readonly before: Entry | null;
  readonly after: Entry | null;
}

type Side = "before" | "after";

/** The parts into which the rules of two lists divide what changes. */
class Parts {
  private readonly comparison: Comparison;
  private readonly found = new Map<string, Omit<Part, "rank">>();

  constructor(comparison: Comparison) {
    this.comparison = comparison;
  }

  get isFull(): boolean {
    return this.found.size > MOST_PARTS || this.comparison.work.isOver;
  }

  add(pattern: ClosedPattern): void {
    if (this.found.has(pattern.word)) return;
    const { before, after, work } = this.comparison;
    const [old, now] = [before.list.find(pattern.word, work), after.list.find(pattern.word, work)];
    const [was, is] = [old?.label ?? before.otherwise, now?.label ?? after.otherwise];
    const label = was === is ? "as-before" : is ? "opened" : "closed";
    this.found.set(pattern.word, { pattern, label, before: old, after: now });
  }

  /**
   * Divides each part by the rules of one list that take precedence over the one deciding most of
   * it.
   */
  *divide(side: Side): Generator<void, void> {
    const { list }: Rules = this.comparison[side];
    const { work } = this.comparison;
    for (const part of [...this.found.values()]) {
      const rank = part[side]?.rank ?? list.items.length;
      for (const entry of list.heads.meeting(part.pattern)) {
        if (this.isFull) return;
        if (work.isTurn) yield;
        if (entry.rank >= rank) continue;
        for (const meeting of intersection(part.pattern, entry.pattern, work) ?? []) {
          this.add(meeting);
        }
      }
    }
  }

  /**
   * The parts in order of precedence: of the parts that match a path, the first is decided by the
   * rules that decide the path; the others by rules of lower precedence.
   */
  ranked(): readonly Part[] {
    const { before, after } = this.comparison;
    const keyOf = (part: Omit<Part, "rank">): number =>
      (part.before?.rank ?? before.list.items.length) +
      (part.after?.rank ?? after.list.items.length);
    return [...this.found.values()]
      .sort((a, b) => keyOf(a) - keyOf(b))
      .map((part, rank) => ({ ...part, rank }));
  }
}

/** The parts without those that add nothing. */
function* needed(parts: readonly Part[], { work }: Comparison): Generator<void, readonly Part[]> {
  const reducible = new Reducible<Part>(new RankedList(parts), "as-before", work);
  const kept: Part[] = [];
  for (const part of parts) {
    const { isIdle } = yield* reducible.tryWithout([part]);
    if (isIdle === true) reducible.remove([part]);
    else kept.push(part);
  }
  return kept;
}

/** The text of the exception's rule, if that excludes the same part of the area. */
const wordsOf = (exception: Part, area: Part): string => {
  for (const entry of [exception.after, exception.before]) {
    if (entry === null) continue;
    const parts = intersection(area.pattern, entry.pattern) ?? [];
    if (parts.length === 1 && parts[0]?.word === exception.pattern.word) {
      return textOf(entry.pattern, [entry]);
    }
  }
  return textOf(exception.pattern, [exception.after, exception.before]);
};

const exceptionsOf = (
  area: Part,
  parts: readonly Part[],
  otherwise: boolean,
): readonly Exception[] => {
  const exceptions = new Map<string, Exception>();
  for (const part of parts) {
    if (part.rank >= area.rank || part.label === area.label) continue;
    if (intersection(area.pattern, part.pattern)?.length === 0) continue;
    const pattern = wordsOf(part, area);
    const rule = part.after?.reading.rule ?? null;
    const allowed = part.after?.label ?? otherwise;
    if (!exceptions.has(pattern)) exceptions.set(pattern, { pattern, rule, allowed });
  }
  return [...exceptions.values()].reverse();
};

/** The areas without their exceptions. */
const plainAreas = ({ changes, shown }: Comparison): ChangedAreas => ({
  areas: changes.regions.map((region) => ({ ...region, exceptions: [] })),
  isExact: shown.length === 0,
  proved: changes.proved,
  unexamined: changes.unexamined,
});

/**
 * Everything that changes between two matchers, as `changesBetween` finds it, with the exceptions
 * to each area; in steps.
 */
export function* areasSteps(before: Matcher, after: Matcher): Generator<void, ChangedAreas> {
  const comparison = yield* comparisonSteps(before, after);
  const { changes, shown, witnesses } = comparison;
  const parts = new Parts(comparison);
  for (const { difference } of shown) parts.add(difference.pattern);
  yield* parts.divide("before");
  yield* parts.divide("after");
  if (parts.isFull || shown.length === 0) return plainAreas(comparison);

  const kept = yield* needed(parts.ranked(), comparison);
  const areas: Area[] = [];
  for (const part of kept.toReversed()) {
    if (part.label === "as-before") continue;
    const allowed = part.label === "opened";
    const witness = witnesses.find(
      part.pattern,
      (url) => after.decide(url).allowed === allowed && before.decide(url).allowed !== allowed,
    );
    if (witness === null || witness === "nowhere") continue;
    const { url } = witness;
    areas.push({
      pattern: textOf(part.pattern, [part.after, part.before]),
      url,
      before: before.decide(url),
      after: after.decide(url),
      exceptions: exceptionsOf(part, kept, comparison.after.otherwise),
    });
    yield;
  }
  // No rule makes the exception for /robots.txt.
  const rest = changes.regions.slice(shown.length).map((region) => ({ ...region, exceptions: [] }));
  const { proved, unexamined } = changes;
  return { areas: [...areas, ...rest], isExact: true, proved, unexamined };
}

/** `areasSteps`, run to the end at once. */
export const changedAreas = (before: Matcher, after: Matcher): ChangedAreas =>
  runToEnd(areasSteps(before, after));

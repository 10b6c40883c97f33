import type { Matcher } from "../match/compile.ts";
import type { Rule } from "../policy/policy.ts";
import { Budget } from "./budget.ts";
import { type ChangedRegion, type Changes, type Comparison, compareMatchers } from "./changes.ts";
import type { ClosedPattern } from "./closed-pattern.ts";
import { intersection, meets } from "./intersect.ts";
import { type Ranked, ranked } from "./ranked.ts";
import { neededItems } from "./removal.ts";
import { patternText, type RulePattern, type Rules } from "./rules.ts";

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
  readonly before: RulePattern | null;
  readonly after: RulePattern | null;
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
    return this.found.size > MOST_PARTS || this.comparison.budget.isOver;
  }

  add(pattern: ClosedPattern): void {
    if (this.found.has(pattern.word)) return;
    const { before, after, budget } = this.comparison;
    const [old, now] = [
      before.list.find(pattern.word, budget),
      after.list.find(pattern.word, budget),
    ];
    const [was, is] = [old?.label ?? before.otherwise, now?.label ?? after.otherwise];
    const label = was === is ? "as-before" : is ? "opened" : "closed";
    this.found.set(pattern.word, { pattern, label, before: old, after: now });
  }

  /**
   * Divides each part by the rules of one list that take precedence over the one deciding most of
   * it.
   */
  divide(side: Side): void {
    const { list }: Rules = this.comparison[side];
    const { budget } = this.comparison;
    for (const part of [...this.found.values()]) {
      const rank = part[side]?.rank ?? list.items.length;
      for (const item of list.meeting(part.pattern)) {
        if (this.isFull) return;
        if (item.rank >= rank) continue;
        for (const overlap of intersection(part.pattern, item.pattern, budget) ?? []) {
          this.add(overlap);
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
    return ranked([...this.found.values()].sort((a, b) => keyOf(a) - keyOf(b)));
  }
}

/** The text of the exception's rule, if that excludes the same part of the area. */
const wordsOf = (exception: Part, area: Part): string => {
  for (const entry of [exception.after, exception.before]) {
    if (entry === null) continue;
    const parts = intersection(area.pattern, entry.pattern) ?? [];
    if (parts.length === 1 && parts[0]?.word === exception.pattern.word) {
      return patternText(entry.pattern, [entry]);
    }
  }
  return patternText(exception.pattern, [exception.after, exception.before]);
};

const exceptionsOf = (
  area: Part,
  parts: readonly Part[],
  otherwise: boolean,
): readonly Exception[] => {
  const exceptions = new Map<string, Exception>();
  for (const part of parts) {
    if (part.rank >= area.rank || part.label === area.label) continue;
    if (!meets(area.pattern, part.pattern)) continue;
    const pattern = wordsOf(part, area);
    const rule = part.after?.reading.rule ?? null;
    const allowed = part.after?.label ?? otherwise;
    if (!exceptions.has(pattern)) exceptions.set(pattern, { pattern, rule, allowed });
  }
  return [...exceptions.values()].reverse();
};

/** The areas without their exceptions. */
const plainAreas = ({ changes, shown }: Comparison): ChangedAreas => ({
  areas: shown.map(({ region }) => ({ ...region, exceptions: [] })),
  isExact: shown.length === 0,
  proved: changes.proved,
  unexamined: changes.unexamined,
});

/**
 * Everything that changes between two matchers, as `changesBetween` finds it, with the exceptions
 * to each area. `/robots.txt` alone is no area: crawlers fetch it without asking (RFC 9309, section 2.2.2).
 */
export const changedAreas = (
  before: Matcher,
  after: Matcher,
  budget: Budget = new Budget(),
): ChangedAreas => {
  const comparison = compareMatchers(before, after, budget);
  const { changes, shown, examples } = comparison;
  const parts = new Parts(comparison);
  for (const { difference } of shown) parts.add(difference.pattern);
  parts.divide("before");
  parts.divide("after");
  if (parts.isFull || shown.length === 0) return plainAreas(comparison);

  const kept = neededItems(parts.ranked(), "as-before", budget);
  const areas: Area[] = [];
  for (const part of kept.toReversed()) {
    if (part.label === "as-before") continue;
    const allowed = part.label === "opened";
    const example = examples.find(
      part.pattern,
      (url) => after.decide(url).allowed === allowed && before.decide(url).allowed !== allowed,
    );
    if (example === null || example === "nowhere") continue;
    const { url } = example;
    areas.push({
      pattern: patternText(part.pattern, [part.after, part.before]),
      url,
      before: before.decide(url),
      after: after.decide(url),
      exceptions: exceptionsOf(part, kept, comparison.after.otherwise),
    });
  }
  const { proved, unexamined } = changes;
  return { areas, isExact: true, proved, unexamined };
};

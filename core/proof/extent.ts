import { runToEnd } from "../collections/run-to-end.ts";
import type { Matcher } from "../match/compile.ts";
import type { Verdict } from "../match/readings.ts";
import { type ClosedPattern, covers, notation, ROBOTS_TXT } from "./closed-pattern.ts";
import { intersection } from "./intersect.ts";
import { textOf } from "./notation.ts";
import { type Entry, type Ranked, RankedList, type Rules, rulesOfMatcher } from "./ranked.ts";
import { Reducible } from "./removal.ts";
import { testedPattern } from "./tested-pattern.ts";
import { OUT_OF_BUDGET, pairUnexamined, SPELT_OTHERWISE, type Unexamined } from "./unexamined.ts";
import { Witnesses } from "./witness.ts";
import { Work } from "./work.ts";

/** URLs that share a verdict. */
export interface Region {
  /**
   * The pattern that they match, in robots.txt notation. For URLs that a later region matches too,
   * the later one applies.
   */
  readonly pattern: string;
  /** An example; the matcher decided it. */
  readonly url: string;
  readonly verdict: Verdict;
}

/** The verdicts of all URLs that a pattern matches. */
export interface Extent {
  /**
   * `mixed` if some of the URLs are allowed and some are not; `allowed` if there are none. Covers
   * all of them except `robotsTxt`.
   */
  readonly verdict: "allowed" | "blocked" | "mixed";
  /** Whether that is proved for every such URL; false if something was not examined. */
  readonly proved: boolean;
  /**
   * First the pattern as a whole, then the exceptions to it, then the exceptions to those: a URL
   * has the verdict of the last region that it matches. Empty if no URL matches the pattern.
   */
  readonly regions: readonly Region[];
  /**
   * `/robots.txt` itself, if the pattern matches it among others and the reader treats it
   * specially: many always allow it (RFC 9309, section 2.2.2), so no rule could change its verdict.
   */
  readonly robotsTxt: Region | null;
  /** What was not examined; empty when `proved`. */
  readonly unexamined: readonly Unexamined[];
}

/**
 * Paths within the pattern that one rule decides, except where a part of higher precedence matches.
 */
interface Part extends Ranked {
  readonly label: "allowed" | "blocked";
  readonly entry: Entry | null;
}

const verdictName = (allowed: boolean): "allowed" | "blocked" => (allowed ? "allowed" : "blocked");

/** The label of paths that no part matches, which are never queried. */
const OUTSIDE = "outside";

/** The parts of patterns by the rule that decides them, in order of precedence. */
class Parts {
  private readonly rules: Rules;
  private readonly work: Work;
  private readonly found = new Map<string, Omit<Part, "rank">>();
  readonly unexamined: Unexamined[] = [];

  constructor(rules: Rules, work: Work) {
    this.rules = rules;
    this.work = work;
  }

  private add(pattern: ClosedPattern, entry: Entry | null): void {
    const label = verdictName(entry?.label ?? this.rules.otherwise);
    this.found.set(pattern.word, { pattern, entry, label });
  }

  /**
   * Adds parts so that every path of the pattern that a rule decides is matched by a part which
   * that rule decides.
   */
  *addAll(pattern: ClosedPattern): Generator<void, void> {
    const { list } = this.rules;
    const decider = list.find(pattern.word, this.work);
    this.add(pattern, decider);
    for (const entry of list.heads.meeting(pattern)) {
      if (this.work.isOver) {
        this.unexamined.push(OUT_OF_BUDGET);
        return;
      }
      if (this.work.isTurn) yield;
      // The rule that decides the pattern's word matches the whole pattern, so only rules of higher
      // precedence make exceptions.
      if (decider !== null && entry.rank >= decider.rank) continue;
      const parts = intersection(pattern, entry.pattern, this.work);
      if (parts === null) this.unexamined.push(pairUnexamined(entry, null));
      for (const part of parts ?? []) {
        if (list.find(part.word, this.work) === entry) this.add(part, entry);
      }
    }
  }

  ranked(): readonly Part[] {
    const rankOf = ({ entry }: Pick<Part, "entry">): number => entry?.rank ?? Number.MAX_VALUE;
    return [...this.found.values()]
      .sort((a, b) => rankOf(a) - rankOf(b))
      .map((part, rank) => ({ ...part, rank }));
  }
}

/** The parts without those that change nothing. */
function* needed(parts: readonly Part[], work: Work): Generator<void, readonly Part[]> {
  const reducible = new Reducible<Part>(new RankedList(parts), OUTSIDE, work);
  const kept: Part[] = [];
  for (const part of parts) {
    const { isIdle } = yield* reducible.tryWithout([part]);
    if (isIdle === true) reducible.remove([part]);
    else kept.push(part);
  }
  return kept;
}

/** `verdictsWithin` in steps: the caller may do other work after each. */
export function* extentSteps(
  matcher: Matcher,
  pattern: string,
  most?: number,
): Generator<void, Extent> {
  const { dialect } = matcher.policy;
  const work = new Work(most);
  const rules = rulesOfMatcher(matcher);
  const tested = testedPattern(pattern, dialect);
  const parts = new Parts(rules, work);
  for (const each of tested.patterns) yield* parts.addAll(each);
  const unexamined = [...parts.unexamined];
  if (!tested.isExact) unexamined.push(SPELT_OTHERWISE);

  const kept = yield* needed(parts.ranked(), work);
  const witnesses = new Witnesses([matcher], () => [
    ...tested.patterns,
    ...rules.list.items.map((entry) => entry.pattern),
  ]);
  const regions: Region[] = [];
  const labels = new Set<"allowed" | "blocked">();
  for (const { pattern: closed, entry, label } of kept.toReversed()) {
    const isWhole = tested.patterns.length === 1 && tested.patterns[0]?.word === closed.word;
    const text = isWhole ? pattern : textOf(closed, [entry]);
    const witness = witnesses.find(
      closed,
      (url) => verdictName(matcher.decide(url).allowed) === label,
    );
    if (witness === "nowhere") continue;
    labels.add(label);
    if (witness === null) {
      unexamined.push({
        reason: "no-url",
        pattern: text,
        rules: [entry?.reading.rule ?? null, null],
      });
    } else {
      regions.push({ pattern: text, url: witness.url, verdict: matcher.decide(witness.url) });
    }
    if (work.isTurn) yield;
  }

  let robotsTxt: Region | null = null;
  if (tested.patterns.some((each) => covers(each, ROBOTS_TXT))) {
    const verdict = matcher.decide("/robots.txt");
    const label = verdictName(verdict.allowed);
    const decided = kept.find((part) => covers(part.pattern, ROBOTS_TXT));
    if (decided?.label !== label) {
      robotsTxt = { pattern: notation(ROBOTS_TXT), url: "/robots.txt", verdict };
      if (tested.patterns.every((each) => covers(ROBOTS_TXT, each))) {
        labels.add(label);
        regions.push(robotsTxt);
        robotsTxt = null;
      }
    }
  }
  const [first = "allowed", second] = labels;
  return {
    verdict: second === undefined ? first : "mixed",
    proved: unexamined.length === 0,
    regions,
    robotsTxt,
    unexamined,
  };
}

/**
 * What a matcher decides for all URLs that a pattern matches, as its reader compares them, proved
 * for every one of them. Accepts any string.
 *
 * @param pattern in robots.txt notation: `*` is any run of characters, a final `$` is the end (RFC
 *   9309, section 2.2.3), whether or not the reader supports these in rules.
 * @param most the budget in steps of work; what is left then is listed as not examined.
 */
export const verdictsWithin = (matcher: Matcher, pattern: string, most?: number): Extent =>
  runToEnd(extentSteps(matcher, pattern, most));

import type { Matcher } from "../match/compile.ts";
import type { Verdict } from "../match/readings.ts";
import { Budget } from "./budget.ts";
import { type ClosedPattern, covers, notation, ROBOTS_TXT } from "./closed-pattern.ts";
import { EXAMPLE_COST, Examples } from "./example-url.ts";
import { intersection } from "./intersect.ts";
import { type Ranked, ranked } from "./ranked.ts";
import { neededItems } from "./removal.ts";
import { patternText, type RulePattern, type Rules, ruleOf, rulesOfMatcher } from "./rules.ts";
import { testedPattern } from "./tested-pattern.ts";
import { OUT_OF_BUDGET, pairUnexamined, SPELT_OTHERWISE, type Unexamined } from "./unexamined.ts";

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
  /** The work that it took, in steps of a budget. */
  readonly steps: number;
}

/**
 * Paths within the pattern that one rule decides, except where a part of higher precedence matches.
 */
interface Part extends Ranked {
  readonly label: "allowed" | "blocked";
  readonly decider: RulePattern | null;
}

const verdictName = (allowed: boolean): "allowed" | "blocked" => (allowed ? "allowed" : "blocked");

/** The label of paths that no part matches, which are never queried. */
const OUTSIDE = "outside";

/** The parts of patterns by the rule that decides them, in order of precedence. */
class Parts {
  private readonly rules: Rules;
  private readonly budget: Budget;
  private readonly found = new Map<string, Omit<Part, "rank">>();
  readonly unexamined: Unexamined[] = [];

  constructor(rules: Rules, budget: Budget) {
    this.rules = rules;
    this.budget = budget;
  }

  private add(pattern: ClosedPattern, decider: RulePattern | null): void {
    const label = verdictName(decider?.label ?? this.rules.otherwise);
    this.found.set(pattern.word, { pattern, decider, label });
  }

  /**
   * Adds parts so that every path of the pattern that a rule decides is matched by a part which
   * that rule decides.
   */
  addAll(pattern: ClosedPattern): void {
    const { list } = this.rules;
    const decider = list.find(pattern.word, this.budget);
    this.add(pattern, decider);
    for (const item of list.meeting(pattern)) {
      if (this.budget.isOver) {
        this.unexamined.push(OUT_OF_BUDGET);
        return;
      }
      // The rule that decides the pattern's word matches the whole pattern, so only rules of higher
      // precedence make exceptions.
      if (decider !== null && item.rank >= decider.rank) continue;
      const parts = intersection(pattern, item.pattern, this.budget);
      if (parts === null) this.unexamined.push(pairUnexamined(item, null));
      for (const part of parts ?? []) {
        if (list.find(part.word, this.budget) === item) this.add(part, item);
      }
    }
  }

  ranked(): readonly Part[] {
    const rankOf = ({ decider }: Pick<Part, "decider">): number =>
      decider?.rank ?? Number.MAX_VALUE;
    return ranked([...this.found.values()].sort((a, b) => rankOf(a) - rankOf(b)));
  }
}

/**
 * What a matcher decides for all URLs that a pattern matches, as its reader compares them, proved
 * for every one of them. Accepts any string.
 *
 * @param pattern in robots.txt notation: `*` is any run of characters, a final `$` is the end (RFC
 *   9309, section 2.2.3), whether or not the reader supports these in rules.
 * @param most the budget in steps; what is left then is listed as not examined.
 */
export const verdictsWithin = (matcher: Matcher, pattern: string, most?: number): Extent => {
  const budget = new Budget(most);
  const { dialect } = matcher.policy;
  const rules = rulesOfMatcher(matcher);
  const tested = testedPattern(pattern, dialect);
  const parts = new Parts(rules, budget);
  for (const each of tested.patterns) parts.addAll(each);
  const unexamined = [...parts.unexamined];
  if (!tested.isExact) unexamined.push(SPELT_OTHERWISE);

  const kept = neededItems(parts.ranked(), OUTSIDE, budget);
  const examples = new Examples([matcher], () => [
    ...tested.patterns,
    ...rules.list.items.map((item) => item.pattern),
  ]);
  const regions: Region[] = [];
  const labels = new Set<"allowed" | "blocked">();
  for (const { pattern: closed, decider, label } of kept.toReversed()) {
    // A part that is not shown still tells that some URLs have its verdict.
    if (budget.isOver && regions.length > 0) {
      labels.add(label);
      if (!unexamined.includes(OUT_OF_BUDGET)) unexamined.push(OUT_OF_BUDGET);
      continue;
    }
    budget.steps += EXAMPLE_COST;
    const isWhole = tested.patterns.length === 1 && tested.patterns[0]?.word === closed.word;
    const text = isWhole ? pattern : patternText(closed, [decider]);
    const example = examples.find(
      closed,
      (url) => verdictName(matcher.decide(url).allowed) === label,
    );
    if (example === "nowhere") continue;
    labels.add(label);
    if (example === null) {
      unexamined.push({ reason: "no-url", pattern: text, rules: [ruleOf(decider), null] });
    } else {
      regions.push({ pattern: text, url: example.url, verdict: matcher.decide(example.url) });
    }
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
    steps: budget.steps,
  };
};

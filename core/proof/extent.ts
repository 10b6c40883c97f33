import type { Matcher } from "../match/compile.ts";
import type { Verdict } from "../match/readings.ts";
import { askedPattern } from "./asked-pattern.ts";
import { type ClosedPattern, closedPattern, covers, notation } from "./closed-pattern.ts";
import { intersection } from "./intersect.ts";
import { textOf } from "./notation.ts";
import { type Entry, type Ranked, RankedList, type Rules, rulesOfMatcher } from "./ranked.ts";
import { Reducible } from "./removal.ts";
import { OUT_OF_BUDGET, pairUnexamined, SPELT_OTHERWISE, type Unexamined } from "./unexamined.ts";
import { Witnesses } from "./witness.ts";
import { finish, Work } from "./work.ts";

/** URLs that have one verdict. */
export interface Region {
  /** What they match, in the notation of robots.txt. Those that a later region matches go by that one. */
  readonly pattern: string;
  /** One of them; the matcher was asked. */
  readonly url: string;
  readonly verdict: Verdict;
}

/** What holds for all URLs that a pattern matches. */
export interface Extent {
  /**
   * `mixed` where some of the URLs are allowed and some are not; `allowed` where there are none. It is
   * about all of them but `robotsTxt`.
   */
  readonly verdict: "allowed" | "blocked" | "mixed";
  /** Whether that holds for every such URL; false where something was not examined. */
  readonly proved: boolean;
  /**
   * First what holds for the pattern as a whole, then the exceptions to it, then those to exceptions:
   * a URL has the verdict of the last region that it matches. Empty where no URL matches the pattern.
   */
  readonly regions: readonly Region[];
  /**
   * `/robots.txt` itself, where the pattern matches it among others and the reader treats it otherwise:
   * many hold it open whatever the rules say (RFC 9309, section 2.2.2), so no rule could bring it in line.
   */
  readonly robotsTxt: Region | null;
  /** What was not examined; empty when `proved`. */
  readonly unexamined: readonly Unexamined[];
}

/** Paths within the pattern that one rule decides, but where a better part matches. */
interface Part extends Ranked {
  readonly label: "allowed" | "blocked";
  readonly entry: Entry | null;
}

const verdictName = (allowed: boolean): "allowed" | "blocked" => (allowed ? "allowed" : "blocked");

/** What no part matches is not asked about. */
const OUTSIDE = "outside";

/** The parts of patterns by what decides them, the one that takes precedence first. */
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

  /** Every path of a pattern that a rule decides is matched by a part which that rule decides. */
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
      // What decides the pattern's word matches all of it: only better rules make exceptions.
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

/** The path of the URL that many readers hold open whatever the rules say. */
const ROBOTS_TXT: ClosedPattern = closedPattern(["/robots.txt"]);

/** `verdictsWithin`, in steps: the caller may do other work after each. */
export function* extentSteps(
  matcher: Matcher,
  pattern: string,
  most?: number,
): Generator<void, Extent> {
  const { dialect } = matcher.policy;
  const work = new Work(most);
  const rules = rulesOfMatcher(matcher);
  const asked = askedPattern(pattern, dialect);
  const parts = new Parts(rules, work);
  for (const each of asked.patterns) yield* parts.addAll(each);
  const unexamined = [...parts.unexamined];
  if (!asked.isExact) unexamined.push(SPELT_OTHERWISE);

  const kept = yield* needed(parts.ranked(), work);
  const witnesses = new Witnesses([matcher], () => [
    ...asked.patterns,
    ...rules.list.items.map((entry) => entry.pattern),
  ]);
  const regions: Region[] = [];
  const labels = new Set<"allowed" | "blocked">();
  for (const { pattern: closed, entry, label } of kept.toReversed()) {
    const isAsked = asked.patterns.length === 1 && asked.patterns[0]?.word === closed.word;
    const text = isAsked ? pattern : textOf(closed, [entry]);
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
  if (asked.patterns.some((each) => covers(each, ROBOTS_TXT))) {
    const verdict = matcher.decide("/robots.txt");
    const label = verdictName(verdict.allowed);
    const decided = kept.find((part) => covers(part.pattern, ROBOTS_TXT));
    if (decided?.label !== label) {
      robotsTxt = { pattern: notation(ROBOTS_TXT), url: "/robots.txt", verdict };
      if (asked.patterns.every((each) => covers(ROBOTS_TXT, each))) {
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
 * What a matcher says about all URLs that a pattern matches, as its reader compares them, proved for
 * every one of them. Any string gets an answer.
 *
 * @param pattern in the notation of robots.txt: `*` stands for any run of characters, a final `$` for
 *   the end (RFC 9309, section 2.2.3), whether the reader knows these in rules or not.
 * @param most the steps of work after which what is left is named as not examined.
 */
export const verdictsWithin = (matcher: Matcher, pattern: string, most?: number): Extent =>
  finish(extentSteps(matcher, pattern, most));

import type { Matcher } from "../match/compile.ts";
import type { Verdict } from "../match/readings.ts";
import { type ClosedPattern, closedPattern, covers, notation } from "./closed-pattern.ts";
import { type Difference, differenceSteps } from "./differences.ts";
import { textOf } from "./notation.ts";
import { RankedList, type Rules, rulesOfMatcher } from "./ranked.ts";
import { notExamined, type Unexamined } from "./unexamined.ts";
import { compareAlike } from "./urls.ts";
import { keepWidest } from "./widest.ts";
import { Witnesses } from "./witness.ts";
import { finish, Work } from "./work.ts";

/** URLs that two matchers answer differently. */
export interface ChangedRegion {
  /**
   * What the URLs match, in the notation of robots.txt. Where a better rule says so, some that match
   * it have the same verdict before and after.
   */
  readonly pattern: string;
  /** One of them; both matchers were asked. */
  readonly url: string;
  readonly before: Verdict;
  readonly after: Verdict;
}

/** Everything on which two matchers differ. */
export interface Changes {
  /** Whether every URL that changes is matched by one of `regions`; false where something was left out. */
  readonly proved: boolean;
  /** What is newly blocked, then what is newly allowed; none lies within another of its kind. */
  readonly regions: readonly ChangedRegion[];
  /** What was not examined; empty when `proved`. */
  readonly unexamined: readonly Unexamined[];
}

/** The URL that many readers hold open whatever the rules say, as its compared path. */
const ROBOTS_TXT: ClosedPattern = closedPattern(["/robots.txt"]);

/**
 * The rules that a URL without escapes can match. Only such URLs do two readers with different
 * spellings compare as the same text, and not all of them.
 */
const withoutEscapes = ({ list, otherwise }: Rules): Rules => {
  const plain = list.items.filter(({ pattern }) => !pattern.word.includes("%"));
  return { list: new RankedList(plain.map((entry, rank) => ({ ...entry, rank }))), otherwise };
};

/** The patterns of lists. */
const patternsOf = (lists: readonly Rules[]): readonly ClosedPattern[] =>
  lists.flatMap(({ list }) => list.items.map(({ pattern }) => pattern));

/** `changesBetween`, in steps: whoever runs them may do something else after each. */
export function* changesSteps(before: Matcher, after: Matcher): Generator<void, Changes> {
  const work = new Work();
  const isAlike = compareAlike(before.policy.dialect, after.policy.dialect);
  const all = [rulesOfMatcher(before), rulesOfMatcher(after)] as const;
  const [old, now] = isAlike ? all : [withoutEscapes(all[0]), withoutEscapes(all[1])];
  const differences = yield* differenceSteps(old, now, work);
  const unexamined = notExamined(differences, isAlike);
  const witnesses = new Witnesses([before, after], () => patternsOf([old, now]));
  const regions: ChangedRegion[] = [];
  const shown: Difference[] = [];

  const show = (difference: Difference): boolean => {
    const { pattern, label: allowed } = difference;
    const witness = witnesses.find(
      pattern,
      (url) => after.decide(url).allowed === allowed && before.decide(url).allowed !== allowed,
    );
    const deciders = [difference.after, difference.before];
    const text = textOf(pattern, deciders);
    if (witness === null) {
      const [decidesNow = null, decided = null] = deciders.map(
        (entry) => entry?.reading.rule ?? null,
      );
      // Readers that spell in different ways seldom meet: that they were not compared is said already.
      if (isAlike) {
        unexamined.push({ reason: "no-url", pattern: text, rules: [decided, decidesNow] });
      }
      return false;
    }
    if (witness === "nowhere") return false;
    const { url } = witness;
    regions.push({ pattern: text, url, before: before.decide(url), after: after.decide(url) });
    shown.push(difference);
    return true;
  };
  for (const allowed of [false, true]) {
    yield* keepWidest(
      differences.found.filter((each) => each.label === allowed),
      show,
      work,
    );
  }

  const url = "/robots.txt";
  const exempt = { before: before.decide(url), after: after.decide(url) };
  const { allowed } = exempt.after;
  const isShown = shown.some((each) => each.label === allowed && covers(each.pattern, ROBOTS_TXT));
  if (exempt.before.allowed !== allowed && !isShown) {
    regions.push({ pattern: notation(ROBOTS_TXT), url, ...exempt });
  }
  return { proved: unexamined.length === 0, regions, unexamined };
}

/**
 * Everything on which two matchers differ, for all URLs there are: two versions of a file, two
 * crawlers, two groups, two readers. Every region is shown by a URL that both matchers were asked;
 * that there are no others is proved, or it is said what was not examined. Any two matchers will do.
 * Readers that compare URLs in different spellings are held against each other on the URLs that both
 * leave as they are, and `unexamined` says so.
 */
export const changesBetween = (before: Matcher, after: Matcher): Changes =>
  finish(changesSteps(before, after));

/** `equivalent`, in steps. */
export function* equivalentSteps(a: Matcher, b: Matcher): Generator<void, boolean> {
  const { proved, regions } = yield* changesSteps(a, b);
  return proved && regions.length === 0;
}

/** Whether it is proved that two matchers give every URL the same verdict. */
export const equivalent = (a: Matcher, b: Matcher): boolean => finish(equivalentSteps(a, b));

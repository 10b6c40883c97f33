import {
  consult,
  formatMessage,
  type Matcher,
  parse,
  verdictsWithin,
} from "../../../core/index.ts";
import { normalisedOf, patternOf, readerFor } from "../../state/store/derive.ts";
import type { AppState, Baseline, Expectation, TestUrl } from "../../state/store/state.ts";
import { compareMessages as words } from "./messages.ts";

/** A test whose verdict has changed. */
export interface TestFlip {
  readonly key: string;
  readonly text: string;
  /** Whether the new verdict is not the expected one. */
  readonly isBroken: boolean;
}

/** The most tests examined, each for all its crawlers. */
const MOST_TESTS = 500;

type Verdict = Expectation["expected"] | "mixed";

/** The most steps of work for a pattern on one text. A pattern that takes more is not reported. */
const PATTERN_STEPS = 200_000;

/**
 * The verdict on a test. For a pattern, it holds for all URLs that match; null if that is not
 * proved.
 */
const verdictOn = (matcher: Matcher, testUrl: TestUrl): Verdict | null => {
  const pattern = patternOf(testUrl);
  if (pattern === null)
    return matcher.decide(normalisedOf(testUrl).url).allowed ? "allowed" : "blocked";
  const { verdict, unexamined } = verdictsWithin(matcher, pattern, PATTERN_STEPS);
  return unexamined.some(({ reason }) => reason === "budget") ? null : verdict;
};

/**
 * The tests whose verdicts differ between two texts, for the selected crawler and all crawlers with
 * expectations.
 */
export const testFlips = (state: AppState, baseline: Baseline): readonly TestFlip[] => {
  const before = parse(baseline.source, baseline.encoding);
  const { document, query, dialect } = state;
  const flips: TestFlip[] = [];
  for (const testUrl of query.urls.slice(0, MOST_TESTS)) {
    const expected = new Map<string, Expectation["expected"] | null>([[query.crawler, null]]);
    for (const each of testUrl.expectations) expected.set(each.crawler, each.expected);
    for (const [crawler, wanted] of expected) {
      const reader = readerFor(dialect, crawler);
      const was = verdictOn(consult(before, reader, crawler).matcher, testUrl);
      const is = verdictOn(consult(document, reader, crawler).matcher, testUrl);
      if (was === null || is === null || was === is) continue;
      const isBroken = wanted !== null && wanted !== is;
      const values = { url: testUrl.typed, crawler, after: words[is] };
      const text = isBroken
        ? formatMessage(words.broken, { ...values, expected: words[wanted ?? "allowed"] })
        : wanted === null
          ? formatMessage(words.flipped, { ...values, before: words[was] })
          : formatMessage(words.fixedTest, values);
      flips.push({ key: `${testUrl.id} ${crawler}`, text, isBroken });
    }
  }
  return flips;
};

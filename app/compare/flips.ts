import { consult, dialects, formatMessage, parse, readerOf } from "../../core/index.ts";
import { normalisedOf } from "../store/derive.ts";
import type { AppState, Baseline, Expectation } from "../store/state.ts";
import { compareMessages as words } from "./messages.ts";

/** A test whose verdict is another than before. */
export interface TestFlip {
  readonly key: string;
  readonly text: string;
  /** It was expected to be otherwise. */
  readonly isBroken: boolean;
}

/** Tests looked at, each for its crawlers. */
const MOST_TESTS = 500;

const verdictWord = (allowed: boolean): string => (allowed ? words.allowed : words.blocked);

/** The tests whose verdicts differ between two texts, for the chosen crawler and all that expect one. */
export const testFlips = (state: AppState, baseline: Baseline): readonly TestFlip[] => {
  const before = parse(baseline.source, baseline.encoding);
  const { document, query, dialect } = state;
  const flips: TestFlip[] = [];
  for (const testUrl of query.urls.slice(0, MOST_TESTS)) {
    const { url } = normalisedOf(testUrl);
    const expected = new Map<string, Expectation["expected"] | null>([[query.crawler, null]]);
    for (const each of testUrl.expectations) expected.set(each.crawler, each.expected);
    for (const [crawler, wanted] of expected) {
      const reader = dialects[dialect === "automatic" ? readerOf(crawler) : dialect];
      const was = consult(before, reader, crawler).matcher.decide(url).allowed;
      const is = consult(document, reader, crawler).matcher.decide(url).allowed;
      if (was === is) continue;
      const isBroken = wanted !== null && (wanted === "allowed") !== is;
      const values = { url: testUrl.typed, crawler, after: verdictWord(is) };
      const text = isBroken
        ? formatMessage(words.broken, { ...values, expected: wanted ?? "" })
        : wanted === null
          ? formatMessage(words.flipped, { ...values, before: verdictWord(was) })
          : formatMessage(words.fixedTest, values);
      flips.push({ key: `${testUrl.id} ${crawler}`, text, isBroken });
    }
  }
  return flips;
};

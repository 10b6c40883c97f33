import {
  type Consultation,
  consult,
  type Dialect,
  type Explanation,
  type HttpResponse,
  memo,
  PLAIN_RESPONSE,
  type Rule,
} from "../../core/index.ts";
import { type NormalisedUrl, normaliseTyped } from "../urls/normalise-typed.ts";
import { dialectOf, ownReaderOf } from "./dialect.ts";
import { expectationOf } from "./expectations.ts";
import { fileSizeOf } from "./file-size.ts";
import { lastCall } from "./last-call.ts";
import type { AppState, Expectation, TestUrl } from "./state.ts";

/** A URL under test with its verdict. */
export interface TestedUrl {
  readonly testUrl: TestUrl;
  readonly normalised: NormalisedUrl;
  readonly allowed: boolean;
  /** The deciding rule; null when none matches. */
  readonly rule: Rule | null;
  /** The verdict that is wanted for the crawler; null when nothing is expected. */
  readonly expected: Expectation["expected"] | null;
  /** Null when nothing is expected. */
  readonly meetsExpectation: boolean | null;
  /** The steps to the verdict. Worked out when first asked for: ask only for what is shown. */
  readonly explanation: Explanation;
}

/** Texts shorter than this are far from any limit on a file's size, however they are saved. */
const SURELY_SMALL = 100_000;

/**
 * The HTTP response for the file, as far as readers are concerned: what was set and, for a large file
 * whose line ends are of two bytes, its size, which the text alone does not tell.
 */
export const responseInForce: (state: AppState) => HttpResponse | null = lastCall(
  (state) => [state.response, state.format.lineEnd],
  (state) => {
    const { response, format, document } = state;
    if (format.lineEnd.length === 1 || document.source.length < SURELY_SMALL) return response;
    const bodyBytes = Math.max(response?.bodyBytes ?? 0, fileSizeOf(state));
    return { ...(response ?? PLAIN_RESPONSE), bodyBytes };
  },
);

/** How the chosen crawler reads the file in the chosen dialect. The same object for the same inputs. */
export const consultationOf = (state: AppState): Consultation =>
  consult(state.document, dialectOf(state), state.query.crawler, responseInForce(state));

/** The crawler's own reading of the file where another reader was chosen; null where it is the one shown. */
const ownConsultationOf = (state: AppState): Consultation | null => {
  const own = ownReaderOf(state);
  return own === dialectOf(state)
    ? null
    : consult(state.document, own, state.query.crawler, responseInForce(state));
};

/** `normaliseTyped` for a URL under test, worked out once. */
export const normalisedOf: (testUrl: TestUrl) => NormalisedUrl = memo(({ typed }) =>
  normaliseTyped(typed),
);

const meets = (expected: Expectation["expected"] | null, allowed: boolean): boolean | null =>
  expected === null ? null : (expected === "allowed") === allowed;

const test = (consultation: Consultation, testUrl: TestUrl): TestedUrl => {
  const normalised = normalisedOf(testUrl);
  const { allowed, rule } = consultation.matcher.decide(normalised.url);
  const expected = expectationOf(testUrl, consultation.crawler.token);
  let explanation: Explanation | null = null;
  return {
    testUrl,
    normalised,
    allowed,
    rule,
    expected,
    meetsExpectation: meets(expected, allowed),
    get explanation(): Explanation {
      explanation ??= consultation.explain(normalised.url);
      return explanation;
    },
  };
};

const tested = new WeakMap<Consultation, WeakMap<TestUrl, TestedUrl>>();

const testOnce = (consultation: Consultation, testUrl: TestUrl): TestedUrl => {
  const known = tested.get(consultation) ?? new WeakMap<TestUrl, TestedUrl>();
  tested.set(consultation, known);
  const result = known.get(testUrl) ?? test(consultation, testUrl);
  known.set(testUrl, result);
  return result;
};

/** The verdicts on the URLs under test, in their order. The same array for the same inputs. */
export const testedUrlsOf: (state: AppState) => readonly TestedUrl[] = lastCall(
  (state) => [dialectOf(state), state.query.crawler, state.query.urls, responseInForce(state)],
  (state) => state.query.urls.map((testUrl) => testOnce(consultationOf(state), testUrl)),
);

/** What the crawler's own reader answers for a URL, where that is another verdict than the one shown. */
export interface OwnVerdict {
  readonly reader: Dialect;
  readonly allowed: boolean;
}

/**
 * The URLs under test on which the crawler's own reader answers differently from the reader chosen, by
 * their ids. Empty where the crawler's own reader is the one chosen.
 */
export const ownVerdictsOf: (state: AppState) => ReadonlyMap<TestUrl["id"], OwnVerdict> = lastCall(
  (state) => [testedUrlsOf(state), ownReaderOf(state)],
  (state) => {
    const own = ownConsultationOf(state);
    const verdicts = new Map<TestUrl["id"], OwnVerdict>();
    if (own === null) return verdicts;
    const reader = ownReaderOf(state);
    for (const { testUrl, normalised, allowed } of testedUrlsOf(state)) {
      const ownAllowed = own.matcher.decide(normalised.url).allowed;
      if (ownAllowed !== allowed) verdicts.set(testUrl.id, { reader, allowed: ownAllowed });
    }
    return verdicts;
  },
);

/** How many of the URLs under test each line decides, by 1-based line number. */
export const decidedCounts: (state: AppState) => ReadonlyMap<number, number> = lastCall(
  (state) => [testedUrlsOf(state)],
  (state) => {
    const counts = new Map<number, number>();
    for (const { rule } of testedUrlsOf(state)) {
      if (rule !== null) counts.set(rule.line, (counts.get(rule.line) ?? 0) + 1);
    }
    return counts;
  },
);

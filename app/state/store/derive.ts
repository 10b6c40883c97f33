import {
  byteLength,
  bytesOfDocument,
  type Consultation,
  consult,
  type Dialect,
  dialects,
  type Explanation,
  type HttpResponse,
  memo,
  PLAIN_RESPONSE,
  pathOf,
  type Rule,
  readerOf,
} from "../../../core/index.ts";
import { type NormalisedUrl, normaliseTyped } from "../../urls/normalise-typed.ts";
import { expectationOf } from "./expectations.ts";
import { lastCall } from "./last-call.ts";
import type { AppState, DialectChoice, Expectation, TestUrl } from "./state.ts";

/**
 * The reader that gives a crawler's verdicts: the chosen one, or with Automatic the one that the
 * crawler itself uses, as far as sources say.
 */
export const readerFor = (choice: DialectChoice, crawler: string): Dialect =>
  dialects[choice === "automatic" ? readerOf(crawler) : choice];

/** The reader that the selected crawler itself uses. */
export const ownReaderOf = ({ query }: Pick<AppState, "query">): Dialect =>
  readerFor("automatic", query.crawler);

/** The reader whose verdicts are shown. */
export const dialectOf = ({ dialect, query }: Pick<AppState, "dialect" | "query">): Dialect =>
  readerFor(dialect, query.crawler);

/**
 * The size of the file in bytes when saved, including a byte order mark. For mixed line ends it is
 * an estimate, as if all were of the most common kind.
 */
export const fileSizeOf: (state: Pick<AppState, "document" | "format">) => number = lastCall(
  (state) => [state.format.lineEnd],
  ({ document, format }) => {
    const { encoding, lineCount } = document;
    const longer = byteLength(format.lineEnd, encoding) - byteLength("\n", encoding);
    return bytesOfDocument(document) + (lineCount - 1) * longer;
  },
);

/** A URL under test with its verdict. */
export interface TestedUrl {
  readonly testUrl: TestUrl;
  readonly normalised: NormalisedUrl;
  readonly allowed: boolean;
  /** The deciding rule; null when none matches. */
  readonly rule: Rule | null;
  /** The expected verdict for the crawler; null if there is none. */
  readonly expected: Expectation["expected"] | null;
  /** Null if no verdict is expected. */
  readonly meetsExpectation: boolean | null;
  /** The steps to the verdict. Computed on first use: call it only for what is shown. */
  readonly explanation: Explanation;
}

/** Texts shorter than this are far below any size limit, however they are saved. */
const DEFINITELY_SMALL = 100_000;

/**
 * The HTTP response for the file as readers see it: the one that was set and, for a large file with
 * two-byte line ends, its size, which cannot be told from the text alone.
 */
export const responseInForce: (state: AppState) => HttpResponse | null = lastCall(
  (state) => [state.response, state.format.lineEnd],
  (state) => {
    const { response, format, document } = state;
    if (format.lineEnd.length === 1 || document.source.length < DEFINITELY_SMALL) return response;
    const bodyBytes = Math.max(response?.bodyBytes ?? 0, fileSizeOf(state));
    return { ...(response ?? PLAIN_RESPONSE), bodyBytes };
  },
);

/**
 * How the selected crawler reads the file in the selected dialect. The same object for the same
 * inputs.
 */
export const consultationOf = (state: AppState): Consultation =>
  consult(state.document, dialectOf(state), state.query.crawler, responseInForce(state));

/**
 * How the crawler's own reader reads the file, if another reader is selected; null if it is the one
 * shown.
 */
const ownConsultationOf = (state: AppState): Consultation | null => {
  const own = ownReaderOf(state);
  return own === dialectOf(state)
    ? null
    : consult(state.document, own, state.query.crawler, responseInForce(state));
};

/** `normaliseTyped` for a URL under test, memoised. */
export const normalisedOf: (testUrl: TestUrl) => NormalisedUrl = memo(({ typed }) =>
  normaliseTyped(typed),
);

/** Whether typed text is a pattern, which stands for all URLs that it matches. */
const isPattern = (typed: string): boolean => typed.includes("*") || typed.endsWith("$");

/** The path pattern of a test, without the host; null for a single URL. */
export const patternOf = (testUrl: TestUrl): string | null => {
  const { typed } = testUrl;
  if (!isPattern(typed)) return null;
  return typed.startsWith("*") ? typed : pathOf(normalisedOf(testUrl).url);
};

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

const testOnce = memo((consultation: Consultation) =>
  memo((testUrl: TestUrl) => test(consultation, testUrl)),
);

/** The verdicts on the URLs under test, in order. The same array for the same inputs. */
export const testedUrlsOf: (state: AppState) => readonly TestedUrl[] = lastCall(
  (state) => [dialectOf(state), state.query.crawler, state.query.urls, responseInForce(state)],
  (state) => state.query.urls.map((testUrl) => testOnce(consultationOf(state))(testUrl)),
);

/** The verdict of the crawler's own reader on a URL, if it differs from the one shown. */
export interface OwnVerdict {
  readonly reader: Dialect;
  readonly allowed: boolean;
}

/**
 * The URLs under test, by id, for which the crawler's own reader gives another verdict than the
 * selected one. Empty if the own reader is selected.
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

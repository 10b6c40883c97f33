import {
  type Consultation,
  consult,
  dialects,
  type Explanation,
  type HttpResponse,
  octetLength,
  octetsOfDocument,
  PLAIN_RESPONSE,
  type RobotsDocument,
  type Rule,
} from "../../core/index.ts";
import { type NormalisedUrl, normaliseTyped } from "../urls/normalise-typed.ts";
import type { AppState, TestUrl } from "./state.ts";

/** A URL under test with its verdict. */
export interface TestedUrl {
  readonly testUrl: TestUrl;
  readonly normalised: NormalisedUrl;
  readonly allowed: boolean;
  /** The deciding rule; null when none matches. */
  readonly rule: Rule | null;
  /** Null when nothing is expected. */
  readonly meetsExpectation: boolean | null;
  /** The steps to the verdict. Worked out when first asked for: ask only for what is shown. */
  readonly explanation: Explanation;
}

/**
 * Keeps the last result of each document for as long as the other inputs are the same objects. Of
 * each: while somebody types, the editor already asks about the new text and a panel still about the
 * one before.
 */
const lastCall = <Inputs extends readonly unknown[], Result>(
  inputsOf: (state: AppState) => Inputs,
  compute: (state: AppState) => Result,
): ((state: AppState) => Result) => {
  const results = new WeakMap<
    RobotsDocument,
    { readonly inputs: Inputs; readonly result: Result }
  >();
  return (state) => {
    const inputs = inputsOf(state);
    const last = results.get(state.document);
    if (last?.inputs.every((input, index) => input === inputs[index])) return last.result;
    const result = compute(state);
    results.set(state.document, { inputs, result });
    return result;
  };
};

/**
 * How many octets the file has when saved; a byte order mark counts. Where the line ends are mixed
 * it is an estimate, as if all were of the commonest kind.
 */
export const octetsOf: (state: AppState) => number = lastCall(
  (state) => [state.format.lineEnd],
  ({ document, format }) => {
    const { encoding, lineCount } = document;
    const longer = octetLength(format.lineEnd, encoding) - octetLength("\n", encoding);
    return octetsOfDocument(document) + (lineCount - 1) * longer;
  },
);

/** Texts shorter than this are far from any limit on a file's size, however they are saved. */
const SURELY_SMALL = 100_000;

/**
 * How the file was answered, as far as readers are concerned: what was set and, for a large file
 * whose line ends are of two octets, its size, which the text alone does not tell.
 */
export const answerOf: (state: AppState) => HttpResponse | null = lastCall(
  (state) => [state.response, state.format.lineEnd],
  (state) => {
    const { response, format, document } = state;
    if (format.lineEnd.length === 1 || document.source.length < SURELY_SMALL) return response;
    const bodyOctets = Math.max(response?.bodyOctets ?? 0, octetsOf(state));
    return { ...(response ?? PLAIN_RESPONSE), bodyOctets };
  },
);

/** How the chosen crawler reads the file in the chosen dialect. The same object for the same inputs. */
export const consultationOf = (state: AppState): Consultation =>
  consult(state.document, dialects[state.dialect], state.query.crawler, answerOf(state));

const normalisedUrls = new WeakMap<TestUrl, NormalisedUrl>();

/** `normaliseTyped` for a URL under test, worked out once. */
export const normalisedOf = (testUrl: TestUrl): NormalisedUrl => {
  const normalised = normalisedUrls.get(testUrl) ?? normaliseTyped(testUrl.typed);
  normalisedUrls.set(testUrl, normalised);
  return normalised;
};

const meets = ({ expected }: TestUrl, allowed: boolean): boolean | null =>
  expected === null ? null : (expected === "allowed") === allowed;

const test = (consultation: Consultation, testUrl: TestUrl): TestedUrl => {
  const normalised = normalisedOf(testUrl);
  const { allowed, rule } = consultation.matcher.decide(normalised.url);
  let explanation: Explanation | null = null;
  return {
    testUrl,
    normalised,
    allowed,
    rule,
    meetsExpectation: meets(testUrl, allowed),
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
  (state) => [state.dialect, state.query.crawler, state.query.urls, answerOf(state)],
  (state) => state.query.urls.map((testUrl) => testOnce(consultationOf(state), testUrl)),
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

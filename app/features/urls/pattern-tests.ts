import { type Consultation, type Extent, memo, type Region } from "../../../core/index.ts";
import { asksTheSame } from "../../answers/crawler-question.ts";
import type { Extents } from "../../answers/extents.ts";
import { consultationOf, type TestedUrl, testedUrlsOf } from "../../state/store/derive.ts";
import { PATTERN_STEPS, patternOf } from "../../state/store/pattern-test.ts";
import type { AppState } from "../../state/store/state.ts";

/** The result for a pattern under test. */
export interface PatternVerdict {
  /** Null before the first answer. */
  readonly extent: Extent | null;
  /**
   * - `current`: it is about the current text
   * - `older`: it is about an older text, and a new answer is on its way
   * - `waiting`, `failed`: there is no answer yet, or there will be none
   */
  readonly standing: "current" | "older" | "waiting" | "failed";
  /** The verdict of all URLs except `/robots.txt` itself; null if they differ or there are none. */
  readonly allowed: boolean | null;
  /** The verdict on the pattern as a whole; null if no URL matches it. */
  readonly base: Region | null;
  /** The areas with other verdicts, and their exceptions. */
  readonly exceptions: readonly Region[];
  /** Every matching URL is blocked except `/robots.txt`, which the reader always allows. */
  readonly isOpenForRobotsTxt: boolean;
}

const verdictOf = (extent: Extent | null, standing: PatternVerdict["standing"]): PatternVerdict => {
  const [base = null, ...rest] = extent?.regions ?? [];
  const first = rest.findIndex(({ verdict }) => verdict.allowed !== base?.verdict.allowed);
  const exceptions = first < 0 ? [] : rest.slice(first);
  const allowed = base === null || exceptions.length > 0 ? null : base.verdict.allowed;
  return {
    extent,
    standing,
    allowed,
    base,
    exceptions,
    isOpenForRobotsTxt: allowed === false && extent?.robotsTxt?.verdict.allowed === true,
  };
};

/** Core's function that proves the verdicts within a pattern. */
type VerdictsWithin = typeof import("./prove-pattern.ts").verdictsWithin;

/** Patterns up to this number on texts shorter than this are computed while the page is drawn. */
const SMALL_TEXT = 20_000;
const FEW_PATTERNS = 8;

const known: (consultation: Consultation) => Map<string, PatternVerdict | null> = memo(
  () => new Map(),
);

/** The result for a pattern if it can be computed at once; null if it takes longer. */
const verdictAtOnce = (
  consultation: Consultation,
  pattern: string,
  verdictsWithin: VerdictsWithin,
): PatternVerdict | null => {
  const verdicts = known(consultation);
  let verdict = verdicts.get(pattern);
  if (verdict === undefined) {
    const extent = verdictsWithin(consultation.matcher, pattern, PATTERN_STEPS);
    const isOver = extent.unexamined.some(({ reason }) => reason === "budget");
    verdict = isOver ? null : verdictOf(extent, "current");
    verdicts.set(pattern, verdict);
  }
  return verdict;
};

/** The same object for the same answer, so that components are not drawn again. */
const current: (extent: Extent) => PatternVerdict = memo((extent) => verdictOf(extent, "current"));
const older: (extent: Extent) => PatternVerdict = memo((extent) => verdictOf(extent, "older"));
const WAITING = verdictOf(null, "waiting");
const FAILED = verdictOf(null, "failed");

/** The worker's latest answer for a pattern. */
const verdictLater = (state: AppState, pattern: string, extents: Extents): PatternVerdict => {
  const extent = extents.known.get(pattern);
  const isCurrent = extents.of !== null && asksTheSame(extents.of, state);
  if (extent !== undefined && isCurrent) return current(extent);
  if (extents.progress === "failed") return FAILED;
  return extent === undefined ? WAITING : older(extent);
};

/** An expectation for a pattern holds if it is proved for all matching URLs. */
const meets = (
  { expected }: TestedUrl,
  { allowed, extent, standing }: PatternVerdict,
): boolean | null => {
  if (expected === null || extent === null || standing !== "current") return null;
  return extent.proved && allowed === (expected === "allowed");
};

/** A pattern test with the verdict for all its URLs. */
const withVerdict = (tested: TestedUrl, pattern: PatternVerdict): TestedUrl => {
  const { testUrl, normalised, expected } = tested;
  const { base, allowed } = pattern;
  return {
    testUrl,
    normalised,
    expected,
    allowed: allowed ?? base?.verdict.allowed ?? true,
    rule: base?.verdict.rule ?? null,
    meetsExpectation: meets(tested, pattern),
    get explanation() {
      return tested.explanation;
    },
  };
};

/** The tests as shown in the list. */
export interface ListedTests {
  readonly tested: readonly TestedUrl[];
  /** The results of the pattern tests, by id. */
  readonly patterns: ReadonlyMap<number, PatternVerdict>;
  /** The patterns to ask the worker about. */
  readonly needed: readonly string[];
}

const adjusted = new WeakMap<TestedUrl, { readonly by: PatternVerdict; readonly to: TestedUrl }>();

/** The same object for the same verdict, so that components are not drawn again. */
const adjust = (tested: TestedUrl, by: PatternVerdict): TestedUrl => {
  const last = adjusted.get(tested);
  if (last?.by === by) return last.to;
  const to = withVerdict(tested, by);
  adjusted.set(tested, { by, to });
  return to;
};

/**
 * Adds the results of pattern tests; other tests are unchanged. Results that take too long come
 * from the worker.
 * @param verdictsWithin null until it has been loaded.
 */
export const withPatterns = (
  state: AppState,
  extents: Extents,
  verdictsWithin: VerdictsWithin | null,
): ListedTests => {
  const tested = testedUrlsOf(state);
  const texts = tested.map(({ testUrl }) => patternOf(testUrl));
  const few = new Set(texts.filter((text) => text !== null));
  const isSmall = state.document.source.length < SMALL_TEXT && few.size <= FEW_PATTERNS;
  const patterns = new Map<number, PatternVerdict>();
  const needed = new Set<string>();
  const verdictOn = (text: string): PatternVerdict => {
    const atOnce =
      isSmall && verdictsWithin !== null
        ? verdictAtOnce(consultationOf(state), text, verdictsWithin)
        : null;
    if (atOnce !== null) return atOnce;
    needed.add(text);
    return verdictLater(state, text, extents);
  };
  const all = tested.map((one, index) => {
    const text = texts[index] ?? null;
    if (text === null) return one;
    const pattern = verdictOn(text);
    patterns.set(one.testUrl.id, pattern);
    return adjust(one, pattern);
  });
  return { tested: all, patterns, needed: [...needed] };
};

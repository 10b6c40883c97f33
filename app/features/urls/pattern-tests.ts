import { type Extent, memo, type Region } from "../../../core/index.ts";
import type { Extents } from "../../answers/crawler.ts";
import { patternOf, type TestedUrl, testedUrlsOf } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";

/** The result for a pattern under test. */
export interface PatternVerdict {
  /** Null before the first answer. */
  readonly extent: Extent | null;
  /** As of an `Answer`. */
  readonly status: Exclude<Extents["status"], "none">;
  /** The verdict of all URLs except `/robots.txt` itself; null if they differ or there are none. */
  readonly allowed: boolean | null;
  /** The verdict on the pattern as a whole; null if no URL matches it. */
  readonly base: Region | null;
  /** The areas with other verdicts, and their exceptions. */
  readonly exceptions: readonly Region[];
  /** Every matching URL is blocked except `/robots.txt`, which the reader always allows. */
  readonly isOpenForRobotsTxt: boolean;
}

const verdictOf = (extent: Extent | null, status: PatternVerdict["status"]): PatternVerdict => {
  const [base = null, ...rest] = extent?.regions ?? [];
  const first = rest.findIndex(({ verdict }) => verdict.allowed !== base?.verdict.allowed);
  const exceptions = first < 0 ? [] : rest.slice(first);
  const allowed = base === null || exceptions.length > 0 ? null : base.verdict.allowed;
  return {
    extent,
    status,
    allowed,
    base,
    exceptions,
    isOpenForRobotsTxt: allowed === false && extent?.robotsTxt?.verdict.allowed === true,
  };
};

/** The same object for the same answer, so that components are not drawn again. */
const current: (extent: Extent) => PatternVerdict = memo((extent) => verdictOf(extent, "current"));
const outdated: (extent: Extent) => PatternVerdict = memo((extent) =>
  verdictOf(extent, "outdated"),
);
const WAITING = verdictOf(null, "waiting");
const FAILED = verdictOf(null, "failed");

/** The latest answer on a pattern. */
const verdictOn = (
  pattern: string,
  { found, status }: Extents,
  { query }: AppState,
): PatternVerdict => {
  const extent = found?.result[found.of.patterns.indexOf(pattern)];
  const isCurrent = status === "current" && found?.of.crawler === query.crawler;
  if (extent !== undefined && isCurrent) return current(extent);
  if (status === "failed") return FAILED;
  return extent === undefined ? WAITING : outdated(extent);
};

/** An expectation for a pattern holds if it is proved for all matching URLs. */
const meets = (
  { expected }: TestedUrl,
  { allowed, extent, status }: PatternVerdict,
): boolean | null => {
  if (expected === null || extent === null || status !== "current") return null;
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

/** Adds the results of pattern tests; other tests are unchanged. */
export const withPatterns = (state: AppState, extents: Extents): ListedTests => {
  const patterns = new Map<number, PatternVerdict>();
  const tested = testedUrlsOf(state).map((one) => {
    const pattern = patternOf(one.testUrl);
    if (pattern === null) return one;
    const verdict = verdictOn(pattern, extents, state);
    patterns.set(one.testUrl.id, verdict);
    return adjust(one, verdict);
  });
  return { tested, patterns };
};

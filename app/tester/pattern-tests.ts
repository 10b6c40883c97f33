import {
  type Consultation,
  type Extent,
  memo,
  type Region,
  verdictsWithin,
} from "../../core/index.ts";
import type { TestedUrl } from "../store/derive.ts";
import { PATTERN_STEPS, patternOf } from "../store/pattern-test.ts";

/** What holds for a pattern under test. */
export interface PatternVerdict {
  readonly extent: Extent;
  /** The verdict of all URLs, apart from `/robots.txt` itself; null where they differ or there are none. */
  readonly allowed: boolean | null;
  /** What is true of the pattern as a whole; null where no URL matches it. */
  readonly base: Region | null;
  /** The regions with other verdicts, and those within them. */
  readonly exceptions: readonly Region[];
  /** Every URL that matches is blocked but `/robots.txt`, which the reader holds open. */
  readonly isOpenForRobotsTxt: boolean;
}

const isRobotsTxt = ({ pattern, verdict }: Region): boolean =>
  pattern === "/robots.txt$" && verdict.allowed && verdict.rule === null;

const verdictOf = (extent: Extent): PatternVerdict => {
  const [base = null, ...rest] = extent.regions;
  const others = rest.filter((region) => !isRobotsTxt(region));
  const first = others.findIndex(({ verdict }) => verdict.allowed !== base?.verdict.allowed);
  const exceptions = first < 0 ? [] : others.slice(first);
  const allowed = base === null || exceptions.length > 0 ? null : base.verdict.allowed;
  return {
    extent,
    allowed,
    base,
    exceptions,
    isOpenForRobotsTxt: allowed === false && others.length < rest.length,
  };
};

const known: (consultation: Consultation) => Map<string, PatternVerdict> = memo(() => new Map());

const patternVerdict = (consultation: Consultation, pattern: string): PatternVerdict => {
  const verdicts = known(consultation);
  const verdict =
    verdicts.get(pattern) ??
    verdictOf(verdictsWithin(consultation.matcher, pattern, PATTERN_STEPS));
  verdicts.set(pattern, verdict);
  return verdict;
};

/** An expectation holds for a pattern where it is proved for all URLs that match. */
const meets = ({ expected }: TestedUrl, { allowed, extent }: PatternVerdict): boolean | null => {
  if (expected === null) return null;
  return extent.proved && allowed === (expected === "allowed");
};

/** A pattern's test with the verdict that holds for all its URLs. */
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

/** The tests as the list shows them. */
export interface ListedTests {
  readonly tested: readonly TestedUrl[];
  /** What holds for those that are patterns, by their ids. */
  readonly patterns: ReadonlyMap<number, PatternVerdict>;
}

const adjusted = new WeakMap<TestedUrl, TestedUrl>();

/** Asks about all URLs of each test that is a pattern; the others stay as they are. */
export const withPatterns = (
  tested: readonly TestedUrl[],
  consultation: Consultation,
): ListedTests => {
  const patterns = new Map<number, PatternVerdict>();
  const all = tested.map((one) => {
    const text = patternOf(one.testUrl);
    if (text === null) return one;
    const pattern = patternVerdict(consultation, text);
    patterns.set(one.testUrl.id, pattern);
    const shown = adjusted.get(one) ?? withVerdict(one, pattern);
    adjusted.set(one, shown);
    return shown;
  });
  return { tested: all, patterns };
};

import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import type { Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import type { Verdict } from "../match/readings.ts";
import { MOST_STEPS } from "../proof/budget.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import type { ReaderChoice } from "./args.ts";
import type { ExpectedVerdict } from "./checks-file.ts";

/** A file as served. */
export interface ServedFile {
  readonly document: RobotsDocument;
  /** The HTTP response it came in; null for a file from disk. */
  readonly response: HttpResponse | null;
}

/** A crawler's reader: a named one, or its own. */
export const matcherFor = (
  { document, response }: ServedFile,
  crawler: string,
  reader: ReaderChoice,
): Matcher => {
  const id: DialectId = reader === "automatic" ? readerOf(crawler) : reader;
  return consult(document, dialects[id], crawler, response).matcher;
};

/** The verdict for the URLs that a pattern matches, with example URLs. */
export interface Within {
  readonly verdict: "allowed" | "blocked" | "mixed";
  /** False if not all of them could be examined. */
  readonly proved: boolean;
  readonly regions: readonly { readonly url: string; readonly verdict: Verdict }[];
  /** The work that it took. */
  readonly steps: number;
}

/**
 * The work that all patterns of a run may take together: thirty times that of the hardest one, some
 * seconds. Counted in steps, so that the same files always have the same outcomes.
 */
const MOST_WORK = MOST_STEPS * 30;

/** Functions that the caller provides. */
export interface Abilities {
  /** Converts a typed URL to what a crawler would request. */
  readonly spell: (typed: string) => string;
  /** Returns the verdict for all URLs of a pattern, within a budget of steps. */
  readonly within: (matcher: Matcher, pattern: string, most: number) => Within;
}

/** Whether one expected verdict holds, and why not. */
export interface Outcome {
  readonly check: ExpectedVerdict;
  readonly holds: boolean;
  /**
   * The actual verdict on the URL, or on the pattern's URLs; `unproved` if they could not all be
   * examined, `undecided` if the patterns before it had taken all the work that a run may take.
   */
  readonly found: Within["verdict"] | "unproved" | "undecided";
  /** An example URL; for a URL check its own. */
  readonly url: string;
  /** The 1-based deciding line; null if no rule matches. */
  readonly line: number | null;
}

const wordOf = ({ allowed }: Verdict): "allowed" | "blocked" => (allowed ? "allowed" : "blocked");

const verifyUrl = (
  matcher: Matcher,
  check: ExpectedVerdict,
  spell: Abilities["spell"],
): Outcome => {
  const verdict = matcher.decide(spell(check.text));
  const found = wordOf(verdict);
  const line = verdict.rule?.line ?? null;
  return { check, holds: found === check.expected, found, url: check.text, line };
};

const verifyPattern = (
  check: ExpectedVerdict,
  { verdict, proved, regions }: Within,
  isOver: boolean,
): Outcome => {
  // One URL refutes; only a proof confirms.
  const counter = regions.find((region) => wordOf(region.verdict) !== check.expected);
  const shown = counter ?? regions[0];
  const unproved = isOver ? "undecided" : "unproved";
  return {
    check,
    holds: proved && verdict === check.expected,
    found: counter !== undefined || proved ? verdict : unproved,
    url: shown?.url ?? check.text,
    line: shown?.verdict.rule?.line ?? null,
  };
};

const NOT_EXAMINED: Within = { verdict: "allowed", proved: false, regions: [], steps: 0 };

/** Checks a file against expected verdicts. The outcomes are in the order of the checks. */
export const verify = (
  file: ServedFile,
  checks: readonly ExpectedVerdict[],
  { spell, within }: Abilities,
): readonly Outcome[] => {
  let left = MOST_WORK;
  return checks.map((check) => {
    const matcher = matcherFor(file, check.crawler, check.reader ?? "automatic");
    if (check.kind === "url") return verifyUrl(matcher, check, spell);
    const most = Math.min(left, MOST_STEPS);
    const found = most > 0 ? within(matcher, check.text, most) : NOT_EXAMINED;
    left -= found.steps;
    return verifyPattern(check, found, most < MOST_STEPS);
  });
};

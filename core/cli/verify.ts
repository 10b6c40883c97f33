import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import type { Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import type { Verdict } from "../match/readings.ts";
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
}

/** Functions that the caller provides. */
export interface Abilities {
  /** Converts a typed URL to what a crawler would request. */
  readonly spell: (typed: string) => string;
  /** Returns the verdict for all URLs of a pattern. */
  readonly within: (matcher: Matcher, pattern: string) => Within;
}

/** Whether one expected verdict holds, and why not. */
export interface Outcome {
  readonly check: ExpectedVerdict;
  readonly holds: boolean;
  /**
   * The actual verdict on the URL, or on the pattern's URLs; `unproved` if they could not all be
   * examined.
   */
  readonly found: Within["verdict"] | "unproved";
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
  matcher: Matcher,
  check: ExpectedVerdict,
  within: Abilities["within"],
): Outcome => {
  const { verdict, proved, regions } = within(matcher, check.text);
  // One URL refutes; only a proof confirms.
  const counter = regions.find((region) => wordOf(region.verdict) !== check.expected);
  const shown = counter ?? regions[0];
  const found = counter !== undefined || proved ? verdict : "unproved";
  return {
    check,
    holds: proved && verdict === check.expected,
    found,
    url: shown?.url ?? check.text,
    line: shown?.verdict.rule?.line ?? null,
  };
};

/** Checks a file against expected verdicts. The outcomes are in the order of the checks. */
export const verify = (
  file: ServedFile,
  checks: readonly ExpectedVerdict[],
  { spell, within }: Abilities,
): readonly Outcome[] =>
  checks.map((check) => {
    const matcher = matcherFor(file, check.crawler, check.reader ?? "automatic");
    return check.kind === "url"
      ? verifyUrl(matcher, check, spell)
      : verifyPattern(matcher, check, within);
  });

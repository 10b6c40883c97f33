import type { Dialect, Source } from "../dialects/dialect.ts";
import type { Policy, Rule, Selection } from "../policy/policy.ts";
import { readPolicy } from "../policy/read.ts";
import type { SelectOptions } from "../policy/select.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import type { Span } from "../text/span.ts";
import type { Identity } from "../vocabulary/product-token.ts";
import { compilePolicy, isExempt, type Matcher, wholesaleReason } from "./compile.ts";
import { type ConsideredGroup, consideredGroups } from "./considered.ts";
import { pathTaker } from "./path.ts";
import { matchSpans, pieceSpans } from "./pattern.ts";
import { allows, type Reading, type Verdict } from "./readings.ts";
import { pathSpeller } from "./spelling.ts";

/** A rule of the followed groups, compared with the URL. */
export interface Candidate {
  readonly rule: Rule;
  /** The pattern as the dialect spells it for the comparison. */
  readonly spelling: string;
  /**
   * The length that precedence compares: bytes of the spelling, or those that the dialect counts.
   */
  readonly weight: number;
  /** Whether the rule allows what it matches: an `Allow`, or a rule without a path. */
  readonly allows: boolean;
  /** The rule has no path. */
  readonly isEmpty: boolean;
  /** The parts of the compared path that the pattern's literal characters match. */
  readonly spans: readonly Span[];
  /** Those characters in `spelling`: one span for each of `spans`, with the same text. */
  readonly patternSpans: readonly Span[];
  /** It matches as the index page of a directory, not as written. */
  readonly isIndexPage: boolean;
}

/** What decided a verdict. */
export type Reason =
  /** The crawler does not obey robots.txt: nothing in the file applies to it. */
  | "not-obeyed"
  /** The HTTP response allows everything, blocks everything, or makes the reader wait. */
  | "response-allows"
  | "response-blocks"
  | "response-pauses"
  /** The dialect's reader rejects the file because of its bytes. */
  | "unreadable"
  /** A `Crawl-delay` so long that the dialect treats it as a block. */
  | "crawl-delay"
  /** The dialect always allows `/robots.txt`. */
  | "exempt"
  /** No group names the crawler and none is for `*`. */
  | "no-group"
  /** The followed groups have no rules. */
  | "empty-group"
  /** There are rules, but none of them matches. */
  | "no-match"
  /** Only rules of one type match; the most specific is reported. */
  | "unopposed"
  /** The winner has more bytes than the best rule of the other type. */
  | "longer"
  /** The best rules of both types are equal; allow wins. */
  | "tie"
  /** The winner comes before the best rule of the other type, and the dialect goes by order. */
  | "first"
  /** Only rules without a path match, and they block nothing. */
  | "empty-rule";

/** The crawler of a verdict: the name given for it, and the tokens looked for in the file. */
export interface ResolvedCrawler {
  /** How its product token was found; null if tokens were given directly. */
  readonly identity: Identity | null;
  /** The tokens tried in order: its own, then its fallbacks. */
  readonly chain: readonly string[];
  /** The token whose groups are followed; null if none of them is named. */
  readonly followed: string | null;
}

/** The steps from a file, a crawler and a URL to a verdict. */
export interface Explanation {
  readonly verdict: Verdict;
  readonly crawler: ResolvedCrawler;
  readonly policy: Policy;
  /** The groups followed, and whether they name the crawler. */
  readonly selection: Selection;
  /** Every group of the file, followed or not and why, in file order. Computed on first access. */
  readonly groups: readonly ConsideredGroup[];
  /** The URL, as passed to the matcher. */
  readonly url: string;
  /** The part of the URL that is compared, as extracted. */
  readonly path: string;
  /** The path in the dialect's spelling for the comparison. */
  readonly comparedPath: string;
  /** The deciding rule; null for reasons without one. */
  readonly winner: Candidate | null;
  /** All rules that match, the winner first. Empty for reasons without rules. May be many. */
  readonly candidates: readonly Candidate[];
  /** The number of rules in the followed groups. */
  readonly ruleCount: number;
  readonly reason: Reason;
  /** The best rule of the other type, if one matches. */
  readonly runnerUp: Candidate | null;
  /** The dialect's source for the deciding step. */
  readonly clause: Source;
}

/** Turns readings that match a path into candidates, once each; spans are computed on access. */
const candidateMaker = (comparedPath: string): ((reading: Reading) => Candidate) => {
  const made = new Map<Reading, Candidate>();
  const make = (reading: Reading): Candidate => {
    const { rule, pattern, spelling, weight, isEmpty, isIndexPage } = reading;
    return {
      rule,
      spelling,
      weight,
      allows: allows(reading),
      isEmpty,
      get spans() {
        return matchSpans(pattern, comparedPath) ?? [];
      },
      get patternSpans() {
        return pieceSpans(spelling, pattern);
      },
      isIndexPage,
    };
  };
  return (reading) => {
    const candidate = made.get(reading) ?? make(reading);
    made.set(reading, candidate);
    return candidate;
  };
};

/** The first reading of each rule: a rule can match in several ways. */
const oneEachRule = (readings: readonly Reading[]): readonly Reading[] => {
  const seen = new Set<Rule>();
  return readings.filter(({ rule }) => !seen.has(rule) && seen.add(rule));
};

const reasonFor = (
  { facts }: Dialect,
  selection: Selection,
  ruleCount: number,
  winner: Reading | undefined,
  runnerUp: Reading | undefined,
): Reason => {
  if (selection.kind === "none") return "no-group";
  if (ruleCount === 0) return "empty-group";
  if (winner === undefined) return "no-match";
  if (runnerUp === undefined) return winner.isEmpty ? "empty-rule" : "unopposed";
  if (facts.precedence.value === "first-match") return "first";
  return winner.weight > runnerUp.weight ? "longer" : "tie";
};

const clauseFor = (reason: Reason, { facts }: Dialect): Source => {
  switch (reason) {
    case "unreadable":
      return facts.undecodable.source;
    case "crawl-delay":
      return facts.crawlDelay.source;
    case "exempt":
      return facts.robotsTxt.source;
    case "no-group":
    case "empty-group":
      return facts.emptyGroup.source;
    case "tie":
      return facts.tie.source;
    case "empty-rule":
      return facts.emptyRule.source;
    default:
      return facts.precedence.source;
  }
};

/**
 * Explains a verdict: the groups followed, every rule that matches, which one wins and why. Always
 * agrees with `compile(document, dialect, agent, options).decide(url)`, and accepts the same
 * arguments.
 */
export const explain = (
  document: RobotsDocument,
  dialect: Dialect,
  agent: string | readonly string[],
  url: string,
  options: SelectOptions = {},
): Explanation => {
  const policy = readPolicy(document, dialect);
  return explainWith(compilePolicy(policy, agent, options), url);
};

const resolvedAs = ({ tokens, selection }: Matcher): ResolvedCrawler => ({
  identity: null,
  chain: tokens,
  followed: selection.kind === "named" ? (tokens[0] ?? null) : null,
});

/** `explain` for rules that are already compiled. */
export const explainWith = (
  matcher: Matcher,
  url: string,
  crawler: ResolvedCrawler = resolvedAs(matcher),
): Explanation => {
  const { policy, selection } = matcher;
  const { dialect } = policy;
  const verdict = matcher.decide(url);
  const path = pathTaker(dialect)(url);
  const comparedPath = pathSpeller(dialect)(path);
  const ruleCount = selection.groups.reduce((sum, { ruleRows }) => sum + ruleRows.length, 0);
  const settled = wholesaleReason(policy, selection) ?? (isExempt(path, dialect) ? "exempt" : null);
  const matching = settled === null ? oneEachRule(matcher.matching(url)) : [];
  const candidateOf = candidateMaker(comparedPath);
  const [winner] = matching;
  const runnerUp = matching.find(
    (reading) =>
      winner !== undefined &&
      allows(reading) !== allows(winner) &&
      (reading.weight > 0 || !reading.isEmpty),
  );
  const reason = settled ?? reasonFor(dialect, selection, ruleCount, winner, runnerUp);
  return {
    verdict,
    crawler,
    policy,
    selection,
    get groups(): readonly ConsideredGroup[] {
      return consideredGroups(matcher, crawler.chain);
    },
    url,
    path,
    comparedPath,
    winner: winner === undefined ? null : candidateOf(winner),
    get candidates() {
      return matching.map(candidateOf);
    },
    ruleCount,
    reason,
    runnerUp: runnerUp === undefined ? null : candidateOf(runnerUp),
    clause: clauseFor(reason, dialect),
  };
};

/**
 * What decides a verdict if the crawler or the HTTP response does, and no line of the file applies.
 */
export interface WholesaleReason {
  readonly reason: Extract<Reason, "not-obeyed" | `response-${string}`>;
  readonly clause: Source;
}

/** `explain` for a file that is not used. Only `/robots.txt` itself may still be allowed. */
export const explainWithoutFile = (
  matcher: Matcher,
  url: string,
  crawler: ResolvedCrawler,
  { reason, clause }: WholesaleReason,
): Explanation => {
  const { policy, selection } = matcher;
  const { dialect } = policy;
  const path = pathTaker(dialect)(url);
  const exempt = isExempt(path, dialect);
  return {
    verdict: matcher.decide(url),
    crawler,
    policy,
    selection,
    groups: [],
    url,
    path,
    comparedPath: pathSpeller(dialect)(path),
    winner: null,
    candidates: [],
    ruleCount: 0,
    reason: exempt ? "exempt" : reason,
    runnerUp: null,
    clause: exempt ? clauseFor("exempt", dialect) : clause,
  };
};

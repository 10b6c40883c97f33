import type { Dialect } from "../dialects/dialect.ts";
import type { Policy, Rule, Selection } from "../policy/policy.ts";
import { readPolicy, ruleAt } from "../policy/read.ts";
import { type SelectOptions, select } from "../policy/select.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineCut } from "../syntax/scan.ts";
import { FLAGS, FROM, STRIDE, TO, TOO_LONG, VALUE_TO } from "../syntax/table.ts";
import { percentEncodeCodePoint } from "../text/octets.ts";
import { pathOf } from "./path.ts";
import { type Pattern, parsePattern } from "./pattern.ts";
import { type RankedPattern, RuleIndex } from "./rule-index.ts";
import { spellPath, spellPattern } from "./spelling.ts";

/** Whether a URL may be fetched, and the rule that says so. */
export interface Verdict {
  readonly allowed: boolean;
  /** The deciding rule; null when no rule matches, or none is followed. */
  readonly rule: Rule | null;
}

/** A crawler's rules, made ready for many URLs. */
export interface Matcher {
  readonly policy: Policy;
  readonly selection: Selection;
  /**
   * Decides a URL as the dialect's engine would when handed this very string: nothing is resolved
   * or cleaned up. Any string gets an answer.
   */
  readonly decide: (url: string) => Verdict;
}

/** A way for a rule to match, with its weight. Most rules have one. */
export interface Reading {
  readonly rule: Rule;
  readonly pattern: Pattern;
  /** The pattern in the dialect's spelling. */
  readonly spelling: string;
  /** Octets of the spelling, all of them ASCII. 0 for an empty value, which forbids nothing. */
  readonly weight: number;
  /** The pattern stands for a directory whose index page an `Allow` names. */
  readonly isIndexPage: boolean;
}

/** Octets of a character that the dialect's line limit cut in two, at the end of a rule's value. */
const cutOctets = ({ document, dialect, table }: Policy, rule: Rule): string => {
  const limit = dialect.facts.lineOctets.value;
  const row = (rule.line - 1) * STRIDE;
  if (limit === null || ((table[row + FLAGS] as number) & TOO_LONG) === 0) return "";
  const { source, encoding } = document;
  const cut = lineCut(
    source,
    table[row + FROM] as number,
    table[row + TO] as number,
    encoding,
    limit,
  );
  if (cut === null || cut.partial === 0 || cut.at !== table[row + VALUE_TO]) return "";
  return percentEncodeCodePoint(source.codePointAt(cut.at) as number, encoding, cut.partial);
};

/** `/dir/` and `$` for an `Allow` of `/dir/index.htm…` (google/robotstxt, `HandleAllow`). */
const indexPagePattern = (rule: Rule, spelling: string, dialect: Dialect): string | null => {
  if (dialect.facts.indexPage.value !== "opens-directory" || rule.type !== "allow") return null;
  const slash = spelling.lastIndexOf("/");
  if (slash < 0 || !spelling.startsWith("/index.htm", slash)) return null;
  return `${spelling.slice(0, slash + 1)}$`;
};

const reading = (rule: Rule, spelling: string, isIndexPage: boolean): Reading => ({
  rule,
  pattern: parsePattern(spelling),
  spelling,
  weight: spelling.length,
  isIndexPage,
});

/** The ways a rule can match in a policy's dialect. */
export const readingsOf = (policy: Policy, rule: Rule): readonly Reading[] => {
  const { dialect, document } = policy;
  const spelling = spellPattern(rule.text, dialect, document.encoding) + cutOctets(policy, rule);
  const indexPage = indexPagePattern(rule, spelling, dialect);
  const asWritten = reading(rule, spelling, false);
  return indexPage === null ? [asWritten] : [asWritten, reading(rule, indexPage, true)];
};

/** The rules a selection follows, in file order. */
export const rulesOf = (policy: Policy, selection: Selection): readonly Rule[] =>
  selection.groups.flatMap((group) => group.ruleLines.map((line) => ruleAt(policy, line)));

/**
 * Orders readings by precedence: more octets first; at equal octets `Allow` before `Disallow`; then
 * the earlier line (RFC 9309, section 2.2.2; google/robotstxt, `RobotsMatcher::disallow` and the
 * strict comparison in `MatchMap`).
 */
export const byPrecedence = (a: Reading, b: Reading): number =>
  b.weight - a.weight ||
  Number(b.rule.type === "allow") - Number(a.rule.type === "allow") ||
  a.rule.line - b.rule.line;

const OPEN: Verdict = { allowed: true, rule: null };

/** A rule without a path matches everything and forbids nothing. */
const verdictOf = ({ rule, weight }: Reading): Verdict => ({
  allowed: rule.type === "allow" || weight === 0,
  rule,
});

/** Whether a dialect holds `/robots.txt` open whatever the rules say (RFC 9309, section 2.2.2). */
export const isExempt = (path: string, dialect: Dialect): boolean =>
  dialect.facts.robotsTxt.value === "always-allowed" && path === "/robots.txt";

/** `compile` on a policy that is already at hand. */
export const compilePolicy = (
  policy: Policy,
  agent: string | readonly string[],
  options: SelectOptions = {},
): Matcher => {
  const selection = select(policy, typeof agent === "string" ? [agent] : agent, options);
  const readings = rulesOf(policy, selection).flatMap((rule) => readingsOf(policy, rule));
  readings.sort(byPrecedence);
  const verdicts = readings.map(verdictOf);
  const index = new RuleIndex(
    readings.map(({ pattern }, rank): RankedPattern => ({ pattern, rank })),
  );
  const { dialect } = policy;
  return {
    policy,
    selection,
    decide: (url) => {
      const path = pathOf(url);
      if (isExempt(path, dialect)) return OPEN;
      const rank = index.find(spellPath(path, dialect));
      return rank < 0 ? OPEN : (verdicts[rank] as Verdict);
    },
  };
};

/**
 * Prepares a crawler's rules for many URLs.
 *
 * @param agent a product token, or several that are read as one crawler with one merged rule set.
 *   Compared as it stands: reduce a User-Agent header to its token first. `*` follows the global group.
 */
export const compile = (
  document: RobotsDocument,
  dialect: Dialect,
  agent: string | readonly string[],
  options: SelectOptions = {},
): Matcher => compilePolicy(readPolicy(document, dialect), agent, options);

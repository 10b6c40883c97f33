import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { cutBytes, hasCutLines } from "../policy/cut-lines.ts";
import type { Policy, Rule } from "../policy/policy.ts";
import { literalPattern, type Pattern, parsePattern } from "./pattern.ts";
import { equalSpellings, patternSpeller } from "./spelling.ts";

/** One way in which a rule matches, with its weight. Most rules have one. */
export interface Reading {
  readonly rule: Rule;
  readonly pattern: Pattern;
  /** The pattern in the dialect's spelling. */
  readonly spelling: string;
  /**
   * The length that precedence compares: bytes of the spelling, or those that the dialect counts.
   */
  readonly weight: number;
  /** The rule has no path: it matches everything and blocks nothing. */
  readonly isEmpty: boolean;
  /** The pattern is that of a directory whose index page the rule names. */
  readonly isIndexPage: boolean;
}

/** `/dir/` and `$` for `/dir/index.htm…` (google/robotstxt, `HandleAllow`). */
const directoryOfIndex = ({ type }: Rule, spelling: string): string | null => {
  if (type !== "allow") return null;
  const slash = spelling.lastIndexOf("/");
  if (!spelling.startsWith("/index.htm", slash)) return null;
  return `${spelling.slice(0, slash + 1)}$`;
};

/**
 * The pattern of the directory that a rule also matches if it names an index page; null otherwise.
 */
const INDEX_PAGES: Readonly<
  Record<DialectFacts["indexPage"]["value"], (rule: Rule, spelling: string) => string | null>
> = {
  "no-exception": () => null,
  "opens-directory": directoryOfIndex,
  "html-opens-directory": ({ type }, spelling) =>
    type === "allow" && spelling.endsWith("/index.html") ? `${spelling.slice(0, -10)}$` : null,
  "stands-for-directory": (_, spelling) =>
    /index\.html?$/.test(spelling) ? `${spelling.slice(0, spelling.indexOf("index.htm"))}$` : null,
};

const withoutWildcards = (spelling: string): number =>
  spelling.replace(/\$$/, "").replaceAll("*", "").length;

const WEIGHTS: Readonly<Record<DialectFacts["precedence"]["value"], (spelling: string) => number>> =
  {
    "most-bytes": (spelling) => spelling.length,
    "most-bytes-without-wildcards": withoutWildcards,
    "first-match": (spelling) => spelling.length,
    "any-disallow": (spelling) => spelling.length,
  };

const BROKEN_ESCAPE = /%(?![0-9a-fA-F]{2})/;

/** The weight of a rule without a path; null if such rules are ignored. */
const EMPTY_WEIGHTS: Readonly<Record<DialectFacts["emptyRule"]["value"], number | null>> = {
  yields: 0,
  ignored: null,
  "allows-all": 1,
  "disallow-allows-all": 1,
};

const emptyReadings = (rule: Rule, { facts }: Dialect): readonly Reading[] => {
  const weight = EMPTY_WEIGHTS[facts.emptyRule.value];
  const pattern = literalPattern("");
  const isIgnored = facts.emptyRule.value === "disallow-allows-all" && rule.type === "allow";
  if (weight === null || isIgnored) return [];
  return [{ rule, pattern, spelling: "", weight, isEmpty: true, isIndexPage: false }];
};

/** How a dialect parses a spelt pattern: with special characters, or literally. */
export const patternParser = ({ facts }: Dialect): ((spelling: string) => Pattern) =>
  facts.wildcards.value === "none" ? literalPattern : parsePattern;

/** The readings of several rules in a policy's dialect, in the order of the rules. */
export const readingsOf = (policy: Policy, rules: readonly Rule[]): Reading[] => {
  const { dialect, document } = policy;
  const { facts } = dialect;
  const parse = patternParser(dialect);
  const weigh = WEIGHTS[facts.precedence.value];
  const directoryOf = INDEX_PAGES[facts.indexPage.value];
  const spell = patternSpeller(dialect, document.encoding);
  const equals = equalSpellings(dialect);
  const addsSlash = facts.pathStart.value === "slash-optional";
  const dropsBroken = facts.brokenEscape.value === "drops-rule";
  const takesLiteralDollar = facts.wildcards.value === "star-and-literal-dollar";
  const isLimited = hasCutLines(policy);
  const readings: Reading[] = [];

  const add = (
    rule: Rule,
    spelling: string,
    isIndexPage: boolean,
    weight: number = weigh(spelling),
  ): void => {
    // A path may be empty once spelt; it is ignored if empty rules are.
    if (spelling === "" && facts.emptyRule.value === "ignored") return;
    const pattern = parse(spelling);
    readings.push({ rule, pattern, spelling, weight, isEmpty: false, isIndexPage });
  };
  for (const rule of rules) {
    const cut = isLimited ? cutBytes(policy, rule) : "";
    if (rule.text === "" && cut === "") {
      readings.push(...emptyReadings(rule, dialect));
      continue;
    }
    if (dropsBroken && BROKEN_ESCAPE.test(rule.text)) continue;
    const text = addsSlash && !rule.text.startsWith("/") ? `/${rule.text}` : rule.text;
    const spelling = spell(text) + cut;
    const directory = directoryOf(rule, spelling);
    add(rule, spelling, false);
    for (const other of equals(spelling)) add(rule, other, false, weigh(spelling));
    if (directory !== null) add(rule, directory, true);
    if (!takesLiteralDollar) continue;
    if (text.includes("$")) add(rule, spell(text.replaceAll("$", "%24")), false);
    if (directory !== null) add(rule, spell(directory.replaceAll("$", "%24")), true);
  }
  return readings;
};

/** Negative if the first reading takes precedence over the second. */
export type Precedence = (a: Reading, b: Reading) => number;

const byPlace: Precedence = (a, b) => a.rule.pattern.from - b.rule.pattern.from;

/**
 * More bytes first; at equal bytes `Allow` before `Disallow`; then the earlier line (RFC 9309,
 * section 2.2.2; google/robotstxt, `RobotsMatcher::disallow` and the strict comparison in
 * `MatchMap`). A rule without a path counts as one that allows.
 */
const byWeight: Precedence = (a, b) =>
  b.weight - a.weight ||
  Number(allows(b)) - Number(allows(a)) ||
  Number(b.rule.type === "allow") - Number(a.rule.type === "allow") ||
  byPlace(a, b);

const byWeightThenPlace: Precedence = (a, b) => b.weight - a.weight || byPlace(a, b);

const emptyLast: Precedence = (a, b) =>
  Number(a.isEmpty) - Number(b.isEmpty) || Number(allows(a)) - Number(allows(b)) || byPlace(a, b);

const TIES: Readonly<Record<DialectFacts["tie"]["value"], Precedence>> = {
  allow: byWeight,
  first: byWeightThenPlace,
};

const PRECEDENCES: Readonly<
  Record<DialectFacts["precedence"]["value"], (facts: DialectFacts) => Precedence>
> = {
  "most-bytes": ({ tie }) => TIES[tie.value],
  "most-bytes-without-wildcards": ({ tie }) => TIES[tie.value],
  "first-match": () => byPlace,
  "any-disallow": () => emptyLast,
};

/** A dialect's order of readings: the first that matches decides. */
export const precedenceOf = ({ facts }: Dialect): Precedence =>
  PRECEDENCES[facts.precedence.value](facts);

/** Whether a rule allows what it matches. */
export const allows = ({ rule, isEmpty }: Reading): boolean => rule.type === "allow" || isEmpty;

/** Whether a URL may be fetched, and the rule that decides it. */
export interface Verdict {
  readonly allowed: boolean;
  /** The deciding rule; null if no rule matches, or none is followed. */
  readonly rule: Rule | null;
}

/** The verdict of a deciding rule. */
export const verdictOf = (reading: Reading): Verdict => ({
  allowed: allows(reading),
  rule: reading.rule,
});

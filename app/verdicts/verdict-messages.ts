/**
 * The words about verdicts: what decides, and why. Placeholders such as `{place}` are links to
 * lines of the file; backquotes mark code. None contains "allowed" or "blocked": those are for the
 * verdict itself.
 */
export const verdictMessages = {
  // Which groups a crawler follows.
  group: "{line}",
  groups: "lines {lines}",
  moreLines: "{count} more",
  follows: "follows {groups}",
  followsOther: "follows {groups} ({followed})",
  emptyGroup: "There are no rules, so it may crawl everything.",
  noGroup: "No rules apply to {crawler}: it may crawl everything.",
  noGroupForAny: "No rules apply to other crawlers: they may crawl everything.",
  noGroupStarIgnored:
    "No rules apply to {crawler}, which ignores groups for `*`: it may crawl everything.",
  disobeys: "{crawler} does not obey robots.txt: it may crawl anyway.",
  withSource: "{note} {source}",
  source: "Source",
  controlOnly:
    "No crawler sends this name: it says what {operator} may do with pages that other crawlers have read. {source}",
  retired: "No crawler uses this name any more. {source}",
  cutToken:
    "{token} has characters that a product token must not have: of such a user-agent line, Google’s library reads only {read}.",

  // The steps to a verdict.
  crawler: "Crawler",
  groupsStep: "Groups",
  address: "URL",
  rules: "Rules",
  decided: "Decided",
  decidedBy: "{decision} ({source})",
  typed: "you typed",
  requested: "as a URL",
  note: "note",
  compared: "part compared",
  comparedAs: "Compared as {path}. {changes}",
  anyCrawler: "any crawler that no group names",
  fromHeader: "{token}, the product token of {header}",
  typedAs: "{token}, typed as {typed}",
  fallback: "where no group names it, {names}",
  fallbackThen: "{first}, then {second}",
  ignoresStar: "it obeys no group for `*`",
  clauses: "{first}; {second}",

  // Why a group is followed or not.
  line: "line {line}",
  /** A line that only a system writes, by its number in the text that it serves. */
  lineBy: "line {line} by {name}",
  /** The same in a list of numbers. */
  numberBy: "{line} by {name}",
  groupRow: "{place} {name}, {why}",
  groupRowMore: "{place} {name} and {more}, {why}",
  unnamed: "without a name",
  followedStar: "applies: no group names the crawler",
  followedStarMany: "applies: no group names the crawler; read as one with the others",
  followedNamed: "applies: it names the crawler",
  followedNamedMany: "applies: it names the crawler; read as one with the others",
  followedOther: "applies: it names {name}",
  followedOtherMany: "applies: it names {name}; read as one with the others",
  forOthers: "for others",
  starReplaced: "does not apply: a group names the crawler",
  starIgnored: "does not apply: the crawler ignores groups for all crawlers",
  fallbackUnused: "does not apply: there is a group for a name that comes before it",
  notFirst: "does not apply: only the first such group counts",
  shorterName: "does not apply: a longer name fits better",
  noRules: "skipped: it has no rules",
  moreGroups: { one: "{count} more group", other: "{count} more groups" },
  moreGroupsForOthers: {
    one: "{count} more group for others",
    other: "{count} more groups for others",
  },
  noneObeyed: "none applies: the crawler obeys none",
  noneByResponse: "none applies: the HTTP response decides",
  noneInFile: "the file has none",
  noneReadable: "none: this reader cannot read the file",

  // The reason in one line, which begins with the name of a line: `line 3`.
  noRule: "no rule",
  noRuleMatches: "no rule matches",
  ruleDecides: "{line} {rule}",
  longer: "{line}, longer than {other}",
  tie: "{line}, as long as {other}: Allow wins",
  first: "{line}, before {other}",
  emptyRule: "{line}: a rule without a path blocks nothing",
  byDisobedience: "no rule: this crawler does not obey robots.txt",
  byExemption: "no rule: /robots.txt itself may always be crawled",
  byNoGroup: "no rule applies to this crawler",
  byEmptyGroup: "no rule: the group has none",
  byUnreadable: "no rule: this reader cannot read the file",
  byDelay: "no rule: the Crawl-delay blocks the site",
  byOpenResponse: "no rule: the HTTP response allows everything",
  byClosedResponse: "no rule: the HTTP response blocks the site",
  byPause: "no rule: nothing is crawled for now",

  // The principle that decided.
  bytes: { one: "{count} byte", other: "{count} bytes" },
  mostBytes: "Longest rule wins",
  mostBytesWeighed: "Longest rule wins: {weight} against {other}",
  mostBytesPlain: "Longest rule wins, wildcards not counted",
  mostBytesPlainWeighed: "Longest rule wins, wildcards not counted: {weight} against {other}",
  firstMatch: "First matching rule wins",
  anyDisallow: "One matching rule is enough to block",
  decidedTie: "Of equally long rules, Allow wins",
  decidedTieWeighed: "Of equally long rules, Allow wins: {weight} each",
  decidedDisobedience: "This crawler ignores the file",
  decidedUnreadable: "This reader skips a file that is not UTF-8",
  decidedDelay: "A Crawl-delay of more than 300 seconds blocks the site",
  decidedOpenResponse: "The HTTP response allows everything",
  decidedClosedResponse: "The HTTP response blocks the site",
  decidedPause: "After such an HTTP response nothing is crawled for now",
  decidedExemption: "/robots.txt itself may always be crawled",
  decidedNoGroup: "A crawler without rules may crawl everything",
  decidedEmptyGroup: "A group without rules blocks nothing",
  decidedNoMatch: "What no rule matches may be crawled",
  decidedEmptyRule: "A rule without a path blocks nothing",

  // The outcome of a matching rule.
  longestWins: "{weight}, longest: wins",
  tieWins: "{weight}, Allow wins a tie",
  weightWins: "{weight}: wins",
  wins: "wins",
  respelt: "as {spelling}: {reading}",
  showMoreRules: { one: "Show {count} more that matches", other: "Show {count} more that match" },
  showSomeRules: {
    one: "Show {count} more of {left} that match",
    other: "Show {count} more of {left} that match",
  },
  noneToFollow: "none applies",
  rulesNotRead: {
    one: "{count} rule, not examined",
    other: "{count} rules, not examined",
  },
  otherRulesNotRead: {
    one: "{count} other rule, not examined",
    other: "{count} other rules, not examined",
  },
  rulesNotMatching: {
    one: "{count} rule does not match",
    other: "{count} rules do not match",
  },
  otherRulesNotMatching: {
    one: "{count} other rule does not match",
    other: "{count} other rules do not match",
  },

  // All verdicts in numbers.
  summary: { one: "{count} URL: ", other: "{count} URLs: " },
  countBlocked: { one: "{count} blocked", other: "{count} blocked" },
  countAllowed: { one: "{count} allowed", other: "{count} allowed" },
  countDisobeyed: "not obeyed",
  countMissed: { one: "{count} not as expected", other: "{count} not as expected" },

  // The expectation beside a verdict.
  expectNothing: "expect…",
  asExpected: "as expected",
  expectedAllowed: "expected allowed",
  expectedBlocked: "expected blocked",
  expectedOf: "Expected of {url}",
  mustBe: {
    allowed: "Must stay allowed",
    blocked: "Must be blocked",
    none: "No expectation",
  },
} as const;

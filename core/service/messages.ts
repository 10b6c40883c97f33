/**
 * The messages of the services, as templates. Text from a file is quoted as code. Some phrases,
 * such as those on patterns, are used within others.
 */

/** Which URLs a pattern matches, by what is compared. */
export const PATTERN_MESSAGES = {
  URL: {
    all: "every URL",
    none: "no URL: every URL starts with `/`, and this does not",
    some: "every URL that {clauses}",
    one: "the URL {text} only, with nothing after it",
  },
  path: {
    all: "every path",
    none: "no path: every path starts with `/`, and this does not",
    some: "every path that {clauses}",
    one: "the path {text} only, with nothing after it",
  },
} as const;

export const HOME_PAGE = "only the home page, with nothing after its `/`";

/** The conditions of a pattern on a URL, in the order of its pieces. */
export const CLAUSE_MESSAGES = {
  begins: "begins with {text}",
  contains: "contains {text}",
  containsAfter: "contains {text} after that",
  containsMore: {
    one: "contains {count} more piece",
    other: "contains {count} more pieces in order",
  },
  ends: "ends with {text}",
  endsAfter: "ends with {text} after that",
} as const;

/** The effect of a rule. */
export const READING_MESSAGES = {
  allow: "allows {urls}",
  disallow: "blocks {urls}",
  plainCharacter: "{does}, where {character} is an ordinary character",
  plainCharacters: "{does}, where `*` and `$` are ordinary characters",
  indexPage: "{does}, because it names the index page there",
} as const;

/** The meaning of the value of a further field. */
export const VALUE_MESSAGES = {
  noDelay: "Asks for no delay between requests.",
  delay: "Asks for {time} between requests: at most {pages} a day from one crawler.",
  rate: "Asks for at most {pages} every {time}.",
  rateAtHours: "Asks for at most {pages} every {time}, {hours}.",
  visit: "Asks to crawl only {hours}.",
  hours: "from {from} to {to} UTC",
  pages: { one: "{count} page", other: "{count} pages" },
  cleanParam: {
    one: "States that the query parameter {names} does not change the page, on any path.",
    other: "States that the query parameters {names} do not change the page, on any path.",
  },
  cleanParamOnPath: {
    one: "States that the query parameter {names} does not change the page, where the path matches {path}.",
    other:
      "States that the query parameters {names} do not change the page, where the path matches {path}.",
  },
  preference: "States a preference: {wishes}.",
  preferenceWithRest: "States a preference: {wishes}. It does not mention {rest}.",
  preferenceFor: "{preference} For {urls}.",
  atMost: 'use no more than "{use}"',
  yes: "yes to {use}",
  no: "no to {use}",
} as const;

export const TIME_MESSAGES = {
  s: { one: "{count} second", other: "{count} seconds" },
  m: { one: "{count} minute", other: "{count} minutes" },
  h: { one: "{count} hour", other: "{count} hours" },
  d: { one: "{count} day", other: "{count} days" },
} as const;

/** The subject of each label of a preference. */
export const USE_MESSAGES: Readonly<Record<string, string>> = {
  search: "showing it in search results",
  "ai-input": "feeding it to an AI that answers a question",
  "ai-train": "training AI",
  "train-ai": "training AI",
};

/** The rules that a crawler lost by being named, and how to apply them again. */
export const LOST_MESSAGES = {
  toOwnGroup: {
    one: "{crawler} no longer obeys {count} rule of `*` ({lines}): a group of its own replaces it.",
    other:
      "{crawler} no longer obeys {count} rules of `*` ({lines}): a group of its own replaces them.",
  },
  toGroupFor: {
    one: "{crawler} no longer obeys {count} rule of `*` ({lines}): the group for {name} replaces it.",
    other:
      "{crawler} no longer obeys {count} rules of `*` ({lines}): the group for {name} replaces them.",
  },
  copy: "Copy the * rules into this group",
  copied: {
    one: "Writes {count} rule below line {line}, at the end of the group.",
    other: "Writes {count} rules below line {line}, at the end of the group.",
  },
  copiedForOther: "{copied} They then apply to {name} too.",
  copiedForOthers: "{copied} They then apply to the other crawlers in this group too.",
  join: "Add this crawler to the * group",
  joinedInPlace:
    "Writes “User-agent: {name}” above {lines}. Its own group is deleted, because it adds nothing.",
  joined: "Writes “User-agent: {name}” above {lines}. Its own group stays, and it obeys both.",
} as const;

/** The contents of the hover card. */
export const HOVER_MESSAGES = {
  notDirective: "Not a directive",
  unreadable:
    "This line has no effect: a line needs a name, a colon and a value. Put `#` in front to make it a comment.",
  notRead: "Not read",
  afterNul: "A NUL character ends the line for Google's library.",
  afterLimit: "Google's library reads only the first 16,663 bytes of a line.",

  everyCrawler: "All other crawlers",
  everyCrawlerMeans:
    "`*` applies to every crawler without a group of its own. A crawler with its own group follows only that group: nothing from here is added to it.",
  everyCrawlerBut: "Some follow only groups that name them: {names} and others.",
  noName:
    "{reader} finds no name here: names can have only letters, `_` and `-`. The line applies to no crawler.",
  cutName: "{reader} reads only {name} here: names can have only letters, `_` and `-`.",
  retired: "No crawler uses this name any more: the group has no effect.",
  controlOnly:
    "No crawler sends this name. It controls what pages that other crawlers fetch may be used for.",
  unknownCrawler: "No known crawler has this name. A crawler that does follows this group.",
  didYouMean: "Did you mean {name}?",
  noFallback: "no group: it then follows no rules",
  fallback: "the group for {name}",
  nextFallback: "{fallbacks}, then {name}",

  operator: "Operator",
  purpose: "Purpose",
  obeys: "Obeys this file",
  fallbacks: "If not named, follows",
  crawlDelay: "Crawl-delay",
  followed: "Followed",
  ignored: "Ignored",

  write: "Write",
  readBy: "Read by",
  skippedBy: "Skipped by",
  followedBy: "Followed by",
  typoRejected: "Written {key}, which {reader} does not accept: the line is skipped.",
  typoAccepted: "Written {key}: {reader} reads it anyway, but many others skip the line.",
  prefixRejected: "Written {key}: {reader} accepts only the exact name and skips the line.",
  prefixAccepted:
    "Written {key}: {reader} only checks how the name starts, but many others skip the line.",
  colonRejected: "The colon is missing, so {reader} skips the line.",
  colonAccepted: "The colon is missing: {reader} reads the line anyway, but many others skip it.",
  unknownField: "No known crawler reads a directive with this name: the line is skipped.",

  pattern: "Path pattern",
  allows: "Allows {urls}.",
  blocks: "Blocks {urls}.",
  matches: "Matches {urls}.",
  noWildcards: "{reader} has no wildcards and compares {path} character by character.",
  comparedAs: "{reader} compares it as {path}.",
  precedence: "Precedence",
  weight: "Weight",
  weightOf: {
    one: "{count} byte: of the rules that match, the longest wins",
    other: "{count} bytes: of the rules that match, the longest wins",
  },
  valueOf: "Value of {field}",
  incompleteUrl:
    "This is not a complete URL: add the scheme and host, as in `https://shop.example/sitemap.xml`.",
} as const;

/** The notes beside completion's suggestions. */
export const COMPLETION_MESSAGES = {
  retiredNames: "Retired names",
  ownNames: "Only in this file",
  crawler: "{operator} · {purpose}",
  crawlerOnLine: "{operator} · {purpose} · named on line {line}",
  retired: "retired",
  namedOnLine: "named on line {line}",
  everyCrawler: "every crawler without a group of its own",
  everyCrawlerOnLine: "every crawler without a group of its own · named on line {line}",
  everyCrawlerMeans:
    "A crawler with its own group follows only that group: nothing from here is added to it.",
  wholeGroups: "Whole groups",
  crawlers: { one: "{count} crawler", other: "{count} crawlers" },
  ofThisKind: "{names} and others: all known crawlers of this kind that do not ignore the file.",
  fromUrls: "From the URLs under test",
  common: "Common",
  matches: "Matches {urls}.",
  completeUrl: "a complete URL is needed",
} as const;

/**
 * The words for patterns and rules, which other sentences contain. Apart from the other messages, as
 * the first screen shows them.
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
  emptyYields: "blocks nothing: it has no path",
  emptyIgnored: "does nothing: it has no path",
  emptyAllows: "allows every URL: it has no path",
  plainCharacter: "{does}, where {character} is an ordinary character",
  plainCharacters: "{does}, where `*` and `$` are ordinary characters",
  indexPage: "{does}, because it names the index page there",
} as const;

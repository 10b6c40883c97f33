/** What the editor says about rules and the URLs they decide. `{name}` is a placeholder. */
export const coverageMessages = {
  label: "Decides",
  title: "Decides: {what}",
  tested: {
    one: "{decided} of {count} tested URL",
    other: "{decided} of {count} tested URLs",
  },
  listed: {
    one: "{decided} of {count} listed URL",
    other: "{decided} of {count} listed URLs",
  },
  logged: {
    one: "{decided} of {count} logged request",
    other: "{decided} of {count} logged requests",
  },
  none: "None of what Bulk has read. Other URLs may still match this rule.",
  dead: "No URL at all: whatever this rule matches, other rules decide. This is proved, not sampled.",
  deadMark: "dead",
} as const;

/** The words of the editor. */
export const languageMessages = {
  // Above a part that another system wrote.
  wroteThis: "{name} wrote this",
  writesThis: "{name} writes this; it cannot be changed",
  writesThisThere: "{name} writes this; change it {where}",
  found: { one: "{count} found", other: "{count} found" },
  noneFound: "None found",
  manyFound: "More than {count} found",
  foundOf: "{selected} of {total}",
  find: "Find",
  replaceWith: "Replace with",
  matchCase: "Match case",
  regularExpression: "Regular expression",
  words: "Words",
  wholeWords: "Whole words",
  previousMatch: "Previous match",
  nextMatch: "Next match",
  replace: "Replace…",
  replaceOne: "Replace",
  replaceAll: "Replace all",
  closeSearch: "Close the search",
  testAs: "Test as {crawler}",
  testAsAny: "Test as any other crawler",
  testingAs: "Testing as {crawler}",
  testingAsAny: "Testing as any other crawler",
  ignoredRules: "Ignored * rules",
  quickFixes: "Quick fixes",
  noProblemHere: "No problem on this line",
  noFixHere: "This problem has no automatic fix.",
  ignoreHere: "Ignore here",
  byComment: "by a comment",
  ignored: "Ignored by a comment at the end of the line.",
  changesNothing: "changes no verdict",
  becomesAllowed: "{url} becomes allowed",
  becomesBlocked: "{url} becomes blocked",
  moreChange: { one: "{count} more changes", other: "{count} more change" },
  decides: { one: "decides {count} URL", other: "decides {count} URLs" },
  followed: "applies",
  lostTo: "lost to the group on line {line}",
  readsNoFurther: "{reader} stops reading here",
  sharesRules: "shares the rules of line {line}",
  decidesNone: "matches, decides no URL",
} as const;

/** What stands beside the source of what is under the pointer. */
export const hoverMessages = {
  morePage: "More about it",
} as const;

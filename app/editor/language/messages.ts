/** What the editor says about rules and the URLs they decide. `{name}` is a placeholder. */
export const coverageMessages = {
  label: "Decides",
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
  spokenFinding: "Line {line}: {message}",
  found: { one: "{count} found", other: "{count} found" },
  noneFound: "None found",
  manyFound: "More than {count} found",
  foundOf: "{selected} of {total}",
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
  changesNothing: "changes no verdict",
  becomesAllowed: "{url} becomes allowed",
  becomesBlocked: "{url} becomes blocked",
  moreChange: { one: "{count} more changes", other: "{count} more change" },
  decides: { one: "decides {count} URL", other: "decides {count} URLs" },
  followed: "followed",
  lostTo: "lost to the group on line {line}",
  readsNoFurther: "{reader} stops reading here",
  sharesRules: "shares the rules of line {line}",
  noTestUrl: "no test URL",
} as const;

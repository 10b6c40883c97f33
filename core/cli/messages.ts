/** What the command-line tool says. `{name}` stands for what differs. */
export const MESSAGES = {
  usage: `Checks a robots.txt without a browser. Nothing but Node.js is needed.

  node check.mjs robots.txt robots.checks.json    says which expected verdicts do not hold
  node check.mjs --lint robots.txt                runs the checks on the file itself
  node check.mjs --urls urls.txt robots.txt       writes a verdict for each URL

A file may also be - for standard input, or an address that begins with http:// or https://.

  --lint           check the file's lines as well; errors count as failures
  --junit FILE     write the results as JUnit XML too
  --github         print GitHub annotations, which show up beside the line
  --urls FILE      read URLs, or JSON objects with a "url", one a line
  --crawler NAME   whose verdicts --urls gives; * (any crawler without a group) if left out
  --reader NAME    how --urls reads the file: automatic (each crawler's own way, the default),
                   {readers}
  --help           show this text

Exit code: 0 all is well, 1 something fails, 2 the question could not be answered.`,
  unknownOption: "There is no option {option}. Try --help.",
  missingValue: "{option} needs a value after it. Try --help.",
  unknownReader: "There is no reader called {reader}. Known are: automatic, {readers}.",
  noRobots: "Name a robots.txt to check. Try --help.",
  nothingToDo: "Name a file of checks after {robots}, or say --lint or --urls. Try --help.",
  tooMany: "There is one file too many: {extra}. Try --help.",
  twiceStdin: "Standard input (-) can be read once only.",
  onlyWithoutUrls: "{option} does not go with --urls.",
  onlyWithUrls: "{option} goes with --urls only: a file of checks names its crawlers itself.",

  notJson: "The file of checks is not JSON: {why}",
  notAnObject: "The file of checks must hold an object with `version` and `checks`.",
  otherVersion: "The file of checks is of version {version}; this tool knows version 1.",
  noChecks: "The file of checks has no list `checks`.",
  tooManyChecks: "The file holds {count} checks; no more than {most} are read.",
  notACheck: "Check {number} is not an object.",
  noCrawler: "Check {number} names no `crawler`.",
  noUrl: "Check {number} must have either a `url` or a `pattern`.",
  badPattern: "The `pattern` of check {number} must begin with / or *.",
  badExpect: 'Check {number} must `expect` "allowed" or "blocked".',
  badReader: "Check {number} names a `reader` that does not exist: {reader}.",
  tooLong: "A text in check {number} is longer than {most} characters.",

  isBlocked: "{crawler} may not fetch {url}, but should",
  isAllowed: "{crawler} may fetch {url}, but should not",
  patternMixed:
    "{crawler} may fetch some URLs of {pattern} and not others; all should be {expected}",
  patternBlocked: "{crawler} may fetch no URL of {pattern}, but should",
  patternAllowed: "{crawler} may fetch all URLs of {pattern}, but should not",
  patternUnproved:
    "{crawler}, {pattern}: it could not be proved for all URLs that they are {expected}",
  forInstance: "{failure}; such as {url}",
  because: "{failure}; {reason}",
  byLine: "line {line}: {text}",
  byNoRule: "no rule matches",
  holds: "{crawler}, {url}: {expected}",
  verdicts: {
    one: "{count} expected verdict: {held}, {failed}",
    other: "{count} expected verdicts: {held}, {failed}",
  },
  held: { one: "{count} holds", other: "{count} hold" },
  failed: { one: "{count} fails", other: "{count} fail" },
  expected: { allowed: "allowed", blocked: "blocked" },
  noVerdicts: "The file of checks holds no checks.",
  findings: {
    one: "{count} problem in the file: {errors}, {warnings}",
    other: "{count} problems in the file: {errors}, {warnings}",
  },
  errors: { one: "{count} error", other: "{count} errors" },
  warnings: { one: "{count} warning", other: "{count} warnings" },
  lineNotRead: "This line is not JSON with a `url`",
} as const;

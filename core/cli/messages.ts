/** The messages of the command-line tool. `{name}` is a placeholder. */
export const MESSAGES = {
  usage: `Checks a robots.txt without a browser. Nothing but Node.js is needed.

  node check.mjs robots.txt robots.checks.json    lists the expected verdicts that fail
  node check.mjs --lint robots.txt                runs the checks on the file itself
  node check.mjs --urls urls.txt robots.txt       writes a verdict for each URL

A file may also be - for standard input, or an address that begins with http:// or https://.

  --lint           check the file itself as well; errors count as failures
  --junit FILE     write the results as JUnit XML too
  --github         print GitHub annotations, which show up beside the line
  --urls FILE      read URLs, or JSON objects with a "url", one per line
  --crawler NAME   crawler that --urls tests; by default *, any crawler without a group
  --reader NAME    how --urls reads the file: automatic (each crawler's own way, the default),
                   {readers}
  --help           show this text

Exit code: 0 everything passes, 1 something fails, 2 the checks could not be run.`,
  unknownOption: "Unknown option {option}. Try --help.",
  missingValue: "{option} needs a value after it. Try --help.",
  unknownReader: "Unknown reader {reader}. Use automatic, {readers}.",
  noRobots: "Name a robots.txt to check. Try --help.",
  nothingToDo: "Name a checks file after {robots}, or use --lint or --urls. Try --help.",
  tooMany: "Unexpected file {extra}. Try --help.",
  twiceStdin: "Standard input (-) can be read only once.",
  onlyWithoutUrls: "{option} cannot be used with --urls.",
  onlyWithUrls: "{option} can be used only with --urls: a checks file names its own crawlers.",

  notJson: "The checks file is not JSON: {why}",
  notAnObject: "The checks file must contain an object with `version` and `checks`.",
  otherVersion: "The checks file has version {version}; this tool reads version 1.",
  noChecks: "The checks file has no list `checks`.",
  tooManyChecks: "The checks file contains {count} checks; the limit is {most}.",
  notACheck: "Check {number} is not an object.",
  noCrawler: "Check {number} names no `crawler`.",
  noUrl: "Check {number} must have either a `url` or a `pattern`.",
  badPattern: "The `pattern` of check {number} must begin with / or *.",
  badExpect: 'Check {number} must `expect` "allowed" or "blocked".',
  badReader: "Check {number} names a `reader` that does not exist: {reader}.",
  tooLong: "A string in check {number} is longer than {most} characters.",

  isBlocked: "{crawler} may not fetch {url}, but should",
  isAllowed: "{crawler} may fetch {url}, but should not",
  patternMixed:
    "{crawler} may fetch some URLs that match {pattern} and not others; all should be {expected}",
  patternBlocked: "{crawler} may not fetch any URL that matches {pattern}, but should",
  patternAllowed: "{crawler} may fetch all URLs that match {pattern}, but should not",
  patternUnproved:
    "{crawler}, {pattern}: it could not be proved for all URLs that they are {expected}",
  forInstance: "{failure}; for example {url}",
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
  noVerdicts: "The checks file contains no checks.",
  findings: {
    one: "{count} problem in the file: {errors}, {warnings}",
    other: "{count} problems in the file: {errors}, {warnings}",
  },
  errors: { one: "{count} error", other: "{count} errors" },
  warnings: { one: "{count} warning", other: "{count} warnings" },
  lineNotRead: "This line is not JSON with a `url`",
} as const;

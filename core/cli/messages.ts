/** The messages of the command-line tool. `{name}` is a placeholder. */
export const MESSAGES = {
  usage: `Checks a robots.txt without a browser. Nothing but Node.js is needed.

  node check.mjs robots.txt robots.checks.json    lists the expectations that fail
  node check.mjs --lint robots.txt                runs the checks on the file itself
  node check.mjs --urls urls.txt robots.txt       writes a verdict for each URL
  node check.mjs --compare old.txt new.txt        says what a change does; exit code 1 if anything
  node check.mjs --pages FOLDER robots.txt        finds pages whose noindex is never read, and
                                                  what they load that is blocked
  git log -p -- robots.txt | node check.mjs --history -
                                                  says what each version opened or closed

A file may also be - for standard input, or an address that begins with http:// or https://.

  --lint           check the file itself as well; errors count as failures; with --pages,
                   say which rules block what the pages need
  --junit FILE     write the results as JUnit XML too
  --json FILE      the same as JSON; its schema is check-report.schema.json
  --sarif FILE     the same as SARIF, for code scanning
  --github         print GitHub annotations, which show up beside the line
  --urls FILE      read URLs, or JSON objects with a "url", one per line; a line that is
                   neither is marked as an error
  --pages PATH     a folder of saved pages (HTML, or the output of curl -i), or a HAR file
  --crawler NAME   crawler that --urls and --pages test; by default, for --urls *, any crawler
                   without a group, and for --pages Googlebot
  --reader NAME    how --urls reads the file: automatic (each crawler's own way, the default),
                   {readers}
  --lang LANGUAGE  write in another language; one of {languages}
  --help           show this text

Exit code: 0 everything passes, 1 something fails, 2 the checks could not be run, or lines
of --urls not be read.`,
  unknownOption: "Unknown option {option}. Try --help.",
  missingValue: "{option} needs a value after it. Try --help.",
  unknownReader: "Unknown reader {reader}. Use automatic, {readers}.",
  unknownLanguage: "Unknown language {language}. Use one of {languages}.",
  noRobots: "Name a robots.txt to check. Try --help.",
  nothingToDo: "Name a checks file after {robots}, or use --lint or --urls. Try --help.",
  tooMany: "Unexpected file {extra}. Try --help.",
  twiceStdin: "Standard input (-) can be read only once.",
  notWithMode: "{option} cannot be used with {mode}.",
  oneFile: "Name the old file and the new one after --compare. Try --help.",
  onlyWithUrls:
    "{option} can be used only with --urls or --pages: a checks file names its own crawlers.",

  notJson: "The checks file is not JSON: {why}.",
  notAnObject: "The checks file must contain an object with `version` and `checks`.",
  otherVersion: "The checks file has version {version}; this tool reads version 1.",
  noChecks: "The checks file has no list `checks`.",
  tooManyChecks: "The checks file contains {count} expectations; the limit is {most}.",
  notACheck: "Expectation {number} is not an object.",
  noCrawler: "Expectation {number} names no `crawler`.",
  noUrl: "Expectation {number} must have either a `url` or a `pattern`.",
  badPattern: "The `pattern` of expectation {number} must begin with / or *.",
  badExpect: 'Expectation {number} must have `expect` "allowed" or "blocked".',
  badReader: "Expectation {number} names a `reader` that does not exist: {reader}.",
  tooLong: "A string in expectation {number} is longer than {most} characters.",

  isBlocked: "{crawler} may not crawl {url}, but should",
  isAllowed: "{crawler} may crawl {url}, but should not",
  patternMixed:
    "{crawler} may crawl some URLs that match {pattern} and not others; all should be {expected}",
  patternBlocked: "{crawler} may not crawl any URL that matches {pattern}, but should",
  patternAllowed: "{crawler} may crawl all URLs that match {pattern}, but should not",
  patternUnproved:
    "{crawler}, {pattern}: it could not be proved for all URLs that they are {expected}",
  patternUndecided:
    "{crawler}, {pattern}: cannot be decided, because the patterns of this file take too much work together",
  forInstance: "{failure}; for example {url}",
  because: "{failure}; {reason}",
  byLine: "line {line}: {text}",
  byNoRule: "no rule matches",
  holds: "{crawler}, {url}: {expected}",
  verdicts: {
    one: "{count} expectation: {held}, {failed}",
    other: "{count} expectations: {held}, {failed}",
  },
  held: { one: "{count} holds", other: "{count} hold" },
  failed: { one: "{count} fails", other: "{count} fail" },
  expected: { allowed: "allowed", blocked: "blocked" },
  /** What all quiet findings of a kind have in common, and the checks that found them. */
  quiet: "{text} ({rules})",
  findings: {
    one: "{count} problem in the file: {errors}, {warnings}",
    other: "{count} problems in the file: {errors}, {warnings}",
  },
  errors: { one: "{count} error", other: "{count} errors" },
  warnings: { one: "{count} warning", other: "{count} warnings" },
  noindexUnread:
    "{url}: its noindex is never read, because robots.txt blocks the page. Allow the page, or remove the noindex",
  blockedResource: "{url}: the page loads {kind} that is blocked: {resource}",
  resourceKinds: {
    script: "a script",
    style: "a style sheet",
    image: "an image",
    font: "a font",
    fetch: "data",
    frame: "a frame",
    media: "audio or video",
    other: "a file",
  },
  pagesRead: {
    one: "{count} page: {blocked}, {unread}",
    other: "{count} pages: {blocked}, {unread}",
  },
  pagesBlocked: { one: "{count} blocked", other: "{count} blocked" },
  pagesUnread: {
    one: "{count} of them with a noindex inside",
    other: "{count} of them with a noindex inside",
  },
  pagesUnverified: {
    one: "{count} page of which it is not sure whether it may be indexed",
    other: "{count} pages of which it is not sure whether they may be indexed",
  },
  resourcesBlocked: {
    one: "{count} file that pages load is blocked",
    other: "{count} files that pages load are blocked",
  },

  lineNotRead: "This line is not JSON with a `url`",
  lineCrawler: "The `crawler` of this line is not a name",
  lineReader: "The `reader` of this line does not exist: {reader}",
  lineNotAddress: "This line is not a URL",
  lineTooLong: "This line is longer than {most} characters",
} as const;

import type { Statement } from "../../core/index.ts";

/**
 * The words about readers: how each reads the file, where they differ, and how they treat a
 * response.
 */
export const readerMessages = {
  // How a reader reads the file.
  sheetTitle: "How {reader} reads the file",
  sheetSourced:
    "The file is read here as {reader} reads it ({edition}). Every statement has a source.",
  sheetAssumed: {
    one: "The file is read here as {reader} reads it ({edition}). {count} of {total} statements has no source and is assumed.",
    other:
      "The file is read here as {reader} reads it ({edition}). {count} of {total} statements have no source and are assumed.",
  },
  showSources: "Show the sources",
  sourceOfOthers: "Source of what has no other noted: {source}",
  ownPage: "As a page",
  byStandard: "the standard says so",
  byOperator: "its operator says so",
  byTrial: "seen by running it",
  assumed: "assumed",
  basisOfSource: "{basis}: {source}",

  // Where readers differ.
  differ: "Where readers differ",
  differOnFile: "Where readers differ on this file",
  differences: "Differences",
  howThorough: "How thorough is this?",
  howItReads: "How {reader} reads it",
  comparing: "comparing…",
  notLoaded: "The comparison did not load. Your text is kept; reload the page to try again.",
  chooseTwo: "Choose at least two readers to compare.",
  readersAgreeEverywhere: "agree on every URL",
  readersAgree: "agree on the {count} URLs tried",
  readersDiffer: { one: "differ: {count} cause", other: "differ: {count} causes" },
  anyCrawler: "any other crawler",
  comparedInFull: "{readers} were compared with each other for all URLs, by proof.",
  comparedByTrying:
    "{readers} were compared with the others on {count} URLs only, those under test and those generated from the file's rules: they encode URLs differently, or there are too many rules, or too many overlaps.",
  partly: "There may be more: the file is too large to try everything at once.",
  alsoOn: "Also on {lines}.",
  onLine: "line {lines}",
  onLines: "lines {lines}",
  moreLines: "{count} more",
  goToLine: "Line {line}",
  showIt: "Show it",
  hideIt: "Hide it",
  showAll: { one: "Show all {count}", other: "Show all {count}" },
  hideAll: { one: "Hide all {count}", other: "Hide all {count}" },
  showSome: { one: "Show {most} of {count}", other: "Show {most} of {count}" },
  hideSome: { one: "Hide {most} of {count}", other: "Hide {most} of {count}" },
  underTest: "under test",
  test: "Test",
  testUrl: "Test {url}",
  compared: "Readers compared: {readers}",
  none: "none",
  toCompare: "Readers to compare",
  compareUsual: "Compare the usual five",

  // The HTTP response the file came in.
  responseIntro:
    "What was the server's HTTP response when the file was requested? If nothing is set here, it had status 200, without redirects.",
  otherReaders: "Other readers",
  status: "Status",
  statusNone: "none",
  redirects: "Redirects",
  failingFor: "Failing for (days)",
  bodySize: "Body size in bytes",
  asInEditor: { one: "{count}, as in the editor", other: "{count}, as in the editor" },
  contentType: "Content-Type",
  requestedUrl: "Requested URL",
  wrongNumber: "Not a valid number here; the previous one still counts.",
  pasteResponse: "Or paste what curl -i printed: headers and body",
  resetResponse: "Reset response",
  noResponse:
    "Not an HTTP response: it has to begin with a line such as HTTP/2 200. Nothing was changed.",
  takeElsewhere: "Use it for what it is",
  presets: {
    missing: "404 Not Found",
    forbidden: "403 Forbidden",
    tooMany: "429 Too Many Requests",
    failingHour: "503 for an hour",
    failingDays: "503 for 3 days",
    failingMonth: "503 for 31 days",
    none: "No response",
    redirects: "6 redirects",
    webPage: "A web page",
    large: "600 KB",
  },
  effects: {
    read: "Read",
    "read-cut": "Read in part",
    "last-copy": "Last copy counts",
    "allows-all": "All allowed",
    "blocks-all": "All blocked",
    pauses: "Nothing crawled",
  },
} as const;

/** What a statement about a reader rests on. */
export const basisWords: Readonly<Record<Statement["source"]["basis"], string>> = {
  clause: readerMessages.byStandard,
  documentation: readerMessages.byOperator,
  observed: readerMessages.byTrial,
  assumed: readerMessages.assumed,
};

/**
 * The grammar of the sentence about a file: each row is one message. What stands for `{who}` and
 * `{exceptions}` is below; names are listed by the language.
 */
export const sentenceMessages = {
  // What the file is, if it is no robots.txt, or none that is finished.
  page: "This is a web page, not a robots.txt.",
  pageWithRules: "This is a web page; crawlers still find rules in it.",
  error: "This is a server error, not a robots.txt.",
  errorWithRules: "A server error stands among the rules.",
  foreign: "This is not a robots.txt.",
  template: "This is a template, not the finished file.",
  conflict: "Unresolved merge conflict: both versions count.",
  cut: "Google reads only the first 500 KiB.",
  utf16: "This file is in UTF-16, which most crawlers cannot read.",
  lost: "No rule counts.",

  // What an HTTP response does.
  googleStops: "Google stops crawling: robots.txt answers with error {status}.",
  stops: "Search engines stop crawling: robots.txt answers with error {status}.",
  silent: "Search engines stop crawling: robots.txt does not answer.",
  lastCopy: "Google uses the last copy it has: robots.txt answers with error {status}.",
  lastCopySilent: "Google uses the last copy it has: robots.txt does not answer.",
  noFile: "Open to {who}: robots.txt answers {status}, which counts as no file.",
  redirects: "Open to {who}: robots.txt redirects too often, which counts as no file.",

  // Search engines.
  allClosed: "Closed to all crawlers.",
  allOpen: "Open to all crawlers.",
  open: "Open to {who}.",
  closed: "Closed to {who}.",
  openBut: "Open to {who} but for {exceptions}.",
  closedBut: "Closed to {who} but for {exceptions}.",
  openExceptTo: "Open to {who}; closed to {others}.",
  closedExceptTo: "Closed to {who}; open to {others}.",
  openButExceptTo: "Open to {who} but for {exceptions}; closed to {others}.",
  closedButExceptTo: "Closed to {who} but for {exceptions}; open to {others}.",
  openApart: "Open to {who} but for {exceptions}, to other search engines but for {others}.",
  openApartEverywhere: "Open to {who} everywhere, to other search engines but for {others}.",
  openRestEverywhere: "Open to {who} but for {exceptions}, to other search engines everywhere.",
  closedApart: "Closed to {who} but for {exceptions}, to other search engines but for {others}.",
  closedApartEverywhere: "Closed to {who} everywhere, to other search engines but for {others}.",
  closedRestEverywhere: "Closed to {who} but for {exceptions}, to other search engines everywhere.",

  // Who.
  everyone: "all crawlers",
  engines: "search engines",
  enginesAndAi: "search engines and AI",
  andMore: "{count} more",

  // Exceptions.
  paths: { one: "{count} path", other: "{count} paths" },
  home: "the home page",
  homeAndPaths: {
    one: "the home page and {count} path",
    other: "the home page and {count} paths",
  },
  upToPaths: { one: "up to {count} path", other: "up to {count} paths" },
  betweenPaths: { one: "{least} to {count} path", other: "{least} to {count} paths" },
  atLeastPaths: { one: "at least {count} path", other: "at least {count} paths" },

  // AI.
  aiOut: "AI is kept out.",
  aiIn: "AI is not kept out.",
  trainingOut: "AI training is kept out; AI answers are not.",
  trainingOutSome: {
    one: "AI training and {count} of {total} AI answer engines are kept out.",
    other: "AI training and {count} of {total} AI answer engines are kept out.",
  },
  someTraining: {
    one: "{count} of {total} AI trainers is kept out.",
    other: "{count} of {total} AI trainers are kept out.",
  },
  someAnswers: {
    one: "{count} of {total} AI answer engines is kept out; AI training is not.",
    other: "{count} of {total} AI answer engines are kept out; AI training is not.",
  },

  // The line below.
  checkServer: "Check what your server sends for `/robots.txt`.",
  testServed: "{place} is code of a template. Test the file that your server sends.",
  conflictLines: "The conflict begins on {place}.",
  lostAt: "{place} belongs to no group that a crawler follows.",
  unmatchedAt: "No URL matches the path on {place}.",
  hiddenAt: "No crawler finds a rule on {place}.",
  saveAsUtf8: "Save it as UTF-8.",
  countsAtOk: "This text counts for nobody until robots.txt answers with status 200.",
  othersMeanwhile: "Other search engines crawl everything meanwhile.",
  yandexMeanwhile: "Yandex crawls everything meanwhile.",
  closes: "{place} closes the site.",
  closesTo: "{place} closes the site to {names}.",
  onlyOpen: "Only `{path}` stays open, which is no page.",
  nothingBelow: "Nothing below {place} counts for Google.",
  misspelt: "{place} is misspelt: no search engine but Google reads it.",
  "no-colon": "{place} has no colon: no search engine but Google reads it.",
  othersClosed: {
    one: "{names}: {count} path closed.",
    other: "{names}: {count} paths closed.",
  },
  othersOpen: { one: "{names}: {count} path open.", other: "{names}: {count} paths open." },
  notOut: "Not kept out: {names}.",
  byName: "Closed by name: {names}.",
  star: "No group names a crawler: all follow {place} (`*`).",
  line: "line {line}",
  lineFirst: "Line {line}",
} as const;

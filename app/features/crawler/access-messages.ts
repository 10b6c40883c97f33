/** The words of what a crawler may fetch. */
export const accessMessages = {
  title: "What it may fetch",
  close: "Close",
  working: "Working it out…",
  workingAgain: "For the previous text; working it out again…",
  failed: "This could not be worked out. Your text is kept; reload the page to try again.",
  anyOther: "Any other crawler",
  everything: "{crawler} may crawl everything.",
  everythingBut: {
    one: "{crawler} may crawl everything but {count} area:",
    other: "{crawler} may crawl everything but {count} areas:",
  },
  nothing: "{crawler} may crawl nothing.",
  nothingBut: {
    one: "{crawler} may crawl nothing but {count} area:",
    other: "{crawler} may crawl nothing but {count} areas:",
  },
  areas: "Areas",
  except: "but not",
  exceptionsOf: "Exceptions to {pattern}",
  exceptPatterns: {
    one: "but not {patterns}",
    other: "but not {count} exceptions, such as {patterns}",
  },
  anywhere: "In all areas",
  anywhereAllowed: "Allowed in all these areas",
  anywhereBlocked: "Blocked in all these areas",
  line: "line {line}",
  example: "for example {url}",
  noUrl: "no example URL was found",
  test: "Test",
  testUrl: "Test {url}",
  showAll: "Show all {count}",
  showFewer: "Show fewer",
  proved: "Proved: every URL but /robots.txt itself has the verdict given in this list.",
  notExact:
    "The rules overlap in too many ways to list all exceptions: some URLs of these areas have the other verdict. Test a URL to be sure.",
  leftOut: {
    one: "{count} rule is left out: no verdict depends on it.",
    other: "{count} rules are left out: no verdict depends on them.",
  },
  notObeyed: "{crawler} does not obey robots.txt. This is what the file asks of it.",
  starTitle: "Compared with the rules for `*`",
  starAreas: "Compared with *",
  starSame:
    "It does not follow the rules for `*`, because a group names it. Its own rules have the same effect: proved for all URLs.",
  starUnsure:
    "It does not follow the rules for `*`, because a group names it. No difference was found, but not every URL was examined.",
  starProved:
    "It does not follow the rules for `*`, because a group names it. All other URLs have the verdict that `*` gets: proved.",
  starPartly:
    "It does not follow the rules for `*`, because a group names it. There may be more differences: not every URL was examined.",
} as const;

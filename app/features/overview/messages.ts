import type { Openness } from "../../../core/index.ts";

/** The words of the overview of a file. */
export const overviewMessages = {
  working: "Working it out…",
  workingAgain: "For the previous text; working it out again…",
  failed: "This could not be worked out. Your text is kept.",

  // An empty file.
  emptyTitle: "No file yet. Paste, drop or open your robots.txt.",
  emptyHint:
    "This tab then says what it does, and to whom. Or choose below who may crawl your site. An empty file lets every crawler crawl everything.",
  chooseFile: "Choose a file",
  seeExample: "See an example",

  /** Before a URL of a path on which readers differ. */
  pathExample: "for example",

  // The table.
  policy: "Policy",
  who: "Crawlers",
  mayCrawl: "May crawl",
  details: "Details",
  openness: { open: "Open", part: "Partly closed", closed: "Closed" } satisfies Readonly<
    Record<Openness, string>
  >,
  others: "Everyone else",
  anyOther: "Any other crawler",
  pathsClosed: { one: "{count} path closed", other: "{count} paths closed" },
  pathsOpen: { one: "only {count} path open", other: "only {count} paths open" },
  samePaths: { one: "the same {count} path", other: "the same {count} paths" },
  upToClosed: { one: "up to {count} path closed", other: "up to {count} paths closed" },
  atLeastClosed: { one: "at least {count} path closed", other: "at least {count} paths closed" },
  atLeastOpen: {
    one: "closed but for at least {count} path",
    other: "closed but for at least {count} paths",
  },
  mostlyClosed: "{count} of {total} mostly closed: {names}",
  nothingClosed: "nothing closed",
  byLines: "by {lines}",
  mayNotObey: { one: "{names} may not obey", other: "{names} may not obey" },
  ignoreStar: {
    one: "{count} ad crawler ignores `*`",
    other: "{count} ad crawlers ignore `*`",
  },
  someClosed: "{count} of {total} closed: {names}",
  mostClosed: "{count} of {total} closed, not {names}",
  namedClosed: "{count} of {total} closed, not those without a group",
  somePart: "{count} of {total} in part: {names}",
  names: "{names} and {count} more",
  noneKnown: "no crawler is known",
  noPromise: {
    one: "{count} of {total} does not promise to obey",
    other: "{count} of {total} do not promise to obey",
  },
  byNameOnly: {
    one: "{count} obeys only groups that name it",
    other: "{count} obey only groups that name them",
  },
  allPurposes: "Show all purposes",
  fewerPurposes: "Show fewer purposes",
  showAll: { one: "Show {count} more", other: "Show {count} more" },
  line: "line {line}",
  lineText: "line {line}: {text}",

  // A crawler.
  obeys: {
    yes: "",
    partly: "may ignore this file",
    no: "ignores this file",
    "reportedly-not": "said to ignore this file",
    unknown: "",
  },
  onlyByName: "obeys only groups that name it",
  retired: "retired name",
  operator: "Operator",
  obeysRules: "Obeys robots.txt",
  obeysIt: {
    yes: "Yes.",
    partly: "May not apply.",
    no: "No.",
    "reportedly-not": "No, others say.",
    unknown: "Unknown.",
  },
  obeysNamed: "Only groups that name it.",
  about: "About",
  costs: "If blocked",
  inFiles: "In other files",
  figures: "Named in {named} files, of which {closed} close the site to it. {source}, {licence}",
  number: "{number}",
  since: "Known since",
  datedSource: "{title}, {date}",
  beyond: "What a rule cannot do",
  remedies: {
    "page-tag": "Needs a page tag:",
    header: "Needs a header:",
    firewall: "Needs a firewall:",
    "token-only": "A name only:",
  },
  followsNamed: "Follows the group on {line}, which names it",
  followsStar: "Follows the group for `*` on {line}",
  followsNone: "No rules apply to it",
  howItReads: "How {reader} reads it",
  morePage: "More about {crawler}",

  // Choices.
  choose: "Change it",
  choices: { allow: "Allow", block: "Block", keep: "As it is" },
  chosen: { allow: "Allow {names}.", block: "Block {names}.", keep: "Leave {names} as it is." },
  yourChoices: "Your choices",
  changePolicy: "Change the policy",
  discard: "Discard",
  copyPolicy: "Copy the policy in words",
  copied: "Copied.",
  notCopied: "The browser did not let the page copy the text.",

  // The policy in words.
  policyTitle: "Who may crawl this site",
  purposeLine: "**{name}**: {state}.",
  requests: "By the rules of robots.txt, which are requests: {who} may not obey them.",
  byRules: "By the rules of robots.txt.",

  // What costs most.
  problems: "Fix first",
  closesSite: "closes the site to {names}",
  closesPaths: {
    one: "closes {count} path to {names}",
    other: "closes {count} paths to {names}",
  },
  isNotOut: "does not keep {names} out",
  opensPaths: {
    one: "opens {count} closed path to {names}",
    other: "opens {count} closed paths to {names}",
  },
  searchEngines: "search engines",
  server: "server",
  wholeFile: "file",
  otherCrawlers: "other crawlers",
  andOthers: { one: "{name} and {count} more", other: "{name} and {count} more" },
  problemsFact: "Problems",
  noProblems: "no errors, no warnings",
  moreProblems: {
    one: "{count} more error or warning is in the list of problems.",
    other: "{count} more errors and warnings are in the list of problems.",
  },
  why: "Why?",
  seeFixes: { one: "See the fix", other: "See {count} fixes" },

  // Facts.
  file: "About this file",
  sitemaps: "Sitemaps",
  noSitemap: "none",
  sitemapsUnknown: "{number}",
  sitemapsOpen: "{number}, not blocked",
  sitemapsBlocked: "{number}, {blocked} blocked by {lines}",
  allSitemapsBlocked: {
    one: "{count}, blocked by {lines}",
    other: "{count}, all blocked by {lines}",
  },
  sitemapsShut: "{number}, {blocked} blocked by the response",
  size: "Size",
  sizeOf: "{bytes} of 500 KiB",
  overSize: "{bytes}: Google reads the first 500 KiB",
  bytes: { one: "{count} byte", other: "{count} bytes" },
  response: "Response",
  notSet: "not known",
  addResponse: "Add it",
  noResponse: "none",
  statusOf: "{status}, {type}",
  changeResponse: "Change",
  writtenBy: "Written by",
  readers: "Readers",
} as const;

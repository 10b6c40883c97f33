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
  allButPaths: { one: "all but {count} path closed", other: "all but {count} paths closed" },
  upToClosed: { one: "up to {count} path closed", other: "up to {count} paths closed" },
  atLeastClosed: { one: "at least {count} path closed", other: "at least {count} paths closed" },
  allButAtLeast: {
    one: "all but {count} path or more closed",
    other: "all but {count} paths or more closed",
  },
  someClosed: "{count} of {total} closed: {names}",
  mostClosed: "{count} of {total} closed, not {names}",
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
  decidedBy: "Decided by {lines}.",
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
  testAs: "Test as {crawler}",
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
  problemsFact: "Problems",
  noProblems: "no errors, no warnings",
  moreProblems: {
    one: "{count} more error or warning is in the list of problems.",
    other: "{count} more errors and warnings are in the list of problems.",
  },
  why: "Why?",
  seeFixes: { one: "See the fix", other: "See {count} fixes" },

  // Facts.
  file: "This file",
  sitemaps: "Sitemaps",
  noSitemap: "none listed",
  sitemapsUnknown: { one: "{count} listed", other: "{count} listed" },
  sitemapsOpen: { one: "1 listed, not blocked", other: "{count} listed, none blocked" },
  sitemapsBlocked: "{count} listed, {blocked} blocked for Google or Bing",
  size: "Size",
  sizeOf: "{bytes} of 500 KiB",
  overSize: "{bytes}: Google reads the first 500 KiB",
  bytes: { one: "{count} byte", other: "{count} bytes" },
  structure: "Structure",
  groups: { one: "{count} group", other: "{count} groups" },
  rules: { one: "{count} rule", other: "{count} rules" },
  disobedient: "May not obey",
  response: "Response",
  notSet: "not set: taken as 200 OK",
  status: "status {status}",
  noResponse: "no response",
  effectOf: "{status}: {effect}",
  changeResponse: "Change",
} as const;

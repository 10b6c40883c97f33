/** What the runner adds to the message of a finding for several lines. */
export const RUN_MESSAGES = {
  /** `message` is the check's own, `lines` a list of line numbers. */
  alsoOn: "{message} The same goes for {lines}.",
  /** The title of a fix that fixes the other lines as well. */
  fixAll: "{title} (and {count} more)",
} as const;

/** Lists of lines and names within a message. */
export const LIST_MESSAGES = {
  line: "line {line}",
  lineRange: "lines {from} to {to}",
  lines: "lines {lines}",
  /** The last of a list that is cut short. */
  more: "{count} more",
  /** A crawler with its purpose. */
  nameFor: "{name} ({purpose})",
  /** After something that occurs on several lines. */
  inBrackets: " ({lines})",
  morePaths: { one: "one more path", other: "{count} more paths" },
  /** In place of line numbers. */
  tooMany: "too many to list",
  /** After the rule that a message is about. */
  moreRules: {
    one: " (the same for {count} more rule below)",
    other: " (the same for {count} more rules below)",
  },
} as const;

/** Titles of fixes, and the warnings that are added when they are offered. */
export const FIX_MESSAGES = {
  addNames: { one: "Add {name}", other: "Add {count} names" },
  addNamesToGroup: "Add {count} names to the group",
  addPresentNames: { one: "Add {name}", other: "Add the present names" },
  addRulesWithDollar: { one: "Add a rule with $", other: "Add {count} rules with $" },
  allowEverything: "Allow {name} everything",
  allowThemEverything: "Allow them everything",
  commentOut: { one: "Turn into a comment", other: "Turn {count} lines into comments" },
  copyLeftOut: {
    one: "Copy what is left out into {count} group",
    other: "Copy what is left out into {count} groups",
  },
  copyRules: { one: "Copy the rule of *", other: "Copy the {count} rules of *" },
  deleteGroups: { one: "Delete the group", other: "Delete {count} groups" },
  deleteLines: { one: "Delete the line", other: "Delete {count} lines" },
  deleteRepeated: { one: "Delete the second one", other: "Delete {count} repeated rules" },
  deleteRules: { one: "Delete the rule", other: "Delete {count} rules" },
  deleteSecond: { one: "Delete the second one", other: "Delete {count} lines" },
  endLines: "End all lines with {end}",
  endWithDollar: { one: "End the path with $", other: "End {count} paths with $" },
  fillBlankLines: { one: "Write # on the blank line", other: "Write # on the blank lines" },
  forCrawler: "{title} for {name}",
  inLines: "{title} in {count} lines",
  insertBlankLines: { one: "Insert a blank line", other: "Insert {count} blank lines" },
  joinStar: { one: "Add {name} to the * group", other: "Add them to the * group" },
  letIn: { one: "Allow {name} again", other: "Allow them again" },
  moveOut: { one: "Move the line out of the list", other: "Move them out of the list" },
  name: "Name {names}",
  percentEncode: { one: "Percent-encode it", other: "Percent-encode {count} paths" },
  remove: "Remove {text}",
  removeBlankLines: { one: "Remove the blank line", other: "Remove {count} blank lines" },
  removeHash: { one: "Remove the #", other: "Remove the # of {count} lines" },
  removeStar: { one: "Remove the star", other: "Remove the star from {count} paths" },
  split: "Split into {count} lines",
  write: "Write {text}",
  writeBefore: { one: "Write {name}: before it", other: "Write {name}: before them" },
  writeHash: { one: "Write #", other: "Write # in {count} lines" },
  writeHttps: { one: "Write https", other: "Write https in {count} lines" },
  writeOneStar: { one: "Write one star", other: "Write one star in {count} paths" },
  writeStarBeforeQuery: { one: "Write /*?", other: "Write /*? in {count} paths" },
  writeUpperCase: { one: "Write upper case", other: "Write upper case in {count} paths" },

  allowSitemaps: { one: "Allow the sitemap", other: "Allow these sitemaps" },
  addRulesWithAmpersand: { one: "Add the rule with &", other: "Add {count} rules with &" },
  addSmallLetters: {
    one: "Add a rule in lower case",
    other: "Add {count} rules in lower case",
  },
  deleteAllows: { one: "Delete the Allow line", other: "Delete the Allow lines" },
  deleteDisallows: { one: "Delete the Disallow line", other: "Delete {count} Disallow lines" },
  deleteFirst: { one: "Delete the first one", other: "Delete {count} lines" },
  deleteNames: { one: "Delete {name}", other: "Delete {count} names" },
  keepFirst: "Keep the first one",
  keepLongest: "Keep the longest one",
  mergeGroups: "Merge {count} groups",
  mergeInto: "Merge it into the group on line {line}",
  mergeSome: "Merge {count} of {total} groups",
  putSlashBehind: {
    one: "Put a slash at the end",
    other: "Put a slash at the end of {count} paths",
  },
  putSlashBefore: { one: "Put a slash before the star", other: "Put a slash before {count} paths" },
  removeComment: { one: "Remove the comment", other: "Remove this name" },
  splitQuery: {
    one: "Write a rule with ? and one with &",
    other: "Split {count} rules by ? and &",
  },

  blocksSite: "{title}. This blocks your whole site for {names}",
  blocksHome: "{title}. This blocks your home page for {names}",
  /** After the names of two crawlers. */
  more: { one: "{count} more search crawler", other: "{count} more search crawlers" },
} as const;

/** Who skips a line because of a character, as `{who}` in messages. */
export const SKIPPED_BY = {
  mostCrawlers: "Google and other crawlers",
  someCrawlers: "Some crawlers, though not Google,",
  crawlers: "Crawlers",
} as const;

/** What is sent in place of a robots.txt, as `{kind}` in messages. */
export const CONTENT_KINDS = {
  html: "an HTML page",
  xml: "an XML document",
  json: "JSON",
  rtf: "an RTF document",
  php: "PHP code",
  binary: "a binary file",
} as const;

/** What the name of a file or folder reveals, as `{what}` in messages. */
export const EXPOSED_THINGS = {
  data: "a copy of data",
  backup: "a backup",
  source: "the source code and its history",
  secrets: "keys or passwords",
  console: "a database console",
  hidden: "a hidden address",
} as const;

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

/** Titles of fixes that several checks offer, and the warnings that are added when a fix is offered. */
export const FIX_TITLES = {
  allowEverything: "Allow {name} everything",
  allowThemEverything: "Allow them everything",
  commentOut: { one: "Turn into a comment", other: "Turn {count} lines into comments" },
  copyRules: { one: "Copy the rule of *", other: "Copy the {count} rules of *" },
  deleteLines: { one: "Delete the line", other: "Delete {count} lines" },
  deleteRules: { one: "Delete the rule", other: "Delete {count} rules" },
  deleteSecond: { one: "Delete the second one", other: "Delete {count} lines" },
  fillBlankLines: { one: "Write # on the blank line", other: "Write # on the blank lines" },
  inLines: "{title} in {count} lines",
  removeBlankLines: { one: "Remove the blank line", other: "Remove {count} blank lines" },
  removeCharacter: "Remove the character",
  removeMark: "Remove the mark",
  split: "Split into {count} lines",
  splitLine: "Split the line",
  write: "Write {text}",
  writeBefore: { one: "Write {name}: before it", other: "Write {name}: before them" },
  writeOwnAddress: "Write the address on this site",

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

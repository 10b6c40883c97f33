/** What the runner adds to the message of a finding for several lines. */
export const RUN_MESSAGES = {
  /** `message` is the check's own, `lines` a list of line numbers. */
  alsoOn: "{message} Also on {lines}.",
  /** In place of a list that would be cut short. */
  alsoOnMany: {
    one: "{message} Also on {count} more line.",
    other: "{message} Also on {count} more lines.",
  },
  /** The title of a fix that fixes the other lines as well. */
  fixAll: "{title} (and {count} more)",
} as const;

/** The one line in place of all quiet findings of a kind; `count` is the number of lines. */
/** Quiet findings of several kinds. */
export const QUIET_OF_SEVERAL_KINDS = {
  one: "{count} line to tidy, or that only old or rare crawlers mind",
  other: "{count} lines to tidy, or that only old or rare crawlers mind",
} as const;

export const QUIET_MESSAGES = {
  "old-readers": {
    one: "{count} line that only old or rare crawlers mind",
    other: "{count} lines that only old or rare crawlers mind",
  },
  "not-needed": {
    one: "{count} line does nothing, or no harm",
    other: "{count} lines do nothing, or no harm",
  },
  layout: {
    one: "{count} line that Format would tidy",
    other: "{count} lines that Format would tidy",
  },
} as const;

/** Lists of lines and names within a message. */
export const LIST_MESSAGES = {
  line: "line {line}",
  lineRange: "lines {firstLine} to {lastLine}",
  lines: "lines {lines}",
  /** The last of a list that is cut short. */
  more: "{count} more",
  /** The last of a list of search engines that is cut short. */
  others: "others",
  /** A crawler with its purpose. */
  nameFor: "{name} ({purpose})",
  /** In place of line numbers. */
  tooMany: "too many to list",
} as const;

/** Titles of fixes that several checks offer, and the warnings that are added when a fix is offered. */
export const FIX_TITLES = {
  allowEverything: "Allow {name} everything",
  allowFiles: { one: "Allow the file", other: "Allow the {count} files" },
  allowThemEverything: "Allow them everything",
  commentOut: { one: "Turn into a comment", other: "Turn {count} lines into comments" },
  copyRules: { one: "Copy the rule of *", other: "Copy the {count} rules of *" },
  copyRulesFor: {
    one: "Copy the rule of * for {name}",
    other: "Copy the {count} rules of * for {name}",
  },
  deleteLines: { one: "Delete the line", other: "Delete {count} lines" },
  deleteRules: { one: "Delete the rule", other: "Delete {count} rules" },
  deleteSecond: { one: "Delete the second one", other: "Delete {count} lines" },
  keepBlock: "Keep only the code block",
  fillBlankLines: { one: "Write # on the blank line", other: "Write # on the blank lines" },
  removeBlankLines: { one: "Remove the blank line", other: "Remove {count} blank lines" },
  plainCharacters: "Type plain characters",
  plainSpaces: "Put plain spaces there",
  readAsUtf8: "Read it as UTF-8",
  remove: "Remove {text}",
  removeCharacter: "Remove the character",
  removeMark: "Remove the mark",
  removeSlash: { one: "Remove the slash", other: "Remove {count} slashes" },
  repeatLine: "Repeat the line in their groups",
  split: "Split into {count} lines",
  splitLine: "Split the line",
  write: "Write {text}",
  writeBefore: { one: "Write {name}: before it", other: "Write {name}: before them" },
  writeEach: "Write one line each",
  writeHyphens: { one: "Write a hyphen", other: "Write hyphens in {count} paths" },
  writeLineEnds: "Write real line ends",
  completeUrl: "Complete the URL",

  blocksSite: "{title}. This blocks your whole site for {names}",
  blocksHome: "{title}. This blocks your home page for {names}",
  /** After the names of two crawlers. */
  more: { one: "{count} more search crawler", other: "{count} more search crawlers" },
} as const;

/** To whom a rule closes the whole site, as `{who}` in messages. */
export const CLOSED_TO = {
  all: "every crawler",
  /** Others have a group of their own. */
  unnamed: "all other crawlers",
  unnamedEngines: "search engines without a group of their own",
} as const;

/** For whom a rule decides, as `{who}` in messages, where the group is not for some named crawlers. */
export const DECIDES_FOR = {
  google: "Google",
  most: "Google and most others",
  /** Google has a group of its own. */
  others: "most unnamed crawlers",
} as const;

/** Who skips a line because of a character, as `{who}` in messages. */
export const SKIPPED_BY = {
  mostCrawlers: "Google and other crawlers",
  someCrawlers: "Some crawlers, though not Google,",
  crawlers: "Crawlers",
} as const;

/** What a character does that does not belong in a line, by its place; `{what}` is one of `CHARACTERS`. */
export const BROKEN_BY = {
  name: "{who} skip this line: its name contains {what} ({code}). Remove or replace it.",
  agent:
    "The rules below may miss the crawlers you mean: their name contains {what} ({code}). Remove or replace it.",
  sitemap:
    "Crawlers do not find this sitemap: its address contains {what} ({code}). Remove or replace it.",
  value:
    "This value matches nothing for Google and others: it contains {what} ({code}). Remove or replace it.",
} as const;

/** Such characters, as `{what}` in messages. */
export const CHARACTERS = {
  invisible: "an invisible character",
  control: "an invisible control character",
  misread: "a letter in the wrong encoding",
  mark: "an invisible byte order mark",
  misreadMark: "a byte order mark in the wrong encoding",
  fullWidthSpace: "a full-width space",
  fixedSpace: "a non-breaking space",
  space: "a special space",
  fullWidth: "a full-width character",
  typographic: "a typographic character",
  lookAlike: "a letter of another alphabet",
} as const;

/** What becomes of the rules below a misspelt user-agent line, by `SkippedAgent`; `name` is the right spelling. */
export const SKIPPED_AGENT = {
  closes:
    "Blocks your whole site for {engines}, where this line is skipped: `Disallow: {path}` counts for `{agent}`. Write `{name}`.",
  joins: {
    one: "The rule below counts for `{agent}` (line {line}) at {engines}, where this line is skipped. Write `{name}`.",
    other:
      "The {count} rules below count for `{agent}` (line {line}) at {engines}, where this line is skipped. Write `{name}`.",
  },
  lost: {
    one: "The rule below counts for nobody at {engines}, where this line is skipped. Write `{name}`.",
    other:
      "The {count} rules below count for nobody at {engines}, where this line is skipped. Write `{name}`.",
  },
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
  source: "the source code",
  secrets: "keys or passwords",
  console: "a database console",
  hidden: "a hidden address",
} as const;

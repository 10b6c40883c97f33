/** The words of the overview about who wrote a file, and what is served. */
export const writersMessages = {
  title: "Who wrote this?",
  /** No known system is recognised. */
  nobodyKnown: "no known system",
  wroteLines: "{name}, lines {firstLine} to {lastLine}",
  wrote: "{name} wrote lines {firstLine} to {lastLine}.",
  wroteFile: "{name} wrote this file.",
  probablyWrote: "{name} probably wrote lines {firstLine} to {lastLine}.",
  probablyWroteFile: "{name} probably wrote this file.",
  notChosen: {
    one: "You did not choose {count} group there.",
    other: "You did not choose {count} groups there.",
  },
  again:
    "It is written again whenever the file is served or published, so changes here do not last.",
  change: "Change it {where}.",
  fixed: "It cannot be changed.",
  source: "source",
  servedAs: "Served as",
  asWritten: "As written",
  asWrittenNote: "the text in the editor",
  hint: "If a plugin, a framework or Cloudflare stands between this text and the site, choose it: verdicts, checks and Compare are then about what it serves.",
} as const;

/** The words of what other validators say of the file. */
export const seenMessages = {
  lighthouseFails: {
    one: "Lighthouse says that this robots.txt is not valid, because of {count} line. That costs 8 of the 100 points for SEO.",
    other:
      "Lighthouse says that this robots.txt is not valid, because of {count} lines. That costs 8 of the 100 points for SEO.",
  },
  fails: {
    one: "{validator} reports {count} line.",
    other: "{validator} reports {count} lines.",
  },
  remarks: {
    one: "{validator} accepts the file, and remarks on {count} line.",
    other: "{validator} accepts the file, and remarks on {count} lines.",
  },
  pass: "{validator} has nothing to say of this file.",
  skips: "{validator} does not judge it: there is no file, or it is empty.",
  unpublished:
    "{validator} does not publish what it says of a file, so nothing is claimed here. Its tester also tells which line blocks a URL, as the tab URLs does.",
  noneMatters: "None of it matters to a crawler.",
  matter: { one: "{count} matters to crawlers.", other: "{count} matter to crawlers." },
  isOpen: "Its published rules leave something open, so it may say more.",
  source: "By its rules: {source}.",
  matters: "matters",
  doesNotMatter: "does not matter",
  wholeFile: "file",
  waiting: "Asking…",
  more: { one: "{count} more line is not shown.", other: "{count} more lines are not shown." },
} as const;

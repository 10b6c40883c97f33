/** What the outline says about the URLs that rules decide. `{name}` is a placeholder. */
export const MESSAGES = {
  decides: "decides {count}",
  tested: {
    one: "Its rules decide {count} tested URL.",
    other: "Its rules decide {count} tested URLs.",
  },
  listed: { one: "Listed: {count} verdict.", other: "Listed: {count} verdicts." },
  logged: { one: "Logged: {count} request.", other: "Logged: {count} requests." },
  none: {
    one: "{count} rule decides none of these, but may decide others.",
    other: "{count} rules decide none of these, but may decide others.",
  },
  dead: {
    one: "{count} rule is proved to decide no URL at all.",
    other: "{count} rules are proved to decide no URL at all.",
  },
} as const;

/** The words of the outline and of the formatter. */
export const outlineMessages = {
  outline: "Outline",
  closeOutline: "Close the outline",
  close: "Close",
  line: "line {line}",
  empty: "No groups and no sitemaps yet. A group begins with a line such as `User-agent: *`.",
  showMore: "Show more",
  shownOf: "{shown} of {count}",
  everyCrawler: "* every crawler",
  noCrawler: "no crawler",
  moreNames: { one: "{names} and {count} more", other: "{names} and {count} more" },
  noRules: "no rules",
  disallows: { one: "{count} disallow", other: "{count} disallow" },
  allows: { one: "{count} allow", other: "{count} allow" },
  sitemaps: { one: "{count} sitemap", other: "{count} sitemaps" },
  nothingToFormat: "Nothing to format",
  changedMeanwhile: "Not formatted: the text changed in the meantime",
  formatted: {
    one: "Formatted {count} line; no verdict changes.",
    other: "Formatted {count} lines; no verdict changes.",
  },
} as const;

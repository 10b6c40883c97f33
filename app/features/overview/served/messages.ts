/** The words of the bar above a page that shows a file as it is served. */
export const servedMessages = {
  bar: "Served text",
  as: "As served: {name}",
  version: "{version}, {date}",
  closes: "Closes the site to {names}.",
  opens: "Opens the site to {names}.",
  limits: "Changes what {names} may crawl.",
  sameForAll: "Nobody gains or loses the whole site.",
  isServed: "The file has its block already.",
  lines:
    "Verdicts say which lines are yours and which are by {name}; elsewhere, the served lines are counted.",
  anyOther: "any other crawler",
  show: "Show the text",
  asWritten: "As written",
  dialog: "The text as served",
  does: "What it does",
  mayDiffer: "What may differ",
  source: "Source",
  sourceOf: "{name}, {version} ({date})",
  same: "The served text is the same as yours.",
  diff: "Your text and the served one",
  failed: "The comparison could not be loaded. Your text is kept.",
  refused:
    "This would change a line that only {name} writes, so your text stays as it is. Choose “As written” to edit your own lines.",
} as const;

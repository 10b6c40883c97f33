/** The words about what is close to a verdict for which there is no rule. */
export const nearbyMessages = {
  nearest: "Nearest",
  nearestBelow: "{place} blocks {pattern}, below it: {path} itself does not match.",
  nearestCase: "{place} blocks {pattern}. Capital and small letters are different ones here.",
  nearestLonger: "{place} blocks {pattern}, which ends there: {path} goes on.",
  elsewhere: "Search",
  elsewhereHint:
    "robots.txt does not keep this out. Not in search? Look for `noindex` on the page, another canonical address, and the reason in Search Console.",
} as const;

/** The words of the question what to do with other text that was pasted as URLs. */
export const pastedMessages = {
  notUrls: "What you pasted is {kind}, not a list of URLs.",
  notAnyUrls: "What you pasted is not a list of URLs, or anything else with URLs.",
  takeIt: "Use it as that",
  looksLikeRobots: "What you pasted looks like a robots.txt file, not a list of URLs.",
  openIt: "Open it in the editor",
  testLines: "Test its lines as URLs",
  dropPaste: "Cancel",
} as const;

/** The words of the parts of the URL list that load later: its tools, and the details of patterns. */
export const laterMessages = {
  patternProved: "Proved for every URL that matches.",
  patternNotProved:
    "No exception was found, but not every URL was examined: rules overlap in too many ways, or this reader encodes such URLs differently.",
  robotsTxtOpen: "Only /robots.txt itself stays open, as it always does.",
  regionNoRule: "no rule",
  regionsOf: "Verdicts for {pattern}",
  regionExample: "for example {url}",
  regionTest: "Test",
  regionTestUrl: "Test {url}",
  moreRegions: { one: "{count} more exception", other: "{count} more exceptions" },
  sortBy: "Sort",
  sortAdded: "As added",
  sortBlocked: "Blocked first",
  sortMissed: "Not as expected first",
  sortPath: "By URL",
  filterUrls: "Filter the URLs",
  filterUrlsHint: "Filter",
  removeAll: "Remove all",
  removeShown: { one: "Remove the {count} shown", other: "Remove the {count} shown" },
  select: "Select",
  selectTitle: "Select several URLs; with Shift, all from the last one on",
  selectAll: { one: "Select the {count} shown", other: "Select all {count} shown" },
  removeSelected: { one: "Remove {count} selected", other: "Remove {count} selected" },
} as const;

/** The words of the tester. */
export const MESSAGES = {
  automatic: "Automatic: {reader}",
  automaticNote: "each crawler's own reader",
  ownReaderAllows: "{reader}, the reader {crawler} uses, allows this URL.",
  ownReaderBlocks: "{reader}, the reader {crawler} uses, blocks this URL.",
  disguisedName:
    "This name looks like {seen} but is another one: it contains {codes}. The verdicts are for {name}.",
  allBlocked: "All blocked",
  allAllowed: "All allowed",
  mixed: { one: "Mixed: {count} exception", other: "Mixed: {count} exceptions" },
  noMatch: "No URL matches",
  notProved: "Not proved",
  patternRule: "line {line} for all URLs it matches",
  patternNoRule: "no rule matches any of these URLs",
  patternProved: "Proved for every URL that matches.",
  patternNotProved:
    "No exception was found, but not every URL was examined: rules meet in too many ways, or this reader spells such URLs in its own way.",
  robotsTxtOpen: "Only /robots.txt itself stays open, as it always does.",
  regionLine: "line {line}",
  regionNoRule: "no rule",
  regionsOf: "What holds for {pattern}",
  regionExample: "for example {url}",
  regionTest: "Test",
  regionTestUrl: "Test {url}",
  moreRegions: { one: "{count} more exception", other: "{count} more exceptions" },
} as const;

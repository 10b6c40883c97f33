/** How a source is named. What fills `{what}` stands in the records of the readers. */
export const SOURCE_MESSAGES = {
  section: "RFC 9309, section {section}",
  library: "google/robotstxt 22b355f, {what}",
  onPage: "{document}: {what}",
  byRunning: "by running {version}: {what}",
  asInRfc: "{operator} does not say; as in RFC 9309: {what}",
  earlierSource: "no run has asked for it; the source of an earlier release reads: {what}",
  sourceOfFailedFetch: "no run has asked for it; the source of failedFetch reads: {what}",
} as const;

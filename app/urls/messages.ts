/** The messages about how a typed URL is read. */
export const urlMessages = {
  addedScheme: "Added https: in front.",
  addedOrigin: "Added https:// in front.",
  addedSlash: "Added / in front.",
  backslashes: "Read \\ as /, as browsers do.",
  host: "Wrote the host as {host}.",
  dots: "Resolved . and .. in the path.",
  encoded: "Percent-encoded characters that a URL cannot hold.",
  upperCase: "Wrote percent escapes in upper case.",
  fragment: "Dropped the part from # on: crawlers do not send it.",
  lineEnds: "Removed line ends and tabs.",
  notFetched: "Crawlers skip {scheme} URLs. Only the path is tested.",
  testedAs: "{why} Tested as the path {path}.",
  nothingTyped: "Nothing is typed yet.",
  noUrls: "Crawlers skip {scheme}: URLs.",
  noHost: "This is not a complete URL: its host cannot be read.",
} as const;

/** The words of a choice of crawlers. */
export const crawlersFieldMessages = {
  unknownName: "{name} is no known crawler: it is judged by RFC 9309.",
  instead: "Use {crawler} instead",
} as const;

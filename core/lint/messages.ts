/** What the runner adds to the message of a check that speaks for several lines at once. */
export const RUN_MESSAGES = {
  /** `message` is the check's own, `lines` a list of line numbers. */
  alsoOn: "{message} The same goes for {lines}.",
  /** The title of a fix that mends the other lines as well. */
  fixAll: "{title} (and {count} more)",
} as const;

/** What the title of a fix says besides what it does. */
export const FIX_MESSAGES = {
  blocksSite: "{title}. This blocks your whole site for {names}",
  blocksHome: "{title}. This blocks your home page for {names}",
  /** Behind the names of two crawlers. */
  more: { one: "{count} more search crawler", other: "{count} more search crawlers" },
} as const;

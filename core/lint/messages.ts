/** What the runner adds to the message of a check that speaks for several lines at once. */
export const RUN_MESSAGES = {
  /** `message` is the check's own, `lines` a list of line numbers. */
  alsoOn: "{message} The same goes for {lines}.",
  /** The title of a fix that mends the other lines as well. */
  fixAll: "{title} (and {count} more)",
} as const;

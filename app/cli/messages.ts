/** The messages of the command-line tool about its input. `{name}` is a placeholder. */
export const MESSAGES = {
  cannotRead: "{input} cannot be read: {why}",
  badStatus: "{input}: HTTP status {status}",
} as const;

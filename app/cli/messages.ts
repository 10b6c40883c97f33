/** What the command-line tool says of what it reads. `{name}` stands for what differs. */
export const MESSAGES = {
  cannotRead: "{input} cannot be read: {why}",
  badStatus: "{input}: HTTP status {status}",
} as const;

/** The words of the page around its parts. */
export const shellMessages = {
  pastedOver: "The pasted text has replaced the file.",
} as const;

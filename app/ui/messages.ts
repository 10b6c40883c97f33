/** The words of buttons and lists. */
export const uiMessages = {
  close: "Close",
  moreNames: {
    one: "{count} more name: type to find one",
    other: "{count} more names: type to find one",
  },
  hidden: "An invisible or easily overlooked character",
  lookAlike: "Not the letter {letter}: {code}",
  stopped: "{part} stopped working",
  stoppedAndKept:
    "{part} stopped working. Your text is kept in the editor and in this browser. Try it again, or reload the page.",
  retry: "Try again",
} as const;

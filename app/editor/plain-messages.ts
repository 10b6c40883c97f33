/** The texts of the field that takes the place of an editor that is missing. */
export const plainMessages = {
  source: "robots.txt source",
  isPlain:
    "The editor did not load completely, so this is a plain text field. Your text is kept, and all else works. Reload the page to try again.",
  reload: "Reload",
  undo: "Undo",
  redo: "Redo",
  undone: "Undone.",
} as const;

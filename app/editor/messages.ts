/** The texts of the editor's place on the page. */
export const editorMessages = {
  hint: "Paste a robots.txt here, drop a file, or start typing:\n\nUser-agent: *\nDisallow: /private/",
  helpMissing: "Checks and suggestions could not be loaded. Your text is kept and can be edited.",
  retry: "Try again",
  replaced: "The pasted text is a new file.",
  undo: "Undo",
  redo: "Redo",
  undone: "Undone.",
} as const;

/** The words of the page around its parts. */
export const shellMessages = {
  pastedOver: "The pasted text has replaced the file, which is kept in History.",
  formatterMissing:
    "The formatter could not be loaded. Your text is as it was; reload the page to try again.",
  checksMissing:
    "The list of checks could not be loaded. Your text is as it was; reload the page to try again.",
  lineEnds: "Line ends when saved",
  undo: "Undo",
  redo: "Redo",
  find: "Find",
  matrixMissing:
    "The part of the page that knows the expectations did not load. Your text is kept; reload the page to try again.",
} as const;

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

/** The words of what is done with the file as a whole. */
export const fileMessages = {
  file: "File",
  new: "New",
  newNote: "an empty file; yours is kept in History",
  open: "Open",
  openNote: "from this device, or paste one into the editor",
  rename: "Rename",
  renameNote: "the title shown here and in links",
  download: "Download",
  downloadNote: "as robots.txt",
  copy: "Copy text",
  copyNote: "the whole file, to the clipboard",
  history: "History",
  historyNote: "earlier versions and drafts of closed tabs",
  examples: "Examples",
  examplesNote: "small files with one lesson each",
  site: "From your site",
  siteNote: "how to bring its robots.txt here",
  shareAs: "Share as",
  shareAsNote: "Markdown or a plain report",
  title: "Title",
  titleNote:
    "Shown at the top, in History and to whoever opens your link. The file itself is always called robots.txt.",
  save: "Save",
  started: "New file.",
  copied: "Text copied",
  notCopied:
    "The browser did not let the text be copied. Select it in the editor with Ctrl+A, or ⌘A, and copy it there.",
} as const;

/** The words of the actions on the file as a whole. */
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
  view: "View",
  viewNote: "line wrap and text size",
  examples: "Examples",
  examplesNote: "small files with one lesson each",
  site: "From your site",
  siteNote: "how to bring its robots.txt here",
  shareAs: "Share as",
  shareAsNote: "Markdown or a plain report",
  title: "Title",
  titleNote:
    "Shown at the top, in History and to everyone who opens your link. The file itself is always called robots.txt.",
  save: "Save",
} as const;

/** The words of how the editor shows text. */
export const viewMessages = {
  wrapLines: "Wrap long lines",
  wrapLinesNote: "Alt+Z",
  textSize: "Text size in the editor",
  pixels: "{size} px",
} as const;

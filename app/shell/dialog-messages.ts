/** The words of several dialogs, and of one that could not be shown. */
export const dialogMessages = {
  checksMissing:
    "The list of checks could not be loaded. Your text is unchanged; reload the page to try again.",
  about: "About the Workbench…",
} as const;

/** The words of the dialog that names the file. */
export const fileMessages = {
  rename: "Rename",
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
  language: "Language",
  themes: { system: "Same as the system", light: "Light", dark: "Dark" },
} as const;

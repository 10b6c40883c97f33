/** A line of the list of shortcuts. `Mod` is Ctrl, or Command on Apple keyboards. */
export interface Shortcut {
  readonly keys: string;
  readonly title: string;
}

/** All shortcuts, under the headings of the list. */
export const SHORTCUTS: readonly {
  readonly heading: string;
  readonly shortcuts: readonly Shortcut[];
}[] = [
  {
    heading: "Anywhere",
    shortcuts: [
      { keys: "Mod+S", title: "Copy the link to what is shown" },
      { keys: "Mod+Enter", title: "Add the typed URL, or go to its field" },
      { keys: "Mod+Shift+F", title: "Format the file: no verdict changes" },
      { keys: "F8", title: "Next problem" },
      { keys: "Shift+F8", title: "Previous problem" },
      { keys: "F9", title: "Next expectation that does not hold" },
      { keys: "Alt+Z", title: "Wrap long lines, or no more" },
      { keys: "?", title: "Show this list, outside of text fields" },
    ],
  },
  {
    heading: "In the editor",
    shortcuts: [
      { keys: "Ctrl+Space", title: "Autocomplete" },
      { keys: "Mod+.", title: "Offer fixes for the problem at the cursor" },
      { keys: "Mod+I", title: "Explain what stands at the cursor" },
      { keys: "Alt+Enter", title: "Test as the crawler on the line" },
      { keys: "Mod+F", title: "Find and replace" },
      { keys: "Mod+/", title: "Toggle comment" },
      { keys: "Mod+Z", title: "Undo; a fix, an import and a paste are one step" },
    ],
  },
  {
    heading: "In the list of verdicts",
    shortcuts: [
      { keys: "↑ ↓", title: "Go from one URL to the next" },
      { keys: "Alt+↑", title: "Move the URL up; Alt+↓ moves it down" },
      { keys: "Enter", title: "Go to the line that decides" },
      { keys: "F2", title: "Edit the URL" },
      { keys: "Delete", title: "Remove the URL" },
    ],
  },
];

/** The keys of a shortcut, named as on this keyboard. */
export const keyNames = (keys: string, isApple: boolean): readonly string[] =>
  keys.split(/\+|(?<=[↑↓]) /).map((key) => (key === "Mod" ? (isApple ? "⌘" : "Ctrl") : key));

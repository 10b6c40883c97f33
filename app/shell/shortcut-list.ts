import { shortcutMessages as words } from "./shortcut-messages.ts";

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
    heading: words.anywhere,
    shortcuts: [
      { keys: "Mod+S", title: words.share },
      { keys: "Mod+O", title: words.open },
      { keys: "Mod+Enter", title: words.addUrl },
      { keys: "Mod+Shift+F", title: words.format },
      { keys: "Mod+Z", title: words.undo },
      { keys: "Mod+Shift+Z", title: words.redo },
      { keys: "F6", title: words.nextPart },
      { keys: "Shift+F6", title: words.previousPart },
      { keys: "← →", title: words.inRow },
      { keys: "F8", title: words.nextProblem },
      { keys: "Shift+F8", title: words.previousProblem },
      { keys: "F9", title: words.nextUnexpected },
      { keys: "Alt+Z", title: words.wrap },
      { keys: "?", title: words.help },
    ],
  },
  {
    heading: words.inEditor,
    shortcuts: [
      { keys: "Ctrl+Space", title: words.complete },
      { keys: "Mod+.", title: words.fix },
      { keys: "Mod+I", title: words.explain },
      { keys: "Alt+Enter", title: words.testAs },
      { keys: "Mod+F", title: words.find },
      { keys: "Mod+/", title: words.comment },
    ],
  },
  {
    heading: words.inVerdicts,
    shortcuts: [
      { keys: "↑ ↓", title: words.move },
      { keys: "← →", title: words.inUrl },
      { keys: "Alt+↑", title: words.reorder },
      { keys: "Enter", title: words.goToLine },
      { keys: "F2", title: words.edit },
      { keys: "Delete", title: words.remove },
    ],
  },
];

/** Whether this is an Apple keyboard, as far as a page can tell. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys of a shortcut, named as on this keyboard. */
export const keyNames = (keys: string, isApple: boolean): readonly string[] =>
  keys.split(/\+|(?<=[↑←]) /).map((key) => (key === "Mod" ? (isApple ? "⌘" : "Ctrl") : key));

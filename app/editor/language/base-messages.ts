/** The words of the editor as it starts; `messages.ts` has those of the parts that load later. */
export const baseMessages = {
  source: "robots.txt source",
  fold: "Fold these lines",
  unfold: "Unfold these lines",
  folded: "folded lines",
  /** The words for CodeMirror's own parts, by their names in it. */
  phrases: {
    "No diagnostics": "No problems",
    next: "Next",
    previous: "Previous",
    all: "Select all",
    "match case": "Match case",
    regexp: "Regular expression",
    "by word": "Whole words",
    replace: "Replace",
    "replace all": "Replace all",
    close: "Close",
    /** `$` is their number: at least four. */
    "$ unchanged lines": "$ unchanged lines",
    /** Announced, each before a number: "Folded lines 3 to 5." */
    "Folded lines": "Folded lines",
    "Unfolded lines": "Unfolded lines",
    to: "to",
    "replaced match on line $": "Replaced the match on line $",
    "replaced $ matches": "Replaced $ matches",
    "Control character": "Control character",
    Completions: "Completions",
  },
  lines: { one: "{count} line", other: "{count} lines" },
} as const;

/** The words of what the editor has from its first moment; `messages.ts` has those of what loads later. */
export const baseMessages = {
  source: "robots.txt source",
  fold: "Fold these lines",
  unfold: "Unfold these lines",
  folded: "folded lines",
  /** What CodeMirror's own parts are called, by their names in it. */
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
  },
  lines: { one: "{count} line", other: "{count} lines" },
} as const;

/** The messages shown when one file replaces another. */
export const draftMessages = {
  draftKept: "Your draft is kept in History.",
  draftInMemory:
    "Your draft is kept until you close the tab: the browser did not let the page store it. Restore it and download it.",
  restoreDraft: "Restore my draft",
  back: "Your draft is back.",
  backAndKept: "Your draft is back. What was shown before is kept in History.",
  undo: "Undo",
  swapBack: "Swap back",
  partMissing: "Nothing was done: part of the page did not load. Your text is kept.",
  retry: "Try again",
} as const;

/** The messages about drafts: opening, restoring and saving them. */
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
  copyOfOtherTab:
    "This is a copy of the draft in your other tab. What you change here is saved as a draft of its own.",
  full: "The browser's storage for this page is full, so your latest changes are not saved. Your text stays here until you close the tab: download it now, or delete old versions in History.",
  blocked:
    "This browser does not let the page save drafts. Your text stays here until you close the tab: download it before you do.",
  slow: "The browser's storage does not respond, so your latest changes may not be saved. Your text stays here until you close the tab: download it before you do.",
  download: "Download",
  notLoaded:
    "The draft that an earlier version of this page saved here could not be loaded. It is kept in this browser: reload the page to try again.",
  unreadable: "The draft saved in this browser could not be read.",
  unreadableAside:
    'The draft saved in this browser could not be read. It is kept unread in this browser\'s storage as "{key}".',
} as const;

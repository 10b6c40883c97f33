/** The messages about drafts: opening, restoring and saving them. */
export const draftMessages = {
  draftKept: "Your draft is kept in History.",
  draftInMemory:
    "Your draft is kept until you close the tab: the browser did not let the page store it. Restore it and download it.",
  restoreDraft: "Restore my draft",
  back: "Your draft is back.",
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
  databaseUnreadable:
    "The drafts saved in this browser could not be read. They are kept: reload the page to try again.",
  draftUnreadable:
    "Your last draft is damaged in this browser's storage and could not be read. Earlier states of it may be in History.",
  settingsUnreadable:
    "Only the text of your draft could be read: its URLs, crawler and settings are damaged in this browser's storage. Check the text and set them again.",
  replacedKept: "Your text from before a link or an example was opened is kept in History.",
  openReplaced: "Open it",
  overtaken: "{name} was not opened: you opened something else while it was read.",
  openOvertaken: "Open it now",
  unreadable: "The draft saved in this browser could not be read.",
} as const;

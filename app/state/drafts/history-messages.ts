/** The messages about drafts that the browser does not store. */
export const troubleMessages = {
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

/** The messages about the draft that a page starts with. */
export const historyMessages = {
  copyOfOtherTab:
    "This is a copy of the draft in your other tab. What you change here is saved as a draft of its own.",
} as const;

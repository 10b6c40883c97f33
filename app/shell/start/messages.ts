/** What is said while the page starts. */
export const startMessages = {
  noSuchExample: "There is no example of that name. Your draft is kept. Choose one under Examples.",
  openedExample: 'Opened the example "{title}".',
  sharedFile: "Shared file",
  openedLink: "Opened the link.",
  notOpened:
    "Part of this page did not load, so nothing was opened. Your draft is kept. Reload the page to try again.",
} as const;

/** The messages about versions of the page. */
export const offlineMessages = {
  newVersion: "A new version of this page is ready. Your draft is kept. Reload to use it.",
  reload: "Reload",
} as const;

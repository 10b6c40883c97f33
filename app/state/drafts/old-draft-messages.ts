/** The messages about drafts that earlier versions of the page saved. */
export const oldDraftMessages = {
  unreadableAside:
    'The draft saved in this browser could not be read. It is kept unread in this browser\'s storage as "{key}".',
} as const;

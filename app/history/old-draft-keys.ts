/** The part of `localStorage` that is used. Every call may throw. */
export type OldStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where versions up to 0.1 kept the draft, and those that something was opened over. */
export const OLD_DRAFT_KEY = "robots-txt-workbench.draft.1";
export const OLD_PREVIOUS_KEY = "robots-txt-workbench.previous-drafts.1";

/** What is stored under an old key; null for nothing. Never throws. */
export const oldText = (storage: Pick<OldStorage, "getItem">, key: string): string | null => {
  try {
    return storage.getItem(key);
  } catch {
    // Blocked: nothing was ever kept there.
    return null;
  }
};

/** Whether an earlier version of the page has kept anything. */
export const hasOldDrafts = (storage: Pick<OldStorage, "getItem">): boolean =>
  [OLD_DRAFT_KEY, OLD_PREVIOUS_KEY].some((key) => oldText(storage, key) !== null);

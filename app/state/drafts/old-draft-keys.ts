/** The part of `localStorage` that is used. Every call may throw. */
export type OldStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The keys under which versions up to 0.1 stored the draft and the drafts it replaced. */
export const OLD_DRAFT_KEY = "robots-txt-workbench.draft.1";
export const OLD_PREVIOUS_KEY = "robots-txt-workbench.previous-drafts.1";

/** The value of an old key; null if there is none. Never throws. */
export const oldText = (storage: Pick<OldStorage, "getItem">, key: string): string | null => {
  try {
    return storage.getItem(key);
  } catch {
    // Blocked: nothing was ever stored there.
    return null;
  }
};

/** Whether an earlier version of the page stored anything. */
export const hasOldDrafts = (storage: Pick<OldStorage, "getItem">): boolean =>
  [OLD_DRAFT_KEY, OLD_PREVIOUS_KEY].some((key) => oldText(storage, key) !== null);

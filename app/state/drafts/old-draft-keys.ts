import { storedText, type TextStorage } from "../preferences/text-storage.ts";

/** The keys under which versions up to 0.1 stored the draft and the drafts it replaced. */
export const OLD_DRAFT_KEY = "robots-txt-workbench.draft.1";
export const OLD_PREVIOUS_KEY = "robots-txt-workbench.previous-drafts.1";

/** Whether an earlier version of the page stored anything. */
export const hasOldDrafts = (storage: TextStorage): boolean =>
  [OLD_DRAFT_KEY, OLD_PREVIOUS_KEY].some((key) => storedText(storage, key) !== null);

import { createJournal, type Journal, type JournalStorage } from "../journal.ts";

/** The browser's key-value storage, and its contents. */
export const createJournalStorage = (items = new Map<string, string>()) => {
  const storage: JournalStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  return { storage, items };
};

/** The journal of an empty browser. */
export const emptyJournal = (): Journal => createJournal(createJournalStorage().storage);

import type { TextStorage } from "../text-storage.ts";

/** In-memory storage that fails like a browser's if a value is longer than `limit`. */
export const memory = (limit = 5_000_000) => {
  const items = new Map<string, string>();
  const storage: TextStorage & Pick<Storage, "key" | "length"> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  return { items, storage };
};

/** Storage in a browser that blocks it. */
export const blockedStorage: TextStorage = {
  getItem: () => {
    throw new DOMException("no", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("no", "SecurityError");
  },
  removeItem: () => {
    throw new DOMException("no", "SecurityError");
  },
};

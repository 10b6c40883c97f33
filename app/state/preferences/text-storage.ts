/**
 * The part of the browser's storage that is used. Every call may throw: storage can be full or
 * blocked.
 */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The outcome of an attempt to store a text. */
export type Stored = "kept" | "full" | "blocked";

/** Stores a text under a key. Never throws. */
export const storeText = (storage: TextStorage, key: string, text: string): Stored => {
  try {
    storage.setItem(key, text);
    return "kept";
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return name.includes("Quota") || name === "NS_ERROR_DOM_QUOTA_REACHED" ? "full" : "blocked";
  }
};

/** The text under a key; null if there is none, or if storage is blocked. Never throws. */
export const storedText = (storage: TextStorage | null, key: string): string | null => {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // Blocked: the same as nothing stored. The user is told when something is to be stored.
    return null;
  }
};

/** The value of a JSON text; undefined, which is not a JSON value, for any other text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The browser's storage; null if it is switched off or blocked. */
export const openStorage = <Kind extends TextStorage>(owner: {
  readonly localStorage: Kind | null;
}): Kind | null => {
  try {
    return owner.localStorage;
  } catch {
    // Browsers throw even when blocked storage is only accessed.
    return null;
  }
};

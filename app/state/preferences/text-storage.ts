/**
 * The part of the browser's storage that is used. Every call may throw: storage can be full or
 * blocked. The functions below never do.
 */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stores a text under a key. Returns whether that was possible. */
export const storeText = (
  storage: Pick<Storage, "setItem"> | null,
  key: string,
  text: string,
): boolean => {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    // Full or blocked.
    return false;
  }
};

/** Removes the text under a key, if that is possible. */
export const removeText = (storage: Pick<Storage, "removeItem"> | null, key: string): void => {
  try {
    storage?.removeItem(key);
  } catch {
    // Blocked: it stays where it is.
  }
};

/** The text under a key; null if there is none, or if storage is blocked. */
export const storedText = (
  storage: Pick<Storage, "getItem"> | null,
  key: string,
): string | null => {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // Blocked: the same as nothing stored. The user is told when something is to be stored.
    return null;
  }
};

/** All keys that begin with `prefix`; none if storage is blocked. */
export const storedKeys = (
  storage: Pick<Storage, "key" | "length"> | null,
  prefix: string,
): readonly string[] => {
  if (storage === null) return [];
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
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

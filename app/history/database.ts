import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Content, Entry } from "./entry.ts";

/** What became of an attempt to keep something. */
export type Kept =
  | "kept"
  /** The storage has no room left. */
  | "full"
  /** The browser allows no storage, or it does not work. */
  | "blocked";

/** The database of drafts and versions. Each state is one record in each store, under the same id. */
export interface HistorySchema extends DBSchema {
  /** Small records, so that a list is read without any text. */
  readonly entries: { readonly key: string; readonly value: Entry };
  readonly contents: { readonly key: string; readonly value: Content };
  readonly texts: { readonly key: string; readonly value: string };
  /** The bytes of a file as it was opened, so that mixed line ends survive. */
  readonly originals: { readonly key: string; readonly value: Uint8Array };
}

export const STORES = ["entries", "contents", "texts", "originals"] as const;

export type HistoryDatabase = IDBPDatabase<HistorySchema>;

const NAME = "robots-txt-workbench";

/** How long the browser may take to open the database, in milliseconds, before it counts as blocked. */
const OPENING_LIMIT = 5000;

/** What an error of the storage means for the caller that wanted something kept. */
export const keptOf = (error: unknown): Exclude<Kept, "kept"> =>
  error instanceof Error && error.name.includes("Quota") ? "full" : "blocked";

/** A connection that is made when first needed, and again when the browser has ended it. */
export interface Connection {
  /** The open database; null when it has to be opened first. Needed where there is no time to wait. */
  readonly present: () => HistoryDatabase | null;
  /** Opens the database. Rejects where the browser allows none. */
  readonly open: () => Promise<HistoryDatabase>;
  /** Forgets a connection that no longer works. */
  readonly drop: () => void;
}

const limited = <T>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The database did not open in time")),
      OPENING_LIMIT,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Makes the connection to the database of drafts and versions.
 *
 * @param onLost is called when it has ended: the storage may have been emptied.
 */
export const createConnection = (onLost: () => void): Connection => {
  let present: HistoryDatabase | null = null;
  let opening: Promise<HistoryDatabase> | null = null;

  const lose = (): void => {
    present = null;
    opening = null;
    onLost();
  };

  const connect = async (): Promise<HistoryDatabase> => {
    const database = await openDB<HistorySchema>(NAME, 1, {
      upgrade: (created) => {
        for (const store of STORES) created.createObjectStore(store);
      },
      // A newer page wants to change the database, or the user to delete it: neither has to wait for this one.
      blocking: () => {
        database.close();
        lose();
      },
      terminated: lose,
    });
    present = database;
    return database;
  };

  return {
    present: () => present,
    open: () => {
      // Without storage the very name can be missing, or throw.
      opening ??= limited(Promise.resolve().then(connect)).catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
    drop: lose,
  };
};

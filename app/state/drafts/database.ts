import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Content, Entry } from "./entry.ts";

/** The outcome of an attempt to store something. */
export type Kept =
  | "kept"
  /** The storage is full. */
  | "full"
  /** The browser blocks storage, or the storage fails. */
  | "blocked";

/** The database of drafts and versions. Each state is one record in each store, under the same id. */
export interface HistorySchema extends DBSchema {
  /** Small records, so that listing them reads no text. */
  readonly entries: { readonly key: string; readonly value: Entry };
  readonly contents: { readonly key: string; readonly value: Content };
  readonly texts: { readonly key: string; readonly value: string };
  /** The bytes of a file as it was opened, which preserve mixed line ends. */
  readonly originals: { readonly key: string; readonly value: Uint8Array };
}

export const STORES = ["entries", "contents", "texts", "originals"] as const;

export type HistoryDatabase = IDBPDatabase<HistorySchema>;

const NAME = "robots-txt-workbench";

/** Milliseconds for the browser to open the database before storage counts as blocked. */
const OPENING_LIMIT = 5000;

/** The outcome to report for a storage error. */
export const keptOf = (error: unknown): Exclude<Kept, "kept"> =>
  error instanceof Error && error.name.includes("Quota") ? "full" : "blocked";

/** A connection that opens on first use, and again if the browser closed it. */
export interface Connection {
  /** The open database, for callers that cannot wait; null if it is not open. */
  readonly present: () => HistoryDatabase | null;
  /** Opens the database. Rejects if the browser blocks it. */
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
 * Creates the connection to the database of drafts and versions.
 *
 * @param onLost called when the connection was closed, because the storage may have been cleared.
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
      // A newer version of the page wants to upgrade the database, or the user to delete it:
      // neither should wait for this page.
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
      // Without storage, even reading `indexedDB` can fail or throw.
      opening ??= limited(Promise.resolve().then(connect)).catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
    drop: lose,
  };
};

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Content, Entry } from "./records.ts";

/** The outcome of an attempt to store something. */
export type SaveResult =
  | "saved"
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

const STORES = ["entries", "contents", "texts", "originals"] as const;

type Database = IDBPDatabase<HistorySchema>;

const NAME = "robots-txt-workbench";

/** Milliseconds for the browser to open the database before storage counts as blocked. */
const OPENING_LIMIT = 5000;

/**
 * Starts a transaction that can change the database. `relaxed` hands the data to the operating
 * system, which keeps it even if the browser is killed; waiting for the disk can take a second.
 */
const changing = (database: Database) =>
  database.transaction(STORES, "readwrite", { durability: "relaxed" });

const reading = (database: Database) => database.transaction(STORES, "readonly");

/** A transaction that can change the database. */
export type WriteTransaction = ReturnType<typeof changing>;

/** A transaction that can read. */
export type ReadTransaction = ReturnType<typeof reading> | WriteTransaction;

/** A connection that opens on first use, and again if the browser closed it. */
export interface Connection {
  /** Reads from the database; null if that is not possible. */
  readonly read: <T>(work: (transaction: ReadTransaction) => Promise<T>) => Promise<T | null>;
  /**
   * Changes the database. If it is open, the first requests of `work` have been made when this
   * returns, and are completed even if the page is closed at once.
   */
  readonly change: (
    work: (transaction: WriteTransaction) => Promise<unknown>,
  ) => Promise<SaveResult>;
}

/** What the database gives, unless it takes more than some milliseconds: then it rejects. */
export const withinLimit = <T>(promise: Promise<T>, limit: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error("The database did not answer in time"));
    const timer = setTimeout(fail, limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Removes states from all stores; unknown ids are ignored. */
export const removeFrom = (
  transaction: WriteTransaction,
  ids: readonly string[],
): Promise<unknown> => {
  const remove = (id: string) => STORES.map((store) => transaction.objectStore(store).delete(id));
  return Promise.all(ids.flatMap(remove));
};

/** Creates the connection to the database of drafts and versions. */
export const createConnection = (): Connection => {
  let present: Database | null = null;
  let opening: Promise<Database> | null = null;

  const drop = (): void => {
    present = null;
    opening = null;
  };

  const connect = async (): Promise<Database> => {
    const database = await openDB<HistorySchema>(NAME, 1, {
      upgrade: (created) => {
        for (const store of STORES) created.createObjectStore(store);
      },
      // A newer version of the page wants to upgrade the database, or the user to delete it:
      // neither should wait for this page.
      blocking: () => {
        database.close();
        drop();
      },
      terminated: drop,
    });
    present = database;
    return database;
  };

  const open = (): Promise<Database> => {
    // Without storage, even reading `indexedDB` can fail or throw.
    opening ??= withinLimit(Promise.resolve().then(connect), OPENING_LIMIT).catch(
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    return opening;
  };

  const attempt = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    if (present === null) return work(await open());
    try {
      return await work(present);
    } catch (error) {
      // The browser closed the connection without notice: try once more with a new one.
      if (!(error instanceof Error && error.name === "InvalidStateError")) throw error;
      drop();
      return work(await open());
    }
  };

  return {
    read: async (work) => {
      try {
        return await attempt((database) => work(reading(database)));
      } catch {
        // Blocked: there is nothing to show. The user is told when something is to be stored.
        return null;
      }
    },
    change: async (work) => {
      try {
        await attempt(async (database) => {
          const transaction = changing(database);
          await Promise.all([work(transaction), transaction.done]);
        });
        return "saved";
      } catch (error) {
        return error instanceof Error && error.name.includes("Quota") ? "full" : "blocked";
      }
    },
  };
};

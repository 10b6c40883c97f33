import { createStore, type StoreApi } from "zustand/vanilla";
import {
  createConnection,
  type ReadTransaction,
  removeFrom,
  type SaveResult,
  type WriteTransaction,
} from "./database.ts";
import type { Draft } from "./draft.ts";
import type { ClosedDraft } from "./journal.ts";
import {
  checkEntry,
  draftOfText,
  type Entry,
  type EntryKind,
  entryOf,
  isSameContent,
  MAX_LABEL_LENGTH,
  restOf,
  type StoredState,
  storedState,
  versionsToDrop,
} from "./records.ts";

/** Drafts and versions in the browser's storage. No function throws or rejects. */
export interface HistoryStore {
  /**
   * Overwrites the stored state of a draft. If the database is open, the write has started when
   * this returns and is completed even if the page is closed at once.
   */
  readonly saveDraft: (id: string, kind: "draft" | "replaced", draft: Draft) => Promise<SaveResult>;
  /**
   * Writes the last state of a draft whose page was closed, unless the database has a later one.
   */
  readonly saveIfLater: (closed: ClosedDraft) => Promise<SaveResult>;
  /**
   * Adds a version of the draft `of`. If a version with the same text and tests exists, that one
   * becomes the latest instead.
   */
  readonly addVersion: (
    draft: Draft,
    version: { readonly kind: Exclude<EntryKind, "draft">; readonly of: string },
  ) => Promise<SaveResult>;
  /**
   * All entries, the latest first; null if the storage cannot be read. A text whose entry is damaged
   * is listed as a draft of unknown time, which is 1970.
   */
  readonly list: () => Promise<readonly Entry[] | null>;
  /**
   * The same, once what is dated to come, by a clock that has been put back since, is dated now:
   * whatever is saved from now on is later.
   */
  readonly settle: () => Promise<readonly Entry[] | null>;
  /** A stored state, or its text if that is all that can be read; null if neither. */
  readonly read: (id: string) => Promise<Draft | null>;
  /** A stored state and how much of it can be read; null if there is none. */
  readonly lookUp: (id: string) => Promise<StoredState | null>;
  /** Names a version, so that it is never deleted to free space; null removes the name. */
  readonly label: (id: string, label: string | null) => Promise<SaveResult>;
  readonly remove: (ids: readonly string[]) => Promise<SaveResult>;
  /** Counts the changes in this tab and others: each one may change what `list` returns. */
  readonly changes: StoreApi<number>;
}

/** How tabs tell each other of changes: a BroadcastChannel. */
export interface Channel {
  readonly postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What a store depends on besides the database. */
export interface HistoryStoreParts {
  /**
   * Null if the browser has none: changes in other tabs are then seen when the list is next read.
   */
  readonly channel: Channel | null;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The entry of a text that has none; null if it is not a text either. */
const lostEntryIn = async (transaction: ReadTransaction, id: string): Promise<Entry | null> => {
  const text: unknown = await transaction.objectStore("texts").get(id);
  if (typeof text !== "string") return null;
  return entryOf(draftOfText(text), { id, kind: "draft", draft: id, savedAt: 0 });
};

/** All readable entries, the latest first. */
const entriesIn = async (transaction: ReadTransaction): Promise<readonly Entry[]> => {
  const [values, ids] = await Promise.all([
    transaction.objectStore("entries").getAll() as Promise<readonly unknown[]>,
    transaction.objectStore("texts").getAllKeys(),
  ]);
  const entries = values.map(checkEntry).filter((entry) => entry !== null);
  const listed = new Set(entries.map(({ id }) => id));
  const lost = await Promise.all(
    ids.filter((id) => !listed.has(id)).map((id) => lostEntryIn(transaction, id)),
  );
  return [...entries, ...lost.filter((entry) => entry !== null)].sort(
    (a, b) => b.savedAt - a.savedAt,
  );
};

const stateIn = async (transaction: ReadTransaction, id: string): Promise<StoredState | null> => {
  const records: readonly unknown[] = await Promise.all([
    transaction.objectStore("contents").get(id),
    transaction.objectStore("texts").get(id),
    transaction.objectStore("originals").get(id),
    transaction.objectStore("entries").get(id),
  ]);
  if (records.every((record) => record === undefined)) return null;
  const [content, text, original] = records;
  return storedState(content, text, original);
};

const draftIn = async (transaction: ReadTransaction, id: string): Promise<Draft | null> => {
  const state = await stateIn(transaction, id);
  return state === null || state.kind === "unreadable" ? null : state.draft;
};

const put = (transaction: WriteTransaction, entry: Entry, draft: Draft): Promise<unknown> => {
  const { id } = entry;
  const { source, original } = draft;
  const originals = transaction.objectStore("originals");
  return Promise.all([
    transaction.objectStore("entries").put(entry, id),
    transaction.objectStore("contents").put({ rest: restOf(draft), patch: null }, id),
    transaction.objectStore("texts").put(source, id),
    original === null ? originals.delete(id) : originals.put(original, id),
  ]);
};

/** Creates the store of drafts and versions. */
export const createHistoryStore = (parts: HistoryStoreParts): HistoryStore => {
  const { channel, now, newId } = parts;
  const connection = createConnection();
  const changes = createStore(() => 0);
  const count = (): void => changes.setState((before) => before + 1);
  if (channel !== null) channel.onmessage = count;

  const change = async (
    work: (transaction: WriteTransaction) => Promise<unknown>,
  ): Promise<SaveResult> => {
    const result = await connection.change(work);
    if (result === "saved") {
      count();
      channel?.postMessage("changed");
    }
    return result;
  };

  return {
    saveDraft: (id, kind, draft) =>
      change((transaction) => {
        const entry = entryOf(draft, { id, kind, draft: id, savedAt: now() });
        const writing = put(transaction, entry, draft);
        transaction.commit();
        return writing;
      }),

    saveIfLater: ({ id, draft, savedAt }) =>
      change(async (transaction) => {
        const present = checkEntry(await transaction.objectStore("entries").get(id));
        // A time to come is that of a clock that has been put back since.
        const isLater = present !== null && present.savedAt > savedAt && present.savedAt <= now();
        if (isLater) return;
        const original = (await transaction.objectStore("originals").get(id)) ?? null;
        const whole = { ...draft, original };
        await put(transaction, entryOf(whole, { id, kind: "draft", draft: id, savedAt }), whole);
      }),

    addVersion: (draft, { kind, of }) =>
      change(async (transaction) => {
        const fresh = entryOf(draft, { id: newId(), kind, draft: of, savedAt: now() });
        const entries = await entriesIn(transaction);
        for (const entry of entries) {
          const isAlike = entry.bytes === fresh.bytes && entry.room === fresh.room;
          if (entry.kind === "draft" || !isAlike) continue;
          const present = await draftIn(transaction, entry.id);
          if (present === null || !isSameContent(present, draft)) continue;
          // Why it was first kept says more than that something took its place.
          const saysLess = kind === "replaced" && entry.kind !== "minute";
          const renewed = kind === "minute" || saysLess ? entry.kind : kind;
          const { savedAt } = fresh;
          await transaction
            .objectStore("entries")
            .put({ ...entry, savedAt, kind: renewed }, entry.id);
          return;
        }
        const dropped = versionsToDrop([fresh, ...entries]);
        if (!dropped.includes(fresh.id)) await put(transaction, fresh, draft);
        await removeFrom(transaction, dropped);
      }),

    label: (id, given) =>
      change(async (transaction) => {
        const entries = transaction.objectStore("entries");
        const entry = checkEntry(await entries.get(id));
        const label = given?.trim().slice(0, MAX_LABEL_LENGTH) || null;
        if (entry !== null) await entries.put({ ...entry, label }, id);
      }),

    remove: (ids) => change((transaction) => removeFrom(transaction, ids)),
    list: () => connection.read(entriesIn),
    settle: async () => {
      const entries = await connection.read(entriesIn);
      const present = now();
      if (entries?.some(({ savedAt }) => savedAt > present) !== true) return entries;
      // One below the other, in their order.
      const settled = entries.map((entry, at) =>
        entry.savedAt > present ? { ...entry, savedAt: present - at } : entry,
      );
      await change(async (transaction) => {
        const store = transaction.objectStore("entries");
        const redated = settled.filter((entry, at) => entry !== entries[at]);
        await Promise.all(redated.map((entry) => store.put(entry, entry.id)));
      });
      return settled;
    },
    read: (id) => connection.read((transaction) => draftIn(transaction, id)),
    lookUp: (id) => connection.read((transaction) => stateIn(transaction, id)),
    changes,
  };
};

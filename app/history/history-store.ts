import type { Draft } from "../drafts/draft.ts";
import { type Connection, type HistoryDatabase, type Kept, keptOf } from "./database.ts";
import { type Content, checkEntry, type Entry, type EntryKind, MAX_LABEL_LENGTH } from "./entry.ts";
import type { LeftState } from "./journal.ts";
import {
  beginningOf,
  bytesAfterPatch,
  bytesOf,
  changing,
  entriesFrom,
  isSameContent,
  putWhole,
  type Reading,
  readFrom,
  reading,
  removeFrom,
  restOf,
  roomOf,
  type SizedText,
} from "./records.ts";
import { versionsToDrop } from "./room.ts";
import { patchBetween } from "./text-patch.ts";

/** Texts from this many UTF-16 units on are not written whole each time, only what has changed. */
const LONG_TEXT = 64 * 1024;

/** Longest change that is written beside a long text, in UTF-16 units; a longer one rewrites the text. */
const LONGEST_CHANGE = 16 * 1024;

/** Drafts and versions in the browser's storage. Nothing here throws or rejects. */
export interface HistoryStore {
  /**
   * Writes the state of a draft over the one before. Where the database is open the writing has begun
   * when this returns, and is done even if the page is closed at once.
   */
  readonly keepDraft: (id: string, kind: "draft" | "replaced", draft: Draft) => Promise<Kept>;
  /** Writes a state of a draft in which a page was left, unless the database has that one or a later one. */
  readonly keepLater: (left: LeftState) => Promise<Kept>;
  /**
   * Keeps a state beside the draft `of`. One with the same text and the same tests is not kept twice:
   * the version there is becomes the latest.
   */
  readonly addVersion: (
    draft: Draft,
    version: { readonly kind: Exclude<EntryKind, "draft">; readonly of: string },
  ) => Promise<Kept>;
  /** All that is kept, the latest first; null when the storage cannot be read. */
  readonly list: () => Promise<readonly Entry[] | null>;
  /** A kept state; null when it is not there or cannot be read. */
  readonly read: (id: string) => Promise<Draft | null>;
  /** Names a version, so that it is never dropped for room; null takes the name away. */
  readonly label: (id: string, label: string | null) => Promise<Kept>;
  readonly remove: (ids: readonly string[]) => Promise<Kept>;
  /** Calls `listener` after each change, of this tab or another; returns the function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What tells tabs of each other's changes: a BroadcastChannel. */
export interface Channel {
  readonly postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What a store is made of; all but the connection has a plain stand-in in tests. */
export interface HistoryStoreParts {
  readonly connect: (onLost: () => void) => Connection;
  /** Null where the browser has none: other tabs' changes are then seen when the list is next read. */
  readonly channel: Channel | null;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The long text of a draft as it was last given to the database whole. */
interface WholeText extends SizedText {
  readonly original: Uint8Array | null;
  /** How many the file has when saved. */
  readonly bytes: number;
  /** Until it is written nobody knows which text the database has. */
  isWritten: boolean;
}

type Writing = (database: HistoryDatabase) => Promise<void>;

/** Makes the store of drafts and versions. */
export const createHistoryStore = (parts: HistoryStoreParts): HistoryStore => {
  const { connect, channel, now, newId } = parts;
  const texts = new Map<string, WholeText>();
  const connection = connect(() => texts.clear());
  const listeners = new Set<() => void>();

  const tellListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const changed = (removed: readonly string[] = []): void => {
    tellListeners();
    channel?.postMessage({ removed });
  };
  if (channel !== null) {
    channel.onmessage = ({ data }) => {
      const { removed = [] } = (data ?? {}) as { readonly removed?: readonly string[] };
      for (const id of removed) texts.delete(id);
      tellListeners();
    };
  }

  const attempt = async (writing: Writing): Promise<Kept> => {
    try {
      const present = connection.present();
      if (present !== null) {
        try {
          await writing(present);
          return "kept";
        } catch (error) {
          // The browser has closed the connection without saying so: one more attempt with a new one.
          if (!(error instanceof Error && error.name === "InvalidStateError")) throw error;
          connection.drop();
        }
      }
      await writing(await connection.open());
      return "kept";
    } catch (error) {
      return keptOf(error);
    }
  };

  const entryOf = (
    id: string,
    kind: EntryKind,
    of: string,
    draft: Draft,
    bytes: number = bytesOf(draft),
  ): Entry => ({
    id,
    kind,
    savedAt: now(),
    draft: of,
    label: null,
    name: draft.name,
    beginning: beginningOf(draft.source),
    bytes,
    room: roomOf(draft),
  });

  const changeOf = (id: string, { source, original }: Draft): Content["patch"] => {
    const base = texts.get(id);
    if (base?.isWritten !== true || base.original !== original) return null;
    if (source.length < LONG_TEXT) return null;
    const patch = patchBetween(base.source, source);
    return patch.insert.length > LONGEST_CHANGE ? null : patch;
  };

  const keepDraft: HistoryStore["keepDraft"] = async (id, kind, draft) => {
    const patch = changeOf(id, draft);
    const last = texts.get(id);
    const isPatch = last !== undefined && patch !== null;
    const bytes = isPatch ? bytesAfterPatch(last, patch, draft) : bytesOf(draft);
    const entry = entryOf(id, kind, id, draft, bytes);
    const skipOriginal = last?.isWritten === true && last.original === draft.original;
    const { source, original, encoding, lineEnd } = draft;
    const whole: WholeText = { source, original, encoding, lineEnd, bytes, isWritten: false };
    if (patch === null) texts.delete(id);
    if (patch === null && source.length >= LONG_TEXT) texts.set(id, whole);
    // A draft is written again with the next keys, and must not wait for the disk that long.
    const durability = kind === "draft" ? "relaxed" : "strict";
    const kept = await attempt(async (database) => {
      const transaction = changing(database, durability);
      const puts =
        patch === null
          ? putWhole(transaction, entry, draft, skipOriginal)
          : [
              transaction.objectStore("entries").put(entry, id),
              transaction.objectStore("contents").put({ rest: restOf(draft), patch }, id),
            ];
      transaction.commit();
      await Promise.all([...puts, transaction.done]);
    });
    if (kept !== "kept") texts.delete(id);
    whole.isWritten = kept === "kept";
    if (kept === "kept") changed();
    return kept;
  };

  const keepLater: HistoryStore["keepLater"] = async ({ id, draft: left, savedAt }) => {
    texts.delete(id);
    let isLater = false;
    const kept = await attempt(async (database) => {
      const transaction = changing(database, "strict");
      const present = checkEntry(await transaction.objectStore("entries").get(id));
      isLater = present === null || present.savedAt < savedAt;
      if (isLater) {
        const original = (await transaction.objectStore("originals").get(id)) ?? null;
        const draft = { ...left, original };
        const entry = { ...entryOf(id, "draft", id, draft), savedAt };
        await Promise.all(putWhole(transaction, entry, draft, true));
      }
      await transaction.done;
    });
    if (kept === "kept" && isLater) changed();
    return kept;
  };

  const addVersion: HistoryStore["addVersion"] = async (draft, { kind, of }) => {
    const fresh = entryOf(newId(), kind, of, draft);
    const kept = await attempt(async (database) => {
      const transaction = changing(database);
      const entries = await entriesFrom(transaction);
      const alike = entries.filter(
        (entry) =>
          entry.kind !== "draft" && entry.bytes === fresh.bytes && entry.room === fresh.room,
      );
      for (const entry of alike) {
        const present = await readFrom(transaction, entry.id);
        if (present === null || !isSameContent(present, draft)) continue;
        const renewed: Entry = {
          ...entry,
          savedAt: fresh.savedAt,
          kind: kind === "minute" ? entry.kind : kind,
        };
        await Promise.all([
          transaction.objectStore("entries").put(renewed, entry.id),
          transaction.done,
        ]);
        return;
      }
      const dropped = versionsToDrop([fresh, ...entries]);
      const puts = dropped.includes(fresh.id) ? [] : putWhole(transaction, fresh, draft);
      await Promise.all([...puts, ...removeFrom(transaction, dropped), transaction.done]);
    });
    if (kept === "kept") changed();
    return kept;
  };

  const remove: HistoryStore["remove"] = async (ids) => {
    for (const id of ids) texts.delete(id);
    const kept = await attempt(async (database) => {
      const transaction = changing(database);
      await Promise.all([...removeFrom(transaction, ids), transaction.done]);
    });
    if (kept === "kept") changed(ids);
    return kept;
  };

  const label: HistoryStore["label"] = async (id, given) => {
    const kept = await attempt(async (database) => {
      const transaction = changing(database);
      const entries = transaction.objectStore("entries");
      const entry = checkEntry(await entries.get(id));
      const named = given === null ? null : given.trim().slice(0, MAX_LABEL_LENGTH) || null;
      if (entry !== null) await entries.put({ ...entry, label: named }, id);
      await transaction.done;
    });
    if (kept === "kept") changed();
    return kept;
  };

  const fromDatabase = async <T>(read: (transaction: Reading) => Promise<T>): Promise<T | null> => {
    try {
      return await read(reading(connection.present() ?? (await connection.open())));
    } catch {
      // Blocked: there is nothing to show. The first attempt to keep something tells the user.
      return null;
    }
  };

  return {
    keepDraft,
    keepLater,
    addVersion,
    list: () => fromDatabase(entriesFrom),
    read: (id) => fromDatabase((transaction) => readFrom(transaction, id)),
    label,
    remove,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

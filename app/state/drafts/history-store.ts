import { type Connection, type HistoryDatabase, type Kept, keptOf } from "./database.ts";
import type { Draft } from "./draft.ts";
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

/** Texts of at least this many UTF-16 units are not written whole each time; only the change is. */
const LONG_TEXT = 64 * 1024;

/**
 * The longest change that is written separately, in UTF-16 units; a longer one rewrites the text.
 */
const LONGEST_CHANGE = 16 * 1024;

/** Drafts and versions in the browser's storage. No function throws or rejects. */
export interface HistoryStore {
  /**
   * Overwrites the stored state of a draft. If the database is open, the write has started when
   * this returns and is completed even if the page is closed at once.
   */
  readonly keepDraft: (id: string, kind: "draft" | "replaced", draft: Draft) => Promise<Kept>;
  /**
   * Writes the last state of a draft whose page was closed, unless the database has that state or a
   * later one.
   */
  readonly keepLater: (left: LeftState) => Promise<Kept>;
  /**
   * Keeps a version of the draft `of`. If a version with the same text and tests exists, that one
   * becomes the latest instead.
   */
  readonly addVersion: (
    draft: Draft,
    version: { readonly kind: Exclude<EntryKind, "draft">; readonly of: string },
  ) => Promise<Kept>;
  /** All entries, the latest first; null if the storage cannot be read. */
  readonly list: () => Promise<readonly Entry[] | null>;
  /** A stored state; null if it is missing or cannot be read. */
  readonly read: (id: string) => Promise<Draft | null>;
  /** Names a version, so that it is never deleted to free space; null removes the name. */
  readonly label: (id: string, label: string | null) => Promise<Kept>;
  readonly remove: (ids: readonly string[]) => Promise<Kept>;
  /**
   * Calls `listener` after each change in this tab or another. Returns a function that stops it.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How tabs tell each other of changes: a BroadcastChannel. */
export interface Channel {
  readonly postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What a store depends on. Tests replace all but the connection. */
export interface HistoryStoreParts {
  readonly connect: (onLost: () => void) => Connection;
  /**
   * Null if the browser has none: changes in other tabs are then seen when the list is next read.
   */
  readonly channel: Channel | null;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The long text of a draft as it was last written whole. */
interface WholeText extends SizedText {
  readonly original: Uint8Array | null;
  /** The size of the file when saved, in bytes. */
  readonly bytes: number;
  /** Until the write is done, it is unknown which text the database has. */
  isWritten: boolean;
}

type Writing = (database: HistoryDatabase) => Promise<void>;

/** Creates the store of drafts and versions. */
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
          // The browser closed the connection without notice: try once more with a new one.
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
    // The next keys write the draft again, so do not wait for the disk.
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
      // Blocked: there is nothing to show. The user is told when something is to be stored.
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

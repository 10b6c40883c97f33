import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type Changing,
  createConnection,
  type Reading,
  removeFrom,
  type SaveResult,
} from "./database.ts";
import type { Draft } from "./draft.ts";
import type { ClosedDraft } from "./journal.ts";
import {
  checkDraft,
  checkEntry,
  type Entry,
  type EntryKind,
  entryOf,
  isSameContent,
  MAX_LABEL_LENGTH,
  patchedText,
  restOf,
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
   * Writes the last state of a draft whose page was closed, unless the database has that state or a
   * later one.
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
  /** All entries, the latest first; null if the storage cannot be read. */
  readonly list: () => Promise<readonly Entry[] | null>;
  /** A stored state; null if it is missing or cannot be read. */
  readonly read: (id: string) => Promise<Draft | null>;
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

/** All readable entries, the latest first. */
const entriesIn = async (transaction: Reading): Promise<readonly Entry[]> => {
  const values: readonly unknown[] = await transaction.objectStore("entries").getAll();
  return values
    .map(checkEntry)
    .filter((entry) => entry !== null)
    .sort((a, b) => b.savedAt - a.savedAt);
};

const draftIn = async (transaction: Reading, id: string): Promise<Draft | null> => {
  const [content, text, original] = await Promise.all([
    transaction.objectStore("contents").get(id),
    transaction.objectStore("texts").get(id),
    transaction.objectStore("originals").get(id),
  ]);
  if (typeof text !== "string" || content === undefined) return null;
  const source = patchedText(text, content.patch);
  return checkDraft(content.rest, source, original instanceof Uint8Array ? original : null);
};

const put = (transaction: Changing, entry: Entry, draft: Draft): Promise<unknown> => {
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

  const change = async (work: (transaction: Changing) => Promise<unknown>): Promise<SaveResult> => {
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
        if (present !== null && present.savedAt >= savedAt) return;
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
          const renewed = kind === "minute" ? entry.kind : kind;
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
    read: (id) => connection.read((transaction) => draftIn(transaction, id)),
    changes,
  };
};

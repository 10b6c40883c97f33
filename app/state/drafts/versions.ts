import type { Draft } from "./draft.ts";
import type { DraftSaver } from "./draft-saver.ts";
import type { HistoryStore } from "./history-store.ts";
import { type Entry, entryOf } from "./records.ts";
import type { TabClaims } from "./tab-claims.ts";

/** A stored state, as shown in a list. */
export interface VersionInfo extends Entry {
  /** Where a draft is open; `memory` if it did not fit in storage; null for other versions. */
  readonly place: "this-tab" | "other-tab" | "closed-tab" | "memory" | null;
}

/** The versions and drafts of this browser, to be listed or compared. Nothing here rejects. */
export interface Versions {
  /**
   * All versions: this tab's draft, then the others, the latest first; null if the browser's
   * storage cannot be read.
   */
  readonly listVersions: () => Promise<readonly VersionInfo[] | null>;
  /** A whole version; null if it is gone or cannot be read. */
  readonly readVersion: (id: string) => Promise<Draft | null>;
  /** Counts the changes in this tab and others: after each one the list may be another. */
  readonly changes: HistoryStore["changes"];
  /** Names a version; an empty name removes the old one. */
  readonly renameVersion: (id: string, label: string) => Promise<void>;
  /** Deletes one, unless it is the draft of an open tab. */
  readonly deleteVersion: (id: string) => Promise<void>;
  /** Deletes all but the drafts of open tabs. */
  readonly deleteAll: () => Promise<void>;
}

const IN_MEMORY = "memory-";

/** An entry for a draft that has no record in storage. */
const memoryEntry = (draft: Draft, index: number, savedAt: number): VersionInfo => ({
  ...entryOf(draft, { id: `${IN_MEMORY}${index}`, kind: "replaced", draft: "", savedAt }),
  place: "memory",
});

/** Combines the stored entries with those open in this tab and others. */
export const createVersions = (
  history: HistoryStore,
  saver: Pick<DraftSaver, "id" | "inMemory">,
  claims: Pick<TabClaims, "taken">,
  now: () => number,
): Versions => {
  const placeOf = (
    { kind, id }: Entry,
    taken: ReadonlySet<string> | null,
  ): VersionInfo["place"] => {
    if (kind !== "draft") return null;
    if (id === saver.id()) return "this-tab";
    // If the browser does not say, it may be open: then it must not be deleted.
    return taken === null || taken.has(id) ? "other-tab" : "closed-tab";
  };

  const listVersions: Versions["listVersions"] = async () => {
    const [entries, taken] = await Promise.all([history.list(), claims.taken()]);
    const unsaved = saver.inMemory().map((draft, index) => memoryEntry(draft, index, now()));
    if (entries === null) return unsaved.length === 0 ? null : unsaved;
    const stored = entries.map((entry) => ({ ...entry, place: placeOf(entry, taken) }));
    const isHere = ({ place }: VersionInfo): boolean => place === "this-tab";
    const others = stored.filter((entry) => entry.room > 0 && !isHere(entry));
    return [...stored.filter(isHere), ...unsaved, ...others];
  };

  return {
    listVersions,
    readVersion: async (id) =>
      id.startsWith(IN_MEMORY)
        ? (saver.inMemory()[Number(id.slice(IN_MEMORY.length))] ?? null)
        : history.read(id),
    changes: history.changes,
    renameVersion: async (id, label) => void (await history.label(id, label)),
    deleteVersion: async (id) => {
      // It may have been opened in another tab since it was listed.
      if (!(await claims.taken())?.has(id)) await history.remove([id]);
    },
    deleteAll: async () => {
      const versions = (await listVersions()) ?? [];
      const closed = versions.filter(({ place }) => place === null || place === "closed-tab");
      await history.remove(closed.map(({ id }) => id));
    },
  };
};

import type { Draft } from "./draft.ts";
import type { DraftSaver } from "./draft-saver.ts";
import type { Entry } from "./entry.ts";
import type { HistoryStore } from "./history-store.ts";
import { beginningOf, bytesOf } from "./records.ts";
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
  /**
   * Calls `listener` after each change in this tab or another. Returns a function that stops it.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Names a version; an empty name removes the old one. */
  readonly renameVersion: (id: string, label: string) => Promise<void>;
  /** Deletes one, unless it is the draft of an open tab. */
  readonly deleteVersion: (id: string) => Promise<void>;
  /** Deletes all but the drafts of open tabs. */
  readonly deleteAll: () => Promise<void>;
}

const HELD = "held-";

/** An entry for a draft that has no record in storage. */
const heldEntry = (draft: Draft, index: number, savedAt: number): VersionInfo => ({
  id: `${HELD}${index}`,
  kind: "replaced",
  savedAt,
  draft: "",
  label: null,
  name: draft.name,
  beginning: beginningOf(draft.source),
  bytes: bytesOf(draft),
  room: 0,
  place: "memory",
});

/** Combines the stored entries with those open in this tab and others. */
export const createVersions = (
  history: HistoryStore,
  saver: Pick<DraftSaver, "id" | "held">,
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
    const held = saver.held().map((draft, index) => heldEntry(draft, index, now()));
    if (entries === null) return held.length === 0 ? null : held;
    const stored = entries.map((entry) => ({ ...entry, place: placeOf(entry, taken) }));
    const isHere = ({ place }: VersionInfo): boolean => place === "this-tab";
    const others = stored.filter((entry) => entry.room > 0 && !isHere(entry));
    return [...stored.filter(isHere), ...held, ...others];
  };

  return {
    listVersions,
    readVersion: async (id) =>
      id.startsWith(HELD)
        ? (saver.held()[Number(id.slice(HELD.length))] ?? null)
        : history.read(id),
    subscribe: history.subscribe,
    renameVersion: async (id, label) => void (await history.label(id, label)),
    deleteVersion: async (id) => void (await history.remove([id])),
    deleteAll: async () => {
      const versions = (await listVersions()) ?? [];
      const closed = versions.filter(({ place }) => place === null || place === "closed-tab");
      await history.remove(closed.map(({ id }) => id));
    },
  };
};

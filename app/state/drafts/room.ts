import type { Entry, EntryKind } from "./entry.ts";

/** How many versions are kept besides the drafts. */
export const MAX_VERSIONS = 200;

/** The storage that all versions may use, in units of `Entry.room`. */
const MAX_ROOM = 64 * 1024 * 1024;

/** The order in which versions are deleted to free space; drafts and named versions never are. */
const ORDER: Readonly<Record<Exclude<EntryKind, "draft">, number>> = {
  minute: 0,
  opened: 1,
  shared: 1,
  downloaded: 1,
  replaced: 2,
};

const isVersion = (entry: Entry): entry is Entry & { readonly kind: Exclude<EntryKind, "draft"> } =>
  entry.kind !== "draft";

/**
 * The versions to delete so that the rest stays within the limits: first the oldest states of a
 * minute, then those saved elsewhere, last the replaced drafts. The last state of a tab and
 * versions with a label are never deleted, so the limits may still be exceeded.
 */
export const versionsToDrop = (
  entries: readonly Entry[],
  {
    count = MAX_VERSIONS,
    room = MAX_ROOM,
  }: { readonly count?: number; readonly room?: number } = {},
): readonly string[] => {
  const versions = entries.filter(isVersion);
  let left = versions.length;
  let taken = versions.reduce((sum, entry) => sum + entry.room, 0);
  const order = versions
    .filter(({ label }) => label === null)
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || a.savedAt - b.savedAt);
  const dropped: string[] = [];
  for (const entry of order) {
    if (left <= count && taken <= room) break;
    dropped.push(entry.id);
    left -= 1;
    taken -= entry.room;
  }
  return dropped;
};

import type { Entry, EntryKind } from "./entry.ts";

/** How many versions are kept besides the drafts. */
export const MAX_VERSIONS = 200;

/** What all versions may take of the storage, in units of `Entry.room`. */
const MAX_ROOM = 64 * 1024 * 1024;

/** What goes first when room is needed; drafts and named versions never go. */
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
 * The versions to drop so that the rest keeps within the bounds: the oldest states of a minute first,
 * then those that are safe elsewhere, last the drafts that were replaced. The last state of a tab and
 * versions with a label are never dropped, so the rest may stay over the bounds.
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

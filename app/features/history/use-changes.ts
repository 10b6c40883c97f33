import { useEffect, useState } from "react";
import type { VersionInfo, Versions } from "../../state/drafts/versions.ts";
import { lineChanges } from "./line-changes.ts";
import { changesText } from "./words.ts";

/** The most versions that are compared, and how many are before the list is drawn again. */
const MOST = 200;
const BATCH = 20;

/**
 * What changed in each version since the next one in the list, in words, by id. They are read one
 * after the other, so the first are there soon.
 */
export const useChanges = (
  { readVersion }: Pick<Versions, "readVersion">,
  list: readonly VersionInfo[] | null | undefined,
): ReadonlyMap<string, string> => {
  const [changes, setChanges] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const compare = async (versions: readonly VersionInfo[]): Promise<void> => {
      const found = new Map<string, string>();
      let newer: { readonly id: string; readonly source: string } | null = null;
      for (const { id } of versions) {
        const source = (await readVersion(id))?.source;
        if (!isCurrent) return;
        if (source === undefined) continue;
        if (newer !== null) found.set(newer.id, changesText(lineChanges(source, newer.source)));
        newer = { id, source };
        if (found.size % BATCH === 0) setChanges(new Map(found));
      }
      setChanges(found);
    };
    void compare((list ?? []).slice(0, MOST));
    return () => {
      isCurrent = false;
    };
  }, [readVersion, list]);
  return changes;
};

import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { VersionInfo, Versions } from "../../state/drafts/versions.ts";

/** All versions, the latest first; null if the storage cannot be read, undefined before it was. */
export const useVersions = (versions: Versions): readonly VersionInfo[] | null | undefined => {
  const [list, setList] = useState<readonly VersionInfo[] | null>();
  const change = useStore(versions.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again after each change
  useEffect(() => {
    let isCurrent = true;
    void versions.listVersions().then((answer) => {
      if (isCurrent) setList(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [versions, change]);
  return list;
};

import { useEffect, useState } from "react";
import type { VersionInfo, Versions } from "../../state/drafts/versions.ts";

/** All versions, the latest first; null if the storage cannot be read, undefined before it was. */
export const useVersions = (versions: Versions): readonly VersionInfo[] | null | undefined => {
  const [list, setList] = useState<readonly VersionInfo[] | null>();
  useEffect(() => {
    let asked = 0;
    let isShown = true;
    const read = async (): Promise<void> => {
      asked += 1;
      const mine = asked;
      const answer = await versions.listVersions();
      // If something changes while the list is being read, it is read again.
      if (isShown && mine === asked) setList(answer);
    };
    void read();
    const unsubscribe = versions.subscribe(() => void read());
    return () => {
      isShown = false;
      unsubscribe();
    };
  }, [versions]);
  return list;
};

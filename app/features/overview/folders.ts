import { type AccessArea, groupBy } from "../../../core/index.ts";

/** Paths of one folder, which a list shows as one entry. */
export interface Folder {
  /** Its path, with a slash at both ends. */
  readonly folder: string;
  readonly areas: readonly AccessArea[];
}

/** Paths as two lists show them, each from A to Z. */
export interface FiledPaths {
  readonly entries: readonly (AccessArea | Folder)[];
  /** Those that can begin in any folder. */
  readonly anywhere: readonly AccessArea[];
}

/** The first folder of a pattern; null if it is not within one. */
const folderOf = ({ pattern }: AccessArea): string | null =>
  /^\/[^/*$?]+\//.exec(pattern)?.[0] ?? null;

const nameOf = (entry: AccessArea | Folder): string =>
  "folder" in entry ? entry.folder : entry.pattern;

const fromAToZ = <T extends AccessArea | Folder>(entries: readonly T[]): readonly T[] =>
  entries.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

/**
 * Files paths: those that begin with a star are apart.
 * @param isFolded whether folders with more than one path become one entry.
 */
export const filed = (areas: readonly AccessArea[], isFolded: boolean): FiledPaths => {
  const isAnywhere = ({ pattern }: AccessArea): boolean => /^\/?\*/.test(pattern);
  const within = areas.filter((area) => !isAnywhere(area));
  const folders = Array.from(groupBy(within, folderOf), ([folder, found]) =>
    isFolded && folder !== null && found.length > 1 ? [{ folder, areas: fromAToZ(found) }] : found,
  );
  return {
    entries: fromAToZ<AccessArea | Folder>(folders.flat()),
    anywhere: fromAToZ(areas.filter(isAnywhere)),
  };
};

import { type AccessArea, groupBy } from "../../../core/index.ts";

/** The areas of a folder. */
interface FiledAreas {
  /** Its path, with a slash at both ends. */
  readonly folder: string;
  readonly areas: readonly AccessArea[];
}

/** The number of areas from which a folder is worth opening. */
const FEW = 3;

/** The first folder of a pattern; null if it is not within one. */
const folderOf = ({ pattern }: AccessArea): string | null =>
  /^\/[^/*$?]+\//.exec(pattern)?.[0] ?? null;

/** Files areas by their first folder; those without one, and few of one, stay apart. */
export const byFolder = (
  areas: readonly AccessArea[],
): { readonly folders: readonly FiledAreas[]; readonly others: readonly AccessArea[] } => {
  const groups = groupBy(areas, folderOf);
  const folders = Array.from(groups, ([folder, within]) => ({
    folder: folder ?? "",
    areas: within,
  }))
    .filter(({ folder, areas: within }) => folder !== "" && within.length >= FEW)
    .sort((a, b) => b.areas.length - a.areas.length);
  const filed = new Set(folders.flatMap(({ areas: within }) => within));
  return { folders, others: areas.filter((area) => !filed.has(area)) };
};

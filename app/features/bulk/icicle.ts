import { hierarchy, partition } from "d3-hierarchy";
import type { Folder } from "../../../core/index.ts";

/** A folder's rectangle, as shares of the picture's width and height. */
export interface Slab {
  readonly folder: Folder;
  /** The folder names from the folder shown down to this one. */
  readonly path: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Narrower folders cannot be told apart or clicked. */
const NARROWEST = 0.012;

const LEVELS = 4;

/** Leaves out folders that are too deep to be shown. */
const upTo = (folder: Folder, levels: number): readonly Folder[] =>
  levels === 0 ? [] : folder.folders;

/** Lays out a folder and its subfolders by how many URLs they contain, one level per row. */
export const slabsOf = (root: Folder): readonly Slab[] => {
  const depths = new Map<Folder, number>([[root, LEVELS - 1]]);
  const tree = hierarchy(root, (folder) => {
    const levels = depths.get(folder) ?? 0;
    for (const child of folder.folders) depths.set(child, levels - 1);
    return [...upTo(folder, levels)];
  });
  // Files directly in a folder take up space beside its subfolders.
  tree.eachAfter((node) => {
    (node as { value?: number }).value = node.data.count;
  });
  const laid = partition<Folder>().size([1, 1])(
    tree as Parameters<ReturnType<typeof partition<Folder>>>[0],
  );
  return laid
    .descendants()
    .filter((node) => node.x1 - node.x0 >= NARROWEST)
    .map((node) => ({
      folder: node.data,
      path: node
        .ancestors()
        .reverse()
        .slice(1)
        .map(({ data }) => data.name),
      left: node.x0,
      top: node.y0,
      width: node.x1 - node.x0,
      height: node.y1 - node.y0,
    }));
};

import { hierarchy, partition } from "d3-hierarchy";
import type { Folder } from "../../core/index.ts";

/** A folder's place in the picture, in shares of its width and height. */
export interface Slab {
  readonly folder: Folder;
  /** The names from below the folder on show down to this one. */
  readonly path: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Narrower folders cannot be told apart, let alone pressed. */
const NARROWEST = 0.012;

const LEVELS = 4;

/** Leaves out what lies deeper than can be shown. */
const upTo = (folder: Folder, levels: number): readonly Folder[] =>
  levels === 0 ? [] : folder.folders;

/** Lays a folder and those in it out by how much lies in them: one level a row. */
export const slabsOf = (root: Folder): readonly Slab[] => {
  const depths = new Map<Folder, number>([[root, LEVELS - 1]]);
  const tree = hierarchy(root, (folder) => {
    const levels = depths.get(folder) ?? 0;
    for (const child of folder.folders) depths.set(child, levels - 1);
    return [...upTo(folder, levels)];
  });
  // What lies right in a folder takes room as well, beside its folders.
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

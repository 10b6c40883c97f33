import { detached } from "./text-list.ts";

/** How deep folders are told apart, and how many: what lies deeper counts for the folder above. */
const DEEPEST = 4;
const MOST = 10_000;

/** Paths that are remembered with the folder they count for. */
const MOST_PATHS = 100_000;

/** Longer names are none that anybody gave a folder. */
const LONGEST_NAME = 200;
const LONGEST_PATH = 500;

/** A folder of a site with what lies in it. Plain data. */
export interface Folder {
  /** Its own name, as in URLs; empty for the root. */
  readonly name: string;
  /** How many URLs or requests lie in it, at any depth. */
  readonly count: number;
  /** How many of those are blocked. */
  readonly blocked: number;
  /** Those with the most first. */
  readonly folders: readonly Folder[];
}

interface Node {
  readonly name: string;
  readonly children: Map<string, Node>;
  count: number;
  blocked: number;
}

const newNode = (name: string): Node => ({
  name,
  children: new Map(),
  count: 0,
  blocked: 0,
});

const toFolder = (node: Node): Folder => {
  const folders = [...node.children.values()].map(toFolder).sort((a, b) => b.count - a.count);
  return {
    name: node.name,
    count: folders.reduce((sum, { count }) => sum + count, node.count),
    blocked: folders.reduce((sum, { blocked }) => sum + blocked, node.blocked),
    folders,
  };
};

/** Where the path of a URL begins; the URL's length where it has none. */
export const pathStart = (url: string): number => {
  if (url.charCodeAt(0) === 0x2f && url.charCodeAt(1) !== 0x2f) return 0;
  const scheme = url.indexOf("//");
  const slash = url.indexOf("/", scheme + 2);
  return slash < 0 ? url.length : slash;
};

/** Counts URLs by the folder they lie in. */
export class Folders {
  private readonly root = newNode("");
  private size = 1;
  /** The folders by the text of their paths: one look finds what lies four folders deep. */
  private readonly byPath = new Map<string, Node>([["/", this.root]]);

  /**
   * Counts a URL, or a path.
   *
   * @param start where its path begins.
   * @param times how often it came.
   */
  add(url: string, blocked: boolean, start: number = pathStart(url), times = 1): void {
    const query = url.indexOf("?", start);
    const path = url.slice(start, folderEnd(url, start, query < 0 ? url.length : query));
    const node = this.byPath.get(path) ?? this.reach(path);
    node.count += times;
    if (blocked) node.blocked += times;
  }

  /** What has been counted so far. */
  tree(): Folder {
    return toFolder(this.root);
  }

  /** The folder of a path that ends with a slash, or the nearest above it where there is no room for more. */
  private reach(path: string): Node {
    let node = this.root;
    let from = 1;
    for (let slash = path.indexOf("/", 1); slash >= 0; slash = path.indexOf("/", from)) {
      const child = this.child(node, path.slice(from, slash));
      if (child === null) break;
      node = child;
      from = slash + 1;
    }
    if (this.byPath.size < MOST_PATHS && path.length <= LONGEST_PATH) {
      this.byPath.set(detached(path), node);
    }
    return node;
  }

  private child(node: Node, name: string): Node | null {
    const known = node.children.get(name);
    if (known !== undefined) return known;
    if (this.size >= MOST || name.length > LONGEST_NAME) return null;
    this.size++;
    const own = detached(name);
    const made = newNode(own);
    node.children.set(own, made);
    return made;
  }
}

/** Where the path of the folder of a URL ends, as deep as folders are told apart. */
const folderEnd = (url: string, start: number, end: number): number => {
  let at = Math.min(start + 1, end);
  for (let depth = 0; depth < DEEPEST; depth++) {
    const slash = url.indexOf("/", at);
    if (slash < 0 || slash >= end) break;
    at = slash + 1;
  }
  return at;
};

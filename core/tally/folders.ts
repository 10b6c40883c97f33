import { detached } from "./text-list.ts";

/** How deep folders are told apart, and how many: what lies deeper counts for the folder above. */
const DEEPEST = 5;
const MOST = 20_000;

/** Longer names are none that anybody gave a folder. */
const LONGEST_NAME = 200;

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
  readonly depth: number;
  readonly children: Map<string, Node>;
  count: number;
  blocked: number;
}

const newNode = (name: string, depth: number): Node => ({
  name,
  depth,
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
  private readonly root = newNode("", 0);
  private size = 1;
  /** The folder of the last URL, and the text up to its end: lists are mostly in order. */
  private last: Node = this.root;
  private lastText = "/";

  /** Counts a URL, or a path. */
  add(url: string, blocked: boolean, times = 1): void {
    const node = this.folderOf(url);
    node.count += times;
    if (blocked) node.blocked += times;
  }

  /** What has been counted so far. */
  tree(): Folder {
    return toFolder(this.root);
  }

  private folderOf(url: string): Node {
    if (url.startsWith(this.lastText)) {
      const next = url.indexOf("/", this.lastText.length);
      if (next < 0 && this.last !== this.root) return this.last;
    }
    const start = pathStart(url);
    const query = url.indexOf("?", start);
    const end = query < 0 ? url.length : query;
    let node = this.root;
    let from = start + 1;
    while (node.depth < DEEPEST) {
      const slash = url.indexOf("/", from);
      if (slash < 0 || slash >= end) break;
      const child = this.child(node, url.slice(from, slash));
      if (child === null) break;
      node = child;
      from = slash + 1;
    }
    this.last = node;
    this.lastText = detached(url.slice(0, from));
    return node;
  }

  private child(node: Node, name: string): Node | null {
    const known = node.children.get(name);
    if (known !== undefined) return known;
    if (this.size >= MOST || name.length > LONGEST_NAME) return null;
    this.size++;
    const own = detached(name);
    const made = newNode(own, node.depth + 1);
    node.children.set(own, made);
    return made;
  }
}

import { detached } from "./lists.ts";

/**
 * The most levels and the most folders that are distinguished; deeper URLs count for the folder
 * above.
 */
const DEEPEST = 4;
const MOST_FOLDERS = 10_000;

/** Slots of the hash table: more than twice as many, and a power of two. */
const SLOTS = 32_768;

/** The most slots probed for one folder; only names made up to collide need more. */
const MOST_TRIED = 100;

const SLASH = 0x2f;
const QUESTION = 0x3f;

/** Longer names are not real folder names. */
const LONGEST_NAME = 200;

/** A folder of a site with its contents. Plain data. */
export interface Folder {
  /** Its own name, as in URLs; empty for the root. */
  readonly name: string;
  /** How many URLs or requests are in it, at any depth. */
  readonly count: number;
  /** How many of those are blocked. */
  readonly blocked: number;
  /** Those with the most first. */
  readonly folders: readonly Folder[];
}

/** A folder being counted. */
interface Node {
  readonly name: string;
  readonly parent: Node | null;
  readonly children: Node[];
  count: number;
  blocked: number;
}

const newNode = (name: string, parent: Node | null): Node => ({
  name,
  parent,
  children: [],
  count: 0,
  blocked: 0,
});

const FIRST_HASH = 0x811c9dc5 | 0;

/** One step of the FNV-1a hash: from the hash of the text so far and its next character. */
const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** The first slot to probe for a hash. */
const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & (SLOTS - 1);

const toFolder = (node: Node): Folder => {
  const folders = node.children.map(toFolder).sort((a, b) => b.count - a.count);
  return {
    name: node.name,
    count: folders.reduce((sum, { count }) => sum + count, node.count),
    blocked: folders.reduce((sum, { blocked }) => sum + blocked, node.blocked),
    folders,
  };
};

/** The end of the host in a URL without a path that has a query. */
const hostEnd = (url: string, slash: number): number => {
  const query = url.indexOf("?");
  return query >= 0 && query < slash ? query : slash;
};

/** Where the path of a URL begins; if it has none, where its query begins, or the URL's length. */
export const pathStart = (url: string): number => {
  if (url.charCodeAt(0) === SLASH && url.charCodeAt(1) !== SLASH) return 0;
  const slash = url.indexOf("/", url.indexOf("//") + 2);
  return hostEnd(url, slash < 0 ? url.length : slash);
};

/** Counts URLs by folder. The only substrings it creates are the names of new folders. */
export class Folders {
  private readonly root = newNode("", null);
  private size = 1;
  /** All folders except the root, each at the slot of its hash or the next free one. */
  private readonly slots: (Node | null)[] = new Array<Node | null>(SLOTS).fill(null);
  /** Their hashes in one array: most folders that do not match need not be read. */
  private readonly hashes = new Int32Array(SLOTS);

  /**
   * Counts a URL, or a path.
   *
   * @param start where its path begins.
   * @param times how often it occurred.
   */
  add(url: string, blocked: boolean, start: number = pathStart(url), times = 1): void {
    const hasPath = url.charCodeAt(start) !== QUESTION;
    const node = hasPath ? this.folderOf(url, start + 1) : this.root;
    node.count += times;
    if (blocked) node.blocked += times;
  }

  /** The counts so far. */
  tree(): Folder {
    return toFolder(this.root);
  }

  /** The folder of a URL, or the nearest one above if there is no room for more. */
  private folderOf(url: string, start: number): Node {
    let node = this.root;
    let from = start;
    let depth = 0;
    let hash = FIRST_HASH;
    for (let at = start; at < url.length; at++) {
      const unit = url.charCodeAt(at);
      hash = hashed(hash, unit);
      if (unit === QUESTION) break;
      if (unit !== SLASH) continue;
      const child = this.child(node, hash, url, from, at);
      if (child === null) break;
      node = child;
      depth++;
      if (depth === DEEPEST) break;
      from = at + 1;
    }
    return node;
  }

  /** The child of `parent` whose name is in a URL from `from` to `to`; created if missing. */
  private child(parent: Node, hash: number, url: string, from: number, to: number): Node | null {
    const { slots, hashes } = this;
    let slot = slotOf(hash);
    let tried = 0;
    for (let node = slots[slot]; node != null; node = slots[slot]) {
      const isSame = hashes[slot] === hash && node.parent === parent;
      if (isSame && node.name.length === to - from && url.startsWith(node.name, from)) return node;
      slot = (slot + 1) & (SLOTS - 1);
      if (++tried === MOST_TRIED) return null;
    }
    if (this.size >= MOST_FOLDERS || to - from > LONGEST_NAME) return null;
    this.size++;
    const made = newNode(detached(url.slice(from, to)), parent);
    parent.children.push(made);
    slots[slot] = made;
    hashes[slot] = hash;
    return made;
  }
}

/** How many URLs or requests name a host. */
export interface HostCount {
  /** With its scheme, if there is one. */
  readonly host: string;
  readonly count: number;
}

/** The most hosts distinguished; a site does not have more. */
const MOST_HOSTS = 1000;
const LONGEST_HOST = 300;

/** Counts hosts: a robots.txt applies to one. */
export class HostCounts {
  private readonly counts = new Map<string, { count: number }>();
  private last = "";
  private lastCount = { count: 0 };

  add(host: string): void {
    // Most lists have a single host.
    if (host !== this.last) this.find(host);
    this.lastCount.count++;
  }

  /** The hosts so far, by number of URLs. */
  list(): readonly HostCount[] {
    return [...this.counts]
      .map(([host, { count }]) => ({ host, count }))
      .sort((a, b) => b.count - a.count);
  }

  private find(host: string): void {
    const known = this.counts.get(host) ?? { count: 0 };
    this.last = detached(host);
    this.lastCount = known;
    if (this.counts.size < MOST_HOSTS && host.length <= LONGEST_HOST)
      this.counts.set(this.last, known);
  }
}

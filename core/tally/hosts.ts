import { detached } from "./text-list.ts";

/** How many URLs or requests name a host. */
export interface HostCount {
  /** With its scheme, if there is one. */
  readonly host: string;
  readonly count: number;
}

/** The most hosts distinguished; a site does not have more. */
const MOST = 1000;
const LONGEST = 300;

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
    if (this.counts.size < MOST && host.length <= LONGEST) this.counts.set(this.last, known);
  }
}

import type { Verdict } from "../match/readings.ts";

/** A verdict as a number: twice the deciding rule's line (0 for none), plus 1 if it blocks. */
export const codeOf = ({ allowed, rule }: Verdict): number =>
  (rule === null ? 0 : rule.line * 2) + (allowed ? 0 : 1);

/** The 1-based line of the deciding rule; 0 if none decides. */
export const lineOfCode = (code: number): number => code >> 1;

/** Whether a code means blocked. */
export const isBlocked = (code: number): boolean => (code & 1) === 1;

/**
 * Gives each distinct list of numbers (types, crawlers, verdicts) an id, and counts them. A million
 * URLs have a few hundred outcomes, so totals over all URLs are computed from these.
 */
export class Outcomes {
  /** The numbers of each outcome, by its id. */
  readonly codes: (readonly number[])[] = [];
  /** How often each has occurred. */
  readonly counts: number[] = [];
  /** Another sum for each, such as bytes. */
  readonly sums: number[] = [];
  /** A trie of the numbers: inner nodes have children, leaves have ids. */
  private readonly children: Map<number, number>[] = [new Map()];

  /** The id of an outcome, the same for the same numbers. All outcomes have the same length. */
  idOf(codes: readonly number[]): number {
    let node = 0;
    const last = codes.length - 1;
    for (let at = 0; at < last; at++) node = this.child(node, codes[at] as number);
    const leaves = this.children[node] as Map<number, number>;
    const known = leaves.get(codes[last] as number);
    if (known !== undefined) return known;
    const id = this.codes.push([...codes]) - 1;
    this.counts.push(0);
    this.sums.push(0);
    leaves.set(codes[last] as number, id);
    return id;
  }

  /** Counts an outcome once, or more often. */
  count(id: number, sum = 0, times = 1): void {
    this.counts[id] = (this.counts[id] as number) + times;
    this.sums[id] = (this.sums[id] as number) + sum;
  }

  private child(node: number, code: number): number {
    const children = this.children[node] as Map<number, number>;
    const known = children.get(code);
    if (known !== undefined) return known;
    const made = this.children.push(new Map()) - 1;
    children.set(code, made);
    return made;
  }
}

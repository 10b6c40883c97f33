import { firstIndex } from "../../collections/search.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import type { IntendedGroup, IntendedRule } from "./intended-groups.ts";

/** A rule with its intended group. */
export interface Placed {
  readonly rule: IntendedRule;
  readonly group: IntendedGroup;
}

/** The index of the first of some items in file order that does not end before a line. */
const firstNotBefore = <Item>(
  items: readonly Item[],
  line: number,
  endOf: (item: Item) => number,
): number => firstIndex(items.length, (index) => endOf(items[index] as Item) >= line);

/** The rule on a line, by its number, with its group; undefined if there is none. */
export const placedAt = (groups: readonly IntendedGroup[], line: number): Placed | undefined => {
  const group = groups[firstNotBefore(groups, line, ({ last }) => last.number)];
  const rules = group?.rules ?? [];
  const rule = rules[firstNotBefore(rules, line, (each) => each.line.number)];
  return group !== undefined && rule?.line.number === line ? { rule, group } : undefined;
};

/**
 * Rules with their groups, by line number. Marks the lines, and searches the groups for the few
 * that are asked for.
 */
export class PlacedRules {
  private readonly groups: readonly IntendedGroup[];
  private readonly marks: Uint8Array;
  private count = 0;

  constructor(groups: readonly IntendedGroup[], { lineCount }: RobotsDocument) {
    this.groups = groups;
    this.marks = new Uint8Array(lineCount + 1);
  }

  get size(): number {
    return this.count;
  }

  has(line: number): boolean {
    return this.marks[line] === 1;
  }

  get(line: number): Placed | undefined {
    return this.has(line) ? placedAt(this.groups, line) : undefined;
  }

  add(line: number): void {
    if (!this.has(line)) this.count++;
    this.marks[line] = 1;
  }

  delete(line: number): void {
    if (this.has(line)) this.count--;
    this.marks[line] = 0;
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { Budget } from "./budget.ts";
import type { RankedList } from "./ranked.ts";
import { neededItems, Removal } from "./removal.ts";
import { allPaths, oracle, patternsOf } from "./testing/brute-force.ts";
import { type Line, listOf } from "./testing/lists.ts";

const paths = allPaths("ab/c", 6);

const itemsAt = ({ items }: RankedList<Line>, ranks: readonly number[]): readonly Line[] =>
  ranks.map((rank) => items[rank] as Line);

/** A list from which items of some ranks have been removed. */
const removable = (
  texts: readonly string[],
  gone: readonly number[] = [],
  budget = new Budget(),
) => {
  const list = listOf(...texts);
  const removal = new Removal<Line>(list, true, budget);
  removal.remove(itemsAt(list, gone));
  return { list, removal, at: (rank: number) => itemsAt(list, [rank])[0] as Line };
};

const textOf = (item: Line | null): string => item?.text ?? "none";

/** What decides in place of the items of some ranks of a list; null if they cannot be removed. */
const successors = (
  texts: readonly string[],
  ranks: readonly number[],
  gone: readonly number[] = [],
): readonly string[] | null => {
  const { list, removal } = removable(texts, gone);
  const found = removal.successors(itemsAt(list, ranks));
  return found === null ? null : Array.from(found, textOf);
};

const lines = fc.array(
  fc
    .record({ sign: fc.constantFrom("+", "-"), pattern: patternsOf("ab/", 3) })
    .map(({ sign, pattern }) => `${sign} /${pattern.replace(/^\*?\/*/, "")}`),
  { minLength: 1, maxLength: 7 },
);

/** The label of each path, by definition. */
const labelsOf = (items: readonly Line[]): readonly boolean[] => {
  const tests = items.map(({ text, label }) => ({ label, test: oracle(text.slice(2)) }));
  return paths.map((path) => tests.find(({ test }) => test(path))?.label ?? true);
};

describe("removing items from a list", () => {
  it("is possible if no path gets another label, by brute force", () => {
    fc.assert(
      fc.property(lines, fc.array(fc.nat({ max: 6 })), (texts, numbers) => {
        const list = listOf(...texts);
        const removal = new Removal<Line>(list, true, new Budget());
        let left = list.items;
        for (const number of numbers) {
          const items = left.filter((_, at) => at === number);
          const others = left.filter((_, at) => at !== number);
          const isIdle = labelsOf(others).join() === labelsOf(left).join();
          expect(removal.successors(items) !== null).toBe(isIdle);
          expect(removal.isPlainlyNeeded(items) && isIdle).toBe(false);
          removal.remove(items);
          left = others;
        }
      }),
      seeded(300),
    );
  });

  it("leaves items that give every path the same label, by brute force", () => {
    fc.assert(
      fc.property(lines, (texts) => {
        const { items } = listOf(...texts);
        const kept = neededItems(items, true, new Budget());
        expect(labelsOf(kept)).toEqual(labelsOf(items));
      }),
      seeded(150),
    );
  });

  it.each<[readonly string[], readonly number[], readonly string[] | null]>([
    // Nothing else decides there.
    [["- /a"], [0], null],
    [["+ /a"], [0], ["none"]],
    // The next item decides the same.
    [["- /a/b", "- /a"], [0], ["- /a"]],
    [["- /a/b", "+ /a"], [0], null],
    // Items of higher precedence already decide.
    [["- /a", "+ /a/b"], [1], []],
    // An item of lower precedence decides only part of what the item does.
    [["+ /a*b", "- /c", "- /*b*c"], [0], null],
    [["+ /a*b", "- /*c", "+ /*b"], [0], null],
    [["+ /a*b", "+ /*b", "- /*c"], [0], ["+ /*b"]],
    [["+ /a*b", "+ /*b*c", "- /*c"], [0], null],
    [["+ /a*c$", "+ /a*b*c", "- /*b*"], [0], ["none", "+ /a*b*c"]],
    [["+ /a*", "+ /*b", "- /*b$", "- /c"], [0], ["none", "+ /*b"]],
    // Both items at once: what follows is not one of the two.
    [["- /a", "- /a*b", "- /"], [0, 1], ["- /"]],
    [["- /a/b", "- /a", "+ /"], [0, 1], null],
  ])("from %j, those at %j, leaves to decide in their place: %j", (texts, ranks, expected) => {
    expect(successors(texts, ranks)).toEqual(expected);
  });

  it("depends on what has been removed before", () => {
    expect(successors(["- /a", "- /a*"], [1])).toEqual([]);
    expect(successors(["- /a", "- /a*"], [1], [0])).toBeNull();
    expect(successors(["+ /a", "- /*b"], [0])).toBeNull();
    expect(successors(["+ /a", "- /*b"], [0], [1])).toEqual(["none"]);
    expect(successors(["- /a/b", "- /a", "- /"], [0], [1])).toEqual(["- /"]);
  });

  it("is impossible if an overlap cannot be computed", () => {
    const stars = (letter: string, count: number) => `/${`*${letter}`.repeat(count)}`;
    expect(successors([`+ ${stars("a", 12)}$`, `- ${stars("b", 12)}*a$`], [0])).toBeNull();
  });

  it("is impossible once the budget is over", () => {
    const { list, removal } = removable(["+ /a*c", "- /*b$"], [], new Budget(1));
    expect(removal.successors(itemsAt(list, [0]))).toBeNull();
  });

  it("is impossible if something decides in their place that may not", () => {
    const may = (texts: readonly string[], mayFollow: (item: Line | null) => boolean) => {
      const { list, removal } = removable(texts);
      return removal.successors(itemsAt(list, [0]), mayFollow) !== null;
    };
    expect(may(["- /a/b", "- /a"], (item) => item?.text === "- /a")).toBe(true);
    expect(may(["- /a/b", "- /a"], (item) => item?.text !== "- /a")).toBe(false);
    expect(may(["+ /a"], (item) => item !== null)).toBe(false);
    expect(may(["+ /a"], (item) => item === null)).toBe(true);
    const parted = ["+ /a*c$", "+ /a*b*c", "- /*b*"];
    expect(may(parted, (item) => item === null)).toBe(false);
    expect(may(parted, () => true)).toBe(true);
  });

  it("takes little work where a path is known that gets another label", () => {
    const budget = new Budget();
    const others = Array.from({ length: 50 }, (_, at) => `- /*${at}x*b`);
    const { list, removal } = removable(["+ /a*b$", ...others], [], budget);
    const items = itemsAt(list, [0]);
    expect(removal.successors(items)).toBeNull();
    const before = budget.steps;
    expect(removal.successors(items)).toBeNull();
    expect(budget.steps).toBe(before);
  });
});

describe("an item of a list from which others are removed", () => {
  const TEXTS = ["- /a/b", "+ /a*b", "- /a", "+ /c"];

  it("is covered by those that remain", () => {
    const { removal, at } = removable(TEXTS, [1]);
    const all = (rank: number) => removal.covering(at(rank)).map(({ text }) => text);
    expect([0, 1, 2].map(all)).toEqual([["- /a/b", "- /a"], ["- /a"], ["- /a"]]);
  });

  it("is decided by the first that remains, or none, until all are restored", () => {
    const { removal, at } = removable(TEXTS, [0, 3]);
    const deciders = () => [0, 1, 2, 3].map((rank) => textOf(removal.decider(at(rank))));
    expect(deciders()).toEqual(["+ /a*b", "+ /a*b", "- /a", "none"]);
    expect([0, 1, 2, 3].map((rank) => removal.decides(at(rank)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    removal.restore();
    expect(deciders()).toEqual(TEXTS);
  });

  it("is plainly needed if the label changes at its own word", () => {
    const { removal, at } = removable(["- /a/b", "- /a", "+ /c", "+ /a*c"]);
    expect([0, 1, 2, 3].map((rank) => removal.isPlainlyNeeded([at(rank)]))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    removal.remove([at(1)]);
    expect(removal.isPlainlyNeeded([at(0)])).toBe(true);
    expect(removal.isPlainlyNeeded([at(2), at(0)])).toBe(true);
    expect(removal.isPlainlyNeeded([])).toBe(false);
  });

  it("is looked up once, however many others repeat it", () => {
    const budget = new Budget();
    const { removal, at } = removable(
      Array.from({ length: 20 }, () => "- /a*b"),
      [],
      budget,
    );
    removal.covering(at(0));
    const before = budget.steps;
    for (const rank of [1, 19]) expect(removal.covering(at(rank))).toHaveLength(20);
    expect(budget.steps).toBe(before);
  });
});

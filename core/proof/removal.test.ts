import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../collections/run-to-end.ts";
import { seeded } from "../testing/arbitraries.ts";
import type { RankedList } from "./ranked.ts";
import { Reducible, type Removal } from "./removal.ts";
import { allPaths, oracle, patternsOf } from "./testing/brute-force.ts";
import { type Line, listOf } from "./testing/lists.ts";
import { Work } from "./work.ts";

const paths = allPaths("ab/c", 6);

const itemsAt = ({ items }: RankedList<Line>, ranks: readonly number[]): readonly Line[] =>
  ranks.map((rank) => items[rank] as Line);

/** A list from which items of some ranks have been removed. */
const reducible = (texts: readonly string[], gone: readonly number[] = [], work = new Work()) => {
  const list = listOf(...texts);
  const reduced = new Reducible<Line>(list, true, work);
  reduced.remove(itemsAt(list, gone));
  return { list, reduced, at: (rank: number) => itemsAt(list, [rank])[0] as Line };
};

const textOf = (item: Line | null): string => item?.text ?? "none";

/** What trying to remove the items of some ranks from a list returns. */
const tried = (
  texts: readonly string[],
  ranks: readonly number[],
  gone: readonly number[] = [],
) => {
  const { list, reduced } = reducible(texts, gone);
  const { isIdle, successors } = runToEnd(reduced.tryWithout(itemsAt(list, ranks)));
  return { isIdle, successors: Array.from(successors, textOf) };
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
  it("is idle if no path gets another label, by brute force", () => {
    fc.assert(
      fc.property(lines, fc.array(fc.nat({ max: 6 })), (texts, numbers) => {
        const list = listOf(...texts);
        const reduced = new Reducible<Line>(list, true, new Work());
        let left = list.items;
        for (const number of numbers) {
          const items = left.filter((_, at) => at === number);
          const others = left.filter((_, at) => at !== number);
          const isIdle = labelsOf(others).join() === labelsOf(left).join();
          expect(runToEnd(reduced.tryWithout(items)).isIdle).toBe(isIdle);
          const isPlain = reduced.isPlainlyNeeded(items);
          expect(isPlain && isIdle).toBe(false);
          const atOnce = isPlain ? null : reduced.tryAtOnce(items, () => true);
          if (atOnce !== null) expect(atOnce.isIdle).toBe(isIdle);
          expect(reduced.isSoonNeeded(items) && isIdle).toBe(false);
          for (const item of items) expect(reduced.isAlwaysNeeded(item) && isIdle).toBe(false);
          reduced.remove(items);
          expect(items.every((item) => reduced.isGone(item))).toBe(true);
          left = others;
        }
        reduced.restore();
        expect(list.items.some((item) => reduced.isGone(item))).toBe(false);
      }),
      seeded(300),
    );
  });

  it("needs an item beside kept ones whatever else is removed", () => {
    const fates = fc.array(fc.constantFrom("kept", "gone", "left"), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(lines, fates, fc.nat({ max: 6 }), (texts, fateOf, number) => {
        const { list, reduced } = reducible(texts);
        const item = list.items[number % list.items.length] as Line;
        const isKept = ({ rank }: Line): boolean => fateOf[rank] === "kept";
        fc.pre(!isKept(item) && reduced.isNeededBeside(item, isKept));
        reduced.remove(list.items.filter((each) => each !== item && fateOf[each.rank] === "gone"));
        expect(runToEnd(reduced.tryWithout([item])).isIdle).toBe(false);
      }),
      seeded(300),
    );
  });

  it.each<[readonly string[], readonly number[], boolean]>([
    // A kept one would change the verdict of what both match.
    [["+ /a/b", "- /a"], [1], true],
    [["+ /a/b", "- /a"], [], false],
    [["+ /a/b", "- /*c"], [1], true],
    // Another item may decide the same first.
    [["+ /a/b", "+ /a", "- /"], [2], false],
    [["+ /a/b", "- /a", "+ /"], [1], true],
    // Items of higher precedence decide everywhere.
    [["- /a/*", "+ /a/b", "- /a"], [0, 2], false],
  ])(
    "from %j, with those at %j kept, always needs the first that allows: %j",
    (texts, kept, is) => {
      const { list, reduced } = reducible(texts);
      const item = list.items.find(({ label }) => label) as Line;
      expect(reduced.isNeededBeside(item, ({ rank }) => kept.includes(rank))).toBe(is);
    },
  );

  it.each<[readonly string[], readonly number[], Removal<Line>["isIdle"], readonly string[]]>([
    // Nothing else decides there.
    [["- /a"], [0], false, []],
    [["+ /a"], [0], true, ["none"]],
    // The next item decides the same.
    [["- /a/b", "- /a"], [0], true, ["- /a"]],
    [["- /a/b", "+ /a"], [0], false, []],
    // Items of higher precedence already decide.
    [["- /a", "+ /a/b"], [1], true, []],
    // An item of lower precedence decides only part of what the item does.
    [["+ /a*b", "- /c", "- /*b*c"], [0], false, []],
    [["+ /a*b", "- /*c", "+ /*b"], [0], false, []],
    [["+ /a*b", "+ /*b", "- /*c"], [0], true, ["+ /*b"]],
    [["+ /a*b", "+ /*b*c", "- /*c"], [0], false, []],
    [["+ /a*c$", "+ /a*b*c", "- /*b*"], [0], true, ["none", "+ /a*b*c"]],
    [["+ /a*", "+ /*b", "- /*b$", "- /c"], [0], true, ["none", "+ /*b"]],
    // Both items at once: what follows is not one of the two.
    [["- /a", "- /a*b", "- /"], [0, 1], true, ["- /"]],
    [["- /a/b", "- /a", "+ /"], [0, 1], false, []],
  ])("from %j, those at %j, is idle: %j, with %j in their place", (texts, ranks, isIdle, by) => {
    expect(tried(texts, ranks)).toEqual({ isIdle, successors: by });
  });

  it("depends on what has been removed before", () => {
    expect(tried(["- /a", "- /a*"], [1])).toEqual({ isIdle: true, successors: [] });
    expect(tried(["- /a", "- /a*"], [1], [0])).toEqual({ isIdle: false, successors: [] });
    expect(tried(["+ /a", "- /*b"], [0])).toEqual({ isIdle: false, successors: [] });
    expect(tried(["+ /a", "- /*b"], [0], [1])).toEqual({ isIdle: true, successors: ["none"] });
    expect(tried(["- /a/b", "- /a", "- /"], [0], [1])).toEqual({
      isIdle: true,
      successors: ["- /"],
    });
  });

  const stars = (letter: string, count: number) => `/${`*${letter}`.repeat(count)}`;
  const wild = ["+ /x", `+ ${stars("a", 12)}`, `- ${stars("b", 12)}`];

  it("is neither idle nor not if an overlap cannot be computed", () => {
    // Their words can be concatenated only if one of them is open, and both end.
    const ended = [`+ ${stars("a", 12)}$`, `- ${stars("b", 12)}*a$`];
    expect(tried(ended, [0])).toEqual({ isIdle: null, successors: ["none"] });
    expect(tried(wild, [1])).toEqual({ isIdle: false, successors: [] });
  });

  it("is neither idle nor not once the budget is over", () => {
    const { list, reduced } = reducible(["+ /a*b", "- /*c"], [], new Work(1));
    const { isIdle } = runToEnd(reduced.tryWithout(itemsAt(list, [0])));
    expect(isIdle).toBeNull();
  });

  it("counts as needed if an item decides in their place that may not", () => {
    const may = (texts: readonly string[], isAllowed: (item: Line | null) => boolean) => {
      const { list, reduced } = reducible(texts);
      return reduced.tryAtOnce(itemsAt(list, [0]), isAllowed)?.isIdle;
    };
    const texts = ["- /a/b", "- /a"];
    expect(may(texts, (item) => item?.text === "- /a")).toBe(true);
    expect(may(texts, (item) => item?.text !== "- /a")).toBe(false);
    expect(may(["+ /a"], (item) => item !== null)).toBe(false);
    expect(may(["+ /a"], (item) => item === null)).toBe(true);
  });

  it("pauses while it compares many patterns", () => {
    const others = Array.from({ length: 200 }, (_, at) => `- /*${at}x${"y".repeat(200)}*b$`);
    const { list, reduced } = reducible(["+ /a*b$", "+ /a*x*b$", ...others]);
    const pauses = [...reduced.tryFurther(itemsAt(list, [0]))].length;
    expect(pauses).toBeGreaterThan(0);
  });

  it("compares no patterns that an equally labelled one outranks wherever they would decide", () => {
    const others = Array.from({ length: 200 }, (_, at) => `- /*${at}x${"y".repeat(200)}*b$`);
    const { list, reduced } = reducible(["+ /a*b$", "+ /a", ...others]);
    const removal = reduced.tryAtOnce(itemsAt(list, [0]), () => true);
    expect(removal).toEqual({ isIdle: true, successors: new Set([list.items[1]]) });
    expect([...reduced.tryFurther(itemsAt(list, [0]))]).toEqual([]);
    // Once that one is gone, the others may decide.
    reduced.remove(itemsAt(list, [1]));
    expect(reduced.tryAtOnce(itemsAt(list, [0]), () => true)).toBeNull();
  });
});

describe("an item of a reduced list", () => {
  const TEXTS = ["- /a/b", "+ /a*b", "- /a", "+ /c"];

  it("is matched by the items that remain", () => {
    const { reduced, at } = reducible(TEXTS, [1]);
    const all = (rank: number) => reduced.allAt(at(rank)).map(({ text }) => text);
    expect([0, 1, 2].map(all)).toEqual([["- /a/b", "- /a"], ["- /a"], ["- /a"]]);
  });

  it("is decided by the first that remains, or none", () => {
    const { reduced, at } = reducible(TEXTS, [0, 3]);
    const decided = () => [0, 1, 2, 3].map((rank) => reduced.firstAt(at(rank))?.text ?? null);
    expect(decided()).toEqual(["+ /a*b", "+ /a*b", "- /a", null]);
    // The same once the answers are stored.
    expect(decided()).toEqual(["+ /a*b", "+ /a*b", "- /a", null]);
    expect([0, 1, 2, 3].map((rank) => reduced.decides(at(rank)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("is decided by the first that remains, even if that is beyond the stored ones", () => {
    const texts = Array.from({ length: 12 }, (_, at) => `- /${"a".repeat(20 - at)}`);
    const { reduced, at } = reducible(texts, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(reduced.firstAt(at(0))?.text).toBe(texts[10]);
    expect(reduced.firstAt(at(0))?.text).toBe(texts[10]);
    reduced.remove([at(10), at(11)]);
    expect(reduced.firstAt(at(0))).toBeNull();
  });

  it("is always needed if it alone matches its word, with another label than no item", () => {
    const { reduced, at } = reducible(["- /a/b", "- /a", "+ /c", "- /d"]);
    expect([0, 1, 2, 3].map((rank) => reduced.isAlwaysNeeded(at(rank)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it("is plainly needed if the label changes at its own word", () => {
    const { reduced, at } = reducible(["- /a/b", "- /a", "+ /c", "+ /a*c"]);
    expect([0, 1, 2, 3].map((rank) => reduced.isPlainlyNeeded([at(rank)]))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    reduced.remove([at(1)]);
    expect(reduced.isPlainlyNeeded([at(0)])).toBe(true);
    expect(reduced.isPlainlyNeeded([at(2), at(0)])).toBe(true);
    expect(reduced.isPlainlyNeeded([])).toBe(false);
  });

  it("is soon needed if the label changes at the word of two patterns together", () => {
    const soon = (texts: readonly string[], gone: readonly number[] = []) => {
      const { reduced, at } = reducible(texts, gone);
      return reduced.isSoonNeeded([at(0)]);
    };
    expect(soon(["+ /a", "- /*b"])).toBe(true);
    expect(soon(["+ /a", "- /*b"], [1])).toBe(false);
    expect(soon(["+ /a", "- /*b"], [0])).toBe(false);
    expect(soon(["+ /a", "+ /*b"])).toBe(false);
    expect(soon(["+ /a", "+ /*b", "- /*b*c"])).toBe(false);
    expect(soon(["+ /a", "+ /c", "- /*b"])).toBe(true);
    expect(soon(["+ /a$", "- /*a"])).toBe(false);
    const filling = Array.from({ length: 511 }, (_, at) => `- /z${at}`);
    expect(soon(["+ /a", "- /*b", ...filling.slice(1)])).toBe(true);
    expect(soon(["+ /a", "- /*b", ...filling])).toBe(false);
    const { reduced, at } = reducible(["+ /a", "- /*b"], [], new Work(-1));
    expect(reduced.isSoonNeeded([at(0)])).toBe(false);
  });

  it("is soon found not to be needed if it or what it meets is gone, without more work", () => {
    const stepsFor = (texts: readonly string[], rank: number, gone: readonly number[]): number => {
      const work = new Work();
      const { reduced, at } = reducible(texts, gone, work);
      reduced.decides(at(rank));
      const before = work.steps;
      expect(reduced.isSoonNeeded([at(rank)])).toBe(false);
      return work.steps - before;
    };
    expect(stepsFor(["- /a", "+ /a*", "- /*b"], 1, [])).toBe(0);
    expect(stepsFor(["- /c", "+ /a*", "- /*b"], 1, [2])).toBe(0);
    expect(stepsFor(["- /c", "+ /a*", "+ /*b"], 1, [])).toBe(0);
  });

  it("is found to be needed without more work where it was needed before", () => {
    const work = new Work();
    const { list, reduced } = reducible(["+ /a*b", "- /*c", "- /d"], [], work);
    const items = itemsAt(list, [0]);
    const stepsFor = (query: () => boolean | null): number => {
      const before = work.steps;
      query();
      return work.steps - before;
    };
    expect(reduced.isPlainlyNeeded(items)).toBe(false);
    expect(stepsFor(() => reduced.isSoonNeeded(items))).toBeGreaterThan(0);
    expect(reduced.isPlainlyNeeded(items)).toBe(true);
    expect(stepsFor(() => reduced.isPlainlyNeeded(items))).toBe(0);
    expect(stepsFor(() => runToEnd(reduced.tryWithout(items)).isIdle)).toBe(0);
    // What matched there before no longer shows it once it is removed.
    reduced.remove(itemsAt(list, [1]));
    expect(reduced.isPlainlyNeeded(items)).toBe(false);
    expect(runToEnd(reduced.tryWithout(items)).isIdle).toBe(true);
  });
});

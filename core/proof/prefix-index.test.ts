import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { closedPatternsOf } from "./closed-pattern.ts";
import { PrefixIndex } from "./prefix-index.ts";
import { patternsOf } from "./testing/brute-force.ts";
import { closed } from "./testing/lists.ts";

const patterns = patternsOf("ab/", 5).map(closedPatternsOf);
const itemsOf = (texts: readonly string[]) =>
  texts.map((text) => ({ text, pattern: closed(text) }));

/** As many as it takes until the items are sorted. */
const QUERIES = 20;

/** Whether one text begins with the other. */
const isBeginning = (a: string, b: string): boolean => a.indexOf(b) === 0 || b.indexOf(a) === 0;

describe("the items that may meet a pattern", () => {
  it("are those whose prefix agrees with the pattern's, each once", () => {
    fc.assert(
      fc.property(fc.array(patterns, { maxLength: 12 }), patterns, (groups, [pattern]) => {
        if (pattern === undefined) return;
        const items = groups.flat().map((each, place) => ({ pattern: each, place }));
        const index = new PrefixIndex(items);
        for (let query = 0; query < QUERIES; query++) {
          const places = (found: Iterable<{ readonly place: number }>) =>
            Array.from(found, ({ place }) => place).sort((a, b) => a - b);
          const expected = items
            .filter((item) => isBeginning(item.pattern.pieces[0] ?? "", pattern.pieces[0] ?? ""))
            .map(({ place }) => place);
          expect(places(index.meeting(pattern))).toEqual(expected);
        }
      }),
      seeded(300),
    );
  });

  it("come in order of their prefixes: shorter ones, then longer ones by their text", () => {
    const index = new PrefixIndex(
      itemsOf(["/abc*z", "/abcdefghijkl", "/a", "/abb", "/b", "/ab", "/abc", "/"]),
    );
    const found = (text: string) => [...index.meeting(closed(text))].map((item) => item.text);
    for (let query = 0; query < QUERIES; query++) {
      expect(found("/ab*x")).toEqual(["/", "/a", "/ab", "/abb", "/abc*z", "/abc", "/abcdefghijkl"]);
      expect(found("/abcd")).toEqual(["/", "/a", "/ab", "/abc*z", "/abc", "/abcdefghijkl"]);
      expect(found("/c")).toEqual(["/"]);
    }
  });

  it("are sorted once, even if the first pattern may meet all of them", () => {
    let reads = 0;
    const items = Array.from({ length: 64 }, (_, place) => {
      const pattern = closed(`/${place}/a`);
      return {
        get pattern() {
          reads++;
          return pattern;
        },
      };
    });
    const index = new PrefixIndex(items);
    expect([...index.meeting(closed("/"))]).toHaveLength(64);
    reads = 0;
    for (let query = 0; query < QUERIES; query++)
      expect([...index.meeting(closed("/"))]).toHaveLength(64);
    expect(reads).toBe(0);
  });
});

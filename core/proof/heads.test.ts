import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { closedPatternsOf } from "./closed-pattern.ts";
import { Heads, mayMeet, meetings } from "./heads.ts";
import { patternsOf } from "./testing/brute-force.ts";
import { closed } from "./testing/lists.ts";

const patterns = patternsOf("ab/", 5).map(closedPatternsOf);
const itemsOf = (texts: readonly string[]) =>
  texts.map((text) => ({ text, pattern: closed(text) }));

/** Whether one text begins with the other. */
const isBeginning = (a: string, b: string): boolean => a.indexOf(b) === 0 || b.indexOf(a) === 0;

describe("the items that may meet a pattern", () => {
  it("are those whose fixed beginning agrees with the pattern's, each once", () => {
    fc.assert(
      fc.property(fc.array(patterns, { maxLength: 12 }), patterns, (groups, asked) => {
        const items = groups.flat().map((pattern, place) => ({ pattern, place }));
        for (const pattern of asked) {
          const places = (found: Iterable<{ readonly place: number }>) =>
            Array.from(found, ({ place }) => place).sort((a, b) => a - b);
          const expected = items
            .filter((item) => isBeginning(item.pattern.pieces[0] ?? "", pattern.pieces[0] ?? ""))
            .map(({ place }) => place);
          expect(places(Heads.of(items).meeting(pattern))).toEqual(expected);
          expect(places(meetings(items, 1)(pattern))).toEqual(expected);
          expect(places(meetings(items, 100)(pattern))).toEqual(expected);
          for (const item of items) {
            expect(mayMeet(item.pattern, pattern)).toBe(expected.includes(item.place));
          }
        }
      }),
      seeded(300),
    );
  });

  it("come in order of their beginnings: shorter ones, then longer ones by their text", () => {
    const heads = Heads.of(
      itemsOf(["/abc*z", "/abcdefghijkl", "/a", "/abb", "/b", "/ab", "/abc", "/"]),
    );
    const found = (text: string) => [...heads.meeting(closed(text))].map((item) => item.text);
    expect(found("/ab*x")).toEqual(["/", "/a", "/ab", "/abb", "/abc*z", "/abc", "/abcdefghijkl"]);
    expect(found("/abcd")).toEqual(["/", "/a", "/ab", "/abc*z", "/abc", "/abcdefghijkl"]);
    expect(found("/c")).toEqual(["/"]);
  });

  it("are sorted by their beginnings only if that is used often enough", () => {
    const items = itemsOf(["/b", "/a"]);
    const inOrder = (times: number) =>
      Array.from(meetings(items, times)(closed("/")), ({ text }) => text);
    expect(inOrder(8)).toEqual(["/b", "/a"]);
    expect(inOrder(9)).toEqual(["/a", "/b"]);
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { matches, parsePattern } from "./pattern.ts";
import { RuleIndex } from "./rule-index.ts";

const piece = fc.constantFrom("a", "b", "/", "*", "abc", "/a/", "*bcd", "$");
const text = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join("")}`);
/** Few files have as many rules; nodes with many patterns use trigrams. */
const lists = fc.oneof(
  fc.array(text, { minLength: 1, maxLength: 8 }),
  fc.array(text, { minLength: 30, maxLength: 60 }),
);

it("finds all patterns that match a path in order, and the best one", () => {
  fc.assert(
    fc.property(lists, fc.array(text, { minLength: 1, maxLength: 10 }), (rules, paths) => {
      const patterns = rules.map(parsePattern);
      const index = new RuleIndex(patterns);
      // The first few paths are looked up in another way.
      for (const path of [...paths, ...rules, ...paths, ...rules]) {
        const all = [...patterns.keys()].filter((rank) =>
          matches(patterns[rank] as (typeof patterns)[number], path),
        );
        expect(index.findAll(path)).toEqual(all);
        expect(index.find(path)).toBe(all[0] ?? -1);
      }
    }),
    seeded(300),
  );
});

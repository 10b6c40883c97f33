import fc from "fast-check";
import { expect, it } from "vitest";
import { escapePattern } from "../../match/spelling.ts";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { FirstRules } from "./first-rules.ts";

const path = fc
  .array(fc.constantFrom("a", "b#", "%2f", "%2F", "é", "%C3%A9"), { maxLength: 3 })
  .map((pieces) => `/${pieces.join("")}`);
const rule = fc.tuple(fc.constantFrom("Allow", "Disallow"), path);

it("FirstRules finds the first rule with the same field and path since it was cleared", () => {
  let repeats = 0;
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 40 }), fc.nat(40), (rules, cleared) => {
      const text = rules.map(([name, value]) => `${name}: ${value}`).join("\n");
      const first = new FirstRules(parse(text));
      const known = new Map<string, number>();
      for (const [index, [name, value]] of rules.entries()) {
        const line = index + 1;
        if (line === cleared) {
          first.clear();
          known.clear();
        }
        const key = `${name} ${escapePattern(value.replace(/#.*/, ""))}`;
        const expected = known.get(key) ?? line;
        expect(first.firstLike(line)).toBe(expected);
        known.set(key, expected);
        if (expected !== line) repeats++;
      }
    }),
    seeded(200),
  );
  expect(repeats).toBeGreaterThan(100);
});

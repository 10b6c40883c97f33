import fc from "fast-check";
import { expect, it } from "vitest";
import { escapePattern } from "../../match/spelling.ts";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { FirstRules } from "./first-rules.ts";

/** `Aa` and `BB` have the same hash. */
const path = fc
  .array(fc.constantFrom("Aa", "BB", "C#", "a", "%2f", "%2F", "é", "%C3%A9"), { maxLength: 3 })
  .map((pieces) => `/${pieces.join("")}`);
const rule = fc.tuple(fc.constantFrom("Allow", "Disallow"), path);

it("FirstRules finds the first rule with the same field and path, above those forgotten none", () => {
  let repeats = 0;
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 40 }), fc.nat(40), (rules, forgotten) => {
      const first = new FirstRules(
        parse(rules.map(([name, text]) => `${name}: ${text}`).join("\n")),
        40,
      );
      let known = new Map<string, number>();
      for (const [index, [name, text]] of rules.entries()) {
        const line = index + 1;
        if (line === forgotten) {
          first.forget(line);
          known = new Map();
        }
        const key = `${name} ${escapePattern(text.replace(/#.*/, ""))}`;
        const expected = known.get(key) ?? null;
        expect(first.firstLike(line)).toBe(expected);
        if (expected === null) known.set(key, line);
        else repeats++;
      }
    }),
    seeded(200),
  );
  expect(repeats).toBeGreaterThan(100);
});

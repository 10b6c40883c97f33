import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { escapedPath, type IntendedRule, intendedGroups, isWholeSite } from "./groups.ts";
import { everyonesRules, leftOutRules } from "./left-out-rules.ts";
import { reachOf } from "./paths.ts";

const path = fc
  .array(fc.constantFrom("a", "a", "ab", "/", "*", "$", "é"), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(""));
const rule = fc
  .tuple(
    fc.constantFrom("Allow", "Disallow", "Disallow"),
    fc.constantFrom("/", "/ab", "*", "/*", "/**"),
    path,
  )
  .map(([name, start, rest]) => `${name}: ${start}${rest}`);
const rules = fc.array(rule, { maxLength: 8 });

const keyOf = (each: IntendedRule): string => reachOf(escapedPath(each));

/** The rules of `*` that a group mentions none of, each compared with each. */
const expected = (
  star: readonly IntendedRule[],
  own: readonly IntendedRule[],
): readonly IntendedRule[] => {
  const isSaid = (key: string): boolean =>
    own.some((each) => {
      if (each.type === "allow" && isWholeSite(each.path)) return false;
      const said = keyOf(each);
      return said.endsWith("$") ? key === said : key.startsWith(said);
    });
  const allowed = new Set(own.filter(({ type }) => type === "allow").map(keyOf));
  return star.filter((each) => {
    const key = keyOf(each);
    if (each.type === "disallow") return !isSaid(key);
    const isNew = !allowed.has(key);
    allowed.add(key);
    return isNew;
  });
};

it("leftOutRules finds the rules of * that no rule of a group mentions", () => {
  let partly = 0;
  fc.assert(
    fc.property(rules, rules, (star, own) => {
      const lines = ["User-agent: *", ...star, "User-agent: a", ...own];
      const groups = intendedGroups(faultlessContext(parse(`${lines.join("\n")}\n`)));
      const [first, second] = groups.all;
      fc.pre(second !== undefined && first !== undefined);
      const all = expected(first.rules, second.rules);
      const { count, list } = leftOutRules(everyonesRules(groups), second.rules);
      expect(list()).toEqual(all);
      expect(count).toBe(all.some(({ type }) => type === "disallow") ? all.length : 0);
      if (all.length > 0 && all.length < first.rules.length) partly++;
    }),
    seeded(500),
  );
  expect(partly).toBeGreaterThan(40);
});

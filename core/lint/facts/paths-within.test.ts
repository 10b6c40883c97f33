import fc from "fast-check";
import { expect, it } from "vitest";
import { runToEnd } from "../../collections/run-to-end.ts";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { intendedGroups } from "./intended-groups.ts";
import { disallowsWithin } from "./paths-within.ts";

/** Lines of the first rules within each rule of a file; 0 for none. */
const firstWithin = (rules: readonly string[]): readonly number[] => {
  const context = faultlessContext(parse(["User-agent: *", ...rules].join("\n")));
  const find = disallowsWithin();
  return intendedGroups(context).all.flatMap((group) =>
    group.rules.map((rule) => runToEnd(find({ rule, group }))?.line.number ?? 0),
  );
};

/** Rules that continue none of those tested. */
const filler = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `Disallow: /zz${at}/`);

const RULES = [
  "Allow: /a",
  "Allow: /a/b/*/c",
  "Disallow: /a/b/c",
  "Disallow: /a/b",
  "Allow: /a/b/c/d",
  "Disallow:",
  "Allow: /a/b$",
];

it("the first Disallow within a path of a short group is found in file order", () => {
  expect(firstWithin(RULES)).toEqual([4, 4, 4, 4, 0, 4, 4]);
});

it("the first Disallow within a path of a long group is the same", () => {
  for (const count of [93, 94, 200]) {
    const among = [...RULES.filter((rule) => rule !== "Disallow:"), ...filler(count)];
    expect(firstWithin(among).slice(0, 6)).toEqual([4, 4, 4, 4, 0, 4]);
  }
});

it("the first Disallow within a star has a path", () => {
  expect(firstWithin(["Disallow:", "Allow: *", "Disallow: /a"])).toEqual([4, 4, 4]);
  const long = firstWithin(["Disallow:", "Allow: *", "Disallow: /a", ...filler(120)]);
  expect(long.slice(0, 3)).toEqual([4, 4, 4]);
});

it("the first Disallow within a path is the same with more rules in the group, for any rules", () => {
  const rule = fc
    .tuple(
      fc.constantFrom("Allow", "Disallow"),
      fc.array(fc.constantFrom("/a", "/b", "c", "*", "$"), { minLength: 1, maxLength: 4 }),
    )
    .map(([type, pieces]) => `${type}: /${pieces.join("")}`);
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 30 }), (rules) => {
      const long = firstWithin([...rules, ...filler(120)]);
      const sameStart = rules.map((each) => /^[^:]*: \/(?:[*$]|$)/.test(each));
      const short = firstWithin(rules);
      for (const [at, first] of short.entries()) {
        // The rules added are within everything that begins with a star.
        if (sameStart[at] !== true) expect(long[at]).toBe(first);
      }
    }),
    seeded(150),
  );
});

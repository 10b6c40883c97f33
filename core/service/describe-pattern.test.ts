import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matches, parsePattern } from "../match/pattern.ts";
import { seeded } from "../testing/arbitraries.ts";
import { describePattern, type PatternReading, quoted, readPattern } from "./describe-pattern.ts";

/** Any UTF-16 units, paired or not. */
const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

const fits = ({ kind, begins, contains, ends }: PatternReading, path: string): boolean => {
  if (kind === "all") return true;
  if (kind === "none") return false;
  if (kind === "one") return path === begins;
  if (!path.startsWith(begins)) return false;
  let at = begins.length;
  for (const piece of contains) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return path.length - ends.length >= at && path.endsWith(ends);
};

describe("describePattern", () => {
  it.each([
    ["/", "every URL"],
    ["*", "every URL"],
    ["/*", "every URL"],
    ["/*$", "every URL"],
    ["", "every URL"],
    ["/cart", "every URL that begins with `/cart`"],
    ["/cart*", "every URL that begins with `/cart`"],
    ["/cart*$", "every URL that begins with `/cart`"],
    ["/$", "only the home page, with nothing after its `/`"],
    ["/cart$", "the URL `/cart` only, with nothing after it"],
    ["/*.pdf$", "every URL that ends with `.pdf`"],
    ["*.pdf$", "every URL that ends with `.pdf`"],
    ["/*?s=", "every URL that contains `?s=`"],
    ["/a*?s=", "every URL that begins with `/a` and contains `?s=` after that"],
    [
      "/a*b*c$",
      "every URL that begins with `/a`, contains `b` after that and ends with `c` after that",
    ],
    ["/*/feed", "every URL that begins with `/` and contains `/feed` after that"],
    ["*/feed", "every URL that contains `/feed`"],
    ["/a$b", "every URL that begins with `/a$b`"],
    ["admin", "no URL: every URL starts with `/`, and this does not"],
    ["$", "no URL: every URL starts with `/`, and this does not"],
  ])("says of %j: %s", (pattern, expected) => {
    expect(describePattern(pattern)).toBe(expected);
  });

  it("reads a pattern as the matcher does", () => {
    const character = fc.constantFrom("/", "a", "b", "*", "$", "?");
    const pattern = fc.array(character, { maxLength: 7 }).map((all) => all.join(""));
    const path = fc.array(fc.constantFrom("/", "a", "b", "?"), { maxLength: 8 });
    fc.assert(
      fc.property(pattern, path, (text, rest) => {
        const URL = `/${rest.join("")}`;
        expect(fits(readPattern(text), URL)).toBe(matches(parsePattern(text), URL));
      }),
      seeded(2000),
    );
  });

  it("describes any string, with its code in pairs of backquotes", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const said = describePattern(text);
        expect(said).toMatch(/^\S+ \S+/);
        expect(said.split("`").length % 2).toBe(1);
      }),
    );
  });

  it("limits the number of listed pieces", () => {
    expect(describePattern(`/a${"*b".repeat(50)}`)).toMatch(
      / and contains 46 more pieces in order$/,
    );
  });

  it("shortens what is too long to read", () => {
    expect(quoted("/".repeat(500))).toHaveLength(62);
  });
});

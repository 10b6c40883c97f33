import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import {
  AMPERSAND,
  CAPITAL,
  INDEX_PAGE,
  pathTraits,
  QUERY_DATA,
  RESPELT,
  SLASH_FIRST,
  STAR_FIRST,
  STARRED,
  UNUSUAL,
  UNUSUAL_ORDER,
  WORD,
} from "./path-traits.ts";

const NAMES = {
  SLASH_FIRST,
  STAR_FIRST,
  WORD,
  UNUSUAL,
  RESPELT,
  UNUSUAL_ORDER,
  QUERY_DATA,
  INDEX_PAGE,
  STARRED,
  CAPITAL,
  AMPERSAND,
};

const namesOf = (traits: number): readonly string[] =>
  Object.entries(NAMES)
    .filter(([, trait]) => (traits & trait) !== 0)
    .map(([name]) => name);

const traitsOf = (path: string): readonly string[] => {
  const document = parse(`Disallow: ${path}`);
  return namesOf(pathTraits(document).onLine(1));
};

it.each<[string, ...string[]]>([
  [""],
  ["/", "SLASH_FIRST"],
  ["*", "STAR_FIRST", "STARRED"],
  ["$"],
  ["/$", "SLASH_FIRST"],
  ["a", "WORD"],
  ["/a_1=-", "SLASH_FIRST", "WORD"],
  ["/&", "SLASH_FIRST", "AMPERSAND"],
  ["/A", "SLASH_FIRST", "WORD", "CAPITAL"],
  ["*.pdf$", "STAR_FIRST", "WORD", "STARRED"],
  ["/?a=*", "SLASH_FIRST", "WORD", "STARRED"],
  ["/-$-", "SLASH_FIRST", "UNUSUAL"],
  ["/-~", "SLASH_FIRST", "UNUSUAL"],
  ["/%", "SLASH_FIRST", "UNUSUAL", "RESPELT"],
  ["/\u00e9", "SLASH_FIRST", "UNUSUAL", "RESPELT"],
  ["//", "SLASH_FIRST", "UNUSUAL_ORDER"],
  ["/-/./", "SLASH_FIRST", "UNUSUAL_ORDER"],
  ["/.*", "SLASH_FIRST", "UNUSUAL_ORDER", "STARRED"],
  ["/-.*", "SLASH_FIRST", "UNUSUAL_ORDER", "STARRED"],
  ["/-./", "SLASH_FIRST"],
  ["/?/", "SLASH_FIRST", "QUERY_DATA"],
  ["/??", "SLASH_FIRST", "QUERY_DATA"],
  ["/-/?-", "SLASH_FIRST"],
  ["/Index.HTML", "SLASH_FIRST", "WORD", "INDEX_PAGE", "CAPITAL"],
  ["/*/index.htm$", "SLASH_FIRST", "WORD", "INDEX_PAGE", "STARRED"],
  ["/index.ht", "SLASH_FIRST", "WORD"],
  ["/index-htm", "SLASH_FIRST", "WORD"],
])("path the traits of a path: %j", (path, ...traits) => {
  expect(traitsOf(path)).toEqual(traits);
});

it("hashes equal paths alike, and different ones differently", () => {
  const path = fc.string({ unit: fc.constantFrom("/", "a", "*", "$", "%", "é"), maxLength: 5 });
  fc.assert(
    fc.property(path, path, (one, other) => {
      const document = parse(`Disallow: /${one}\nallow: /${other}\n`);
      const traits = pathTraits(document);
      expect(traits.hashOn(1) === traits.hashOn(2)).toBe(one === other);
    }),
  );
});

it("hashes a final dollar sign, too", () => {
  const traits = pathTraits(parse("Disallow: /a\nDisallow: /a$\nDisallow: /b$\n"));
  expect(new Set([1, 2, 3].map((line) => traits.hashOn(line))).size).toBe(3);
});

it("reads a range as it reads a line", () => {
  const path = fc.string({ unit: fc.constantFrom(..."/a*$%?.é-"), maxLength: 8 });
  fc.assert(
    fc.property(path, (text) => {
      const document = parse(`Disallow: /${text}`);
      const { from, to } = document.lines[0]?.value ?? { from: 0, to: 0 };
      const traits = pathTraits(document);
      const own = traits.onLine(1);
      const hash = traits.hashOn(1);
      expect(namesOf(traits.within(from, to))).toEqual(namesOf(own));
      expect(traits.hashOn(1)).toBe(hash);
    }),
  );
});

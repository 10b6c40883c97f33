import fc from "fast-check";
import { expect, it } from "vitest";
import { normaliseTyped } from "./normalise-typed.ts";
import { requestedUrls } from "./requested-urls.ts";

it("converts a list of URLs like single typed ones", () => {
  const pieces = fc.constantFrom(
    "https://",
    "HTTP://",
    "shop.example",
    "xn--e1a.example",
    "localhost:80",
    "/",
    "//",
    "a",
    "B1",
    ".html",
    ".",
    "..",
    "%",
    "%2e",
    "%c3%a9",
    "?",
    "x=1",
    "&",
    "#f",
    "'",
    '"',
    "|",
    "\\",
    " ",
    "\t",
    "é",
    "[",
    "@",
    ":",
  );
  const spell = requestedUrls();
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const typed = parts.join("");
      expect(spell(typed)).toBe(normaliseTyped(typed).url);
    }),
    { numRuns: 2000 },
  );
});

it("gives the same result for a host with non-ASCII letters, however many URLs came before", () => {
  const spell = requestedUrls();
  const made = new Set(
    Array.from({ length: 20_000 }, (_, nth) => spell(`https://é${nth % 2}.example/`)),
  );
  expect([...made]).toEqual(["https://xn--0-9fa.example/", "https://xn--1-9fa.example/"]);
});

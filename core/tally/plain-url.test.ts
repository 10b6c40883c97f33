import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { PlainUrls } from "./plain-url.ts";

describe("a plain URL", () => {
  const plain = new PlainUrls();

  it("is left unchanged by URL parsers", () => {
    const pieces = fc.constantFrom(
      "https://",
      "http://",
      "e.com",
      "www.e-x.com",
      "xn--e1a.com",
      "E.com",
      "1.2",
      ":80",
      "/",
      "//",
      "a",
      "A1",
      ".",
      "..",
      "%",
      "%2e",
      "%C3",
      "?",
      "&",
      "=",
      "#",
      "'",
      '"',
      "|",
      "\\",
      " ",
      "é",
      "[",
      "]",
      "^",
      "~",
      "@",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const text = parts.join("");
        const start = plain.pathStart(text);
        if (start < 0) return;
        const whole = start === 0 ? `https://host.invalid${text}` : text;
        const { href, origin } = new URL(whole);
        expect(href).toBe(whole);
        if (start > 0) expect([plain.host, start]).toEqual([origin, origin.length]);
      }),
      seeded(5000),
    );
  });

  it("is the usual form in lists", () => {
    expect(plain.pathStart("https://www.e.com/a/b-c.html?x=1&y=2")).toBe(17);
    expect(plain.pathStart("/a/b")).toBe(0);
    expect(plain.pathStart("https://www.e.com/%C3%A9")).toBe(-1);
    // Ends like the host before, but does not begin with it.
    expect(plain.pathStart("http://a.com/https://www.e.com/")).toBe(12);
    expect(plain.pathStart("ftp://a.com/https://www.e.com/")).toBe(-1);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import type { Encoding } from "../text/bytes.ts";
import { tableOf } from "./document.ts";
import { lineNumberAt, parse, startOfNext } from "./parse.ts";
import { reparse } from "./reparse.ts";

const line = fc.constantFrom(
  "User-agent: *",
  "Disallow: /a # b",
  "Allow /x",
  "\ufeffSitemap: https://shop.example/",
  "# note",
  "some words here",
  "a\0b: c",
  "é: ü",
  "",
);
const lineEnd = fc.constantFrom("\n", "\r", "\r\n");
const source = fc
  .array(fc.tuple(line, lineEnd), { maxLength: 12 })
  .map((lines) => lines.flat().join(""));
const insert = fc.oneof(fc.constantFrom("", "\n", "\r", "x", ":", "#", "\ufeff"), source);

describe("reparse", () => {
  it("equals a parse of the changed source", () => {
    const change = fc.record({
      at: fc.nat(250),
      length: fc.constantFrom(0, 0, 1, 2, 5, 300),
      text: insert,
    });
    const encoding = fc.constantFrom<Encoding>("utf-8", "latin1");
    fc.assert(
      fc.property(source, encoding, fc.array(change, { maxLength: 6 }), (start, code, changes) => {
        let document = parse(start, code);
        let text = start;
        for (const { at, length, text: inserted } of changes) {
          const from = Math.min(at, text.length);
          const to = Math.min(from + length, text.length);
          text = text.slice(0, from) + inserted + text.slice(to);
          document = reparse(document, { from, to, insert: inserted });
        }
        const whole = parse(text, code);
        expect(document.encoding).toBe(code);
        expect(document.lineCount).toBe(whole.lineCount);
        expect(lineNumberAt(document, 100)).toBe(lineNumberAt(whole, 100));
        expect(startOfNext(document, 2)).toBe(startOfNext(whole, 2));
        expect(Array.from(tableOf(document))).toEqual(Array.from(tableOf(whole)));
        expect(document.source).toBe(text);
      }),
      seeded(1500),
    );
  });

  it("does not change the original document", () => {
    const document = parse("User-agent: *\nDisallow: /\n\n# end");
    const before = Array.from(tableOf(document));
    reparse(document, { from: 3, to: 20, insert: "#\n" });
    expect(Array.from(tableOf(document))).toEqual(before);
  });

  it("refuses a span outside the source", () => {
    const document = parse("abc");
    expect(() => reparse(document, { from: 2, to: 4, insert: "" })).toThrow(RangeError);
    expect(() => reparse(document, { from: 2, to: 1, insert: "" })).toThrow(RangeError);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { byteLength } from "../text/bytes.ts";
import { beginningOf, bytesOfDocument, cutOffset } from "./cut.ts";

const cut = (source: string, limit: number, sent = byteLength(source)): number | null =>
  cutOffset(parse(source), limit, sent);

describe("where a reader with a limit stops", () => {
  it("is nowhere in a text within the limit", () => {
    expect(cut("abc\n", 4)).toBeNull();
    expect(cut("", 0)).toBeNull();
  });

  it("is counted in bytes, and never within a character", () => {
    expect(cut("a\u00e9b", 2)).toBe(1);
    expect(cut("a\u00e9b", 3)).toBe(2);
    expect(cut("a\u{1f4a9}b", 4)).toBe(1);
  });

  it("counts two-byte line ends that the text shows as one character", () => {
    const source = "ab\ncd\nef";
    const sent = byteLength(source) + 2;
    const at = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((limit) => cut(source, limit, sent));
    expect(at).toEqual([2, 2, 3, 4, 5, 5, 6, 7, null]);
  });

  it("does not depend on what was sent besides the text", () => {
    expect(cut("abcdef", 4, 10_000)).toBe(4);
    expect(cut("ab\ncd\nef", 4, 10_000)).toBe(4);
  });

  it("agrees with the bytes of the text before it, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(60), (source, limit) => {
        const at = cut(source, limit);
        if (at === null) expect(byteLength(source)).toBeLessThanOrEqual(limit);
        else {
          const next = at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
          expect(byteLength(source.slice(0, at))).toBeLessThanOrEqual(limit);
          expect(byteLength(source.slice(0, next))).toBeGreaterThan(limit);
        }
      }),
      seeded(1_000),
    );
  });

  it("agrees with the bytes of the file with two-byte line ends, for any text", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "\n", "\u00e9", "\u{1f4a9}") });
    fc.assert(
      fc.property(texts, fc.nat(60), (source, limit) => {
        const onDisk = (text: string): number => byteLength(text.replaceAll("\n", "\r\n"));
        const at = cut(source, limit, onDisk(source));
        if (at === null) expect(onDisk(source)).toBeLessThanOrEqual(limit);
        else expect(onDisk(source.slice(0, at))).toBeLessThanOrEqual(limit);
      }),
      seeded(1_000),
    );
  });
});

describe("where a reader stops in a file in UTF-16", () => {
  it("counts two bytes for a character and four for a CRLF", () => {
    const document = parse("ab\ncd\nef", "utf-16le");
    expect(cutOffset(document, 6, bytesOfDocument(document))).toBe(3);
    // On disk `ab\r\ncd\r\nef`, 20 bytes of which the first eight are a line and its end.
    expect(cutOffset(document, 8, bytesOfDocument(document) + 4)).toBe(3);
    expect(cutOffset(document, 10, bytesOfDocument(document) + 4)).toBe(4);
    expect(cutOffset(document, 20, bytesOfDocument(document) + 4)).toBeNull();
  });
});

describe("the beginning of a document", () => {
  const document = parse("User-agent: *\nDisallow: /cart\n");

  it("ends with the cut line, as far as it is read", () => {
    const { source, lineCount } = beginningOf(document, 26);
    expect([source, lineCount]).toEqual(["User-agent: *\nDisallow: /c", 2]);
  });

  it("is parsed once", () => {
    expect(beginningOf(document, 26)).toBe(beginningOf(document, 26));
    expect(beginningOf(document, 26)).not.toBe(beginningOf(document, 25));
  });

  it("keeps the encoding", () => {
    expect(beginningOf(parse("\u00e9\u00e9", "latin1"), 1).encoding).toBe("latin1");
    expect(bytesOfDocument(parse("\u00e9\u00e9", "latin1"))).toBe(2);
    expect(bytesOfDocument(parse("\u00e9\u00e9"))).toBe(4);
  });
});

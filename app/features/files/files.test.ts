import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEW_FILE } from "../../state/store/store.ts";
import { decodeFile } from "./decode.ts";
import { encodeFile, saveFile } from "./encode.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = (...bytes: readonly number[]): Uint8Array => Uint8Array.from(bytes);
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, order: "le" | "be"): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((_, at) => {
      const unit = text.charCodeAt(at);
      return order === "le" ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    }),
  );

const decode = (bytes: Uint8Array) => decodeFile(bytes, "robots.txt");

const FILE = "User-agent: *\r\nDisallow: /caf\u00e9\r\n";

describe("decodeFile", () => {
  it.each([
    ["UTF-8", utf8("a\u00e9\ud83d\ude00"), "utf-8", "a\u00e9\ud83d\ude00"],
    ["UTF-8 with a mark", utf8("\ufeffa"), "utf-8", "\ufeffa"],
    ["nothing", bytes(), "utf-8", ""],
    ["Latin-1", latin1("caf\u00e9"), "latin1", "caf\u00e9"],
    [
      "Latin-1 after a mark of UTF-8",
      bytes(0xef, 0xbb, 0xbf, 0xe9),
      "latin1",
      "\u00ef\u00bb\u00bf\u00e9",
    ],
    ["half a character of UTF-8", bytes(0x61, 0xc3), "latin1", "a\u00c3"],
    ["UTF-16, low byte first", utf16("\ufeffa\u00e9", "le"), "utf-16le", "\ufeffa\u00e9"],
    ["UTF-16, high byte first", utf16("\ufeffa\u00e9", "be"), "utf-16be", "\ufeffa\u00e9"],
    ["UTF-16 without a mark", utf16("User-agent: *\n", "le"), "utf-16le", "User-agent: *\n"],
    [
      "the other UTF-16 without a mark",
      utf16("Allow: /\u00e9", "be"),
      "utf-16be",
      "Allow: /\u00e9",
    ],
    ["UTF-8 with a NUL", utf8("Disallow: /a\0b\n"), "utf-8", "Disallow: /a\0b\n"],
    ["NULs alone", bytes(0, 0, 0, 0), "utf-8", "\0\0\0\0"],
  ] as const)("reads %s", (_, bytes, encoding, text) => {
    expect(decode(bytes)).toMatchObject({ text, format: { encoding } });
  });

  it.each([
    ["a\nb\n", "\n"],
    ["a\r\nb\r\n", "\r\n"],
    ["a\rb\r", "\r"],
    ["a", "\n"],
    ["a\r\nb\r\nc\n", "\r\n"],
    ["a\nb\nc\r\n", "\n"],
    ["a\rb\rc\r\n", "\r"],
    ["a\nb\r\n", "\n"],
    ["a\n\rb\r", "\r"],
  ])("finds the commonest line end of %j", (raw, lineEnd) => {
    const { text, format } = decode(utf8(raw));
    expect(format.lineEnd).toBe(lineEnd);
    expect(text).not.toContain("\r");
    expect(text.split("\n").length).toBe(raw.split(/\r\n?|\n/).length);
  });

  it("has no messages about an ordinary file", () => {
    expect(decode(utf8(FILE)).notes).toEqual([]);
  });

  it.each([
    ["is not UTF-8", latin1("caf\u00e9"), "not UTF-8"],
    ["is UTF-16", utf16("\ufeffa", "le"), "UTF-16"],
    ["ends in half a character", bytes(0xff, 0xfe, 0x61, 0, 0x62), "half a character"],
    ["mixes line ends", utf8("a\r\nb\nc\r\n"), "1 LF, 2 CRLF"],
    [
      "is an image",
      bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
      "not look like a text",
    ],
  ])("says so when a file %s", (_, bytes, part) => {
    expect(decode(bytes).notes.join(" ")).toContain(part);
  });

  it("keeps the name, within reason", () => {
    expect(decodeFile(bytes(), "x".repeat(1000)).format.name).toHaveLength(255);
  });
});

const bytesArbitrary = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ unit: "grapheme" }).map(utf8),
  fc
    .array(fc.constantFrom(..."\r\n\0a:*/", "\r\n", "\u00e9", "\ufeff"), { maxLength: 40 })
    .map((pieces) => pieces.join(""))
    .chain((text) =>
      fc.constantFrom(
        utf8(text),
        latin1(text.replaceAll("\ufeff", "x")),
        utf16(text, "le"),
        utf16(text, "be"),
        utf16(`\ufeff${text}`, "le"),
        utf16(`\ufeff${text}`, "be"),
      ),
    ),
);

describe("a file saved as it was opened", () => {
  it("has exactly the same bytes, whatever they are", () => {
    fc.assert(
      fc.property(bytesArbitrary, (bytes) => {
        const { text, format } = decode(bytes);
        expect(text).not.toContain("\r");
        expect(encodeFile(text, format)).toEqual(bytes);
      }),
      { numRuns: 3000 },
    );
  });

  it("has them even without the original bytes, unless its line ends are mixed or its end is cut", () => {
    fc.assert(
      fc.property(bytesArbitrary, (bytes) => {
        const { text, format, notes } = decode(bytes);
        if (notes.some((note) => /mixes|half/.test(note))) return;
        expect(encodeFile(text, { ...format, original: null })).toEqual(bytes);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("an edited file", () => {
  const edited = (bytes: Uint8Array, change: (text: string) => string) => {
    const { text, format } = decode(bytes);
    return saveFile(change(text), format);
  };
  const append = (text: string): string => `${text}Allow: /x\n`;

  it("keeps its line ends and encoding", () => {
    expect(edited(utf8(FILE), append).bytes).toEqual(utf8(`${FILE}Allow: /x\r\n`));
    expect(edited(utf8("a\rb"), append).bytes).toEqual(utf8("a\rbAllow: /x\r"));
    expect(edited(latin1(FILE), append).bytes).toEqual(latin1(`${FILE}Allow: /x\r\n`));
    const marked = `\ufeff${FILE}`;
    expect(edited(utf8(marked), append).bytes).toEqual(utf8(`${marked}Allow: /x\r\n`));
    for (const order of ["le", "be"] as const) {
      expect(edited(utf16(marked, order), append).bytes).toEqual(
        utf16(`${marked}Allow: /x\r\n`, order),
      );
    }
  });

  it("keeps mixed line ends in unchanged lines, and has the most common one between them", () => {
    const raw = "a\nb\r\nc\rd\r\ne\nf\r\n";
    const change = (text: string): string => text.replace("c\n", "C\nnew\n");
    expect(edited(utf8(raw), change).bytes).toEqual(utf8("a\nb\r\nC\r\nnew\rd\r\ne\nf\r\n"));
  });

  it("keeps them between edits that are far apart, in a file of over 100 KB", () => {
    const lines = Array.from({ length: 6_000 }, (_, index) => `Disallow: /page-${index % 5_000}/`);
    const endOf = (index: number): string => (index % 3 === 0 ? "\n" : "\r\n");
    const raw = lines.map((line, index) => line + endOf(index)).join("");
    expect(raw.length).toBeGreaterThan(100_000);
    const change = (text: string): string =>
      `# top\n${text.replace("/page-2501/\n", "/other/\n").replace("Disallow: /page-2999/\n", "")}# end\n`;
    const expected = raw
      .replace("/page-2501/\r\n", "/other/\r\n")
      .replace("Disallow: /page-2999/\r\n", "");
    expect(new TextDecoder().decode(edited(utf8(raw), change).bytes)).toBe(
      `# top\r\n${expected}# end\r\n`,
    );
  });

  it("keeps them in all lines that stay where others move or repeat", () => {
    const raw = "a\r\nb\nsame\r\nc\nsame\nd\r\ne\r\n";
    const change = (text: string): string => `x\n${text.replace("a\nb\n", "b\na\n")}y\n`;
    expect(edited(utf8(raw), change).bytes).toEqual(
      utf8("x\r\nb\r\na\r\nsame\r\nc\nsame\nd\r\ne\r\ny\r\n"),
    );
  });

  it("can lose its first or last lines, or all of them", () => {
    const raw = "a\nb\r\nc\rd\r\n";
    const text = "a\nb\nc\nd\n";
    const { format } = decode(utf8(raw));
    for (const [source, saved] of [
      [text.slice(2), "b\r\nc\rd\r\n"],
      [text.slice(0, 4), "a\nb\r\n"],
      ["", ""],
      ["x", "x"],
    ] as const) {
      expect(encodeFile(source, format)).toEqual(utf8(saved));
    }
  });

  it("has a single line end if another than its own is selected", () => {
    const { text, format } = decode(utf8("a\r\nb\nc\r\n"));
    expect(encodeFile(text, { ...format, lineEnd: "\n" })).toEqual(utf8("a\nb\nc\n"));
    expect(encodeFile(text, { ...format, lineEnd: "\r" })).toEqual(utf8("a\rb\rc\r"));
  });

  it("has another encoding if one is selected", () => {
    const { text, format } = decode(latin1("caf\u00e9"));
    expect(encodeFile(text, { ...format, encoding: "utf-8" })).toEqual(utf8("caf\u00e9"));
  });

  it("becomes UTF-8, with a note, if it gets a character that is not in Latin-1", () => {
    const saved = edited(latin1("caf\u00e9"), (text) => `${text}\u20ac`);
    expect(saved).toMatchObject({ encoding: "utf-8", bytes: utf8("caf\u00e9\u20ac") });
    expect(saved.notes).toEqual([expect.stringContaining("saved as UTF-8")]);
  });

  it("has U+FFFD for a lone surrogate, with a note", () => {
    const saved = saveFile("a\ud800", NEW_FILE);
    expect(saved.bytes).toEqual(utf8("a\ufffd"));
    expect(saved.notes).toEqual([expect.stringContaining("half a character")]);
    expect(saveFile("\ud83d\ude00", NEW_FILE).notes).toEqual([]);
  });

  it("is decoded to the same text again, whatever was opened and however it was edited", () => {
    const editArbitrary = fc.tuple(
      fc.nat(60),
      fc.nat(10),
      fc.array(fc.constantFrom("\n", "a", "\n\n", "Allow: /"), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom("\r", "\n", "\r\n", "a", "b:", "c/"), { maxLength: 30 })
          .map((pieces) => pieces.join("")),
        fc.boolean(),
        fc.array(editArbitrary, { maxLength: 4 }),
        (raw, isWide, edits) => {
          const { text, format } = decode(isWide ? utf16(`\ufeff${raw}`, "le") : utf8(raw));
          const source = edits.reduce((present, [at, count, insert]) => {
            // The byte order mark says how to decode the rest.
            const from = Math.max(isWide ? 1 : 0, Math.min(at, present.length));
            return present.slice(0, from) + insert.join("") + present.slice(from + count);
          }, text);
          expect(decode(encodeFile(source, format)).text).toBe(source);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe("a large file with mixed line ends", () => {
  it("is opened, edited and saved in time proportional to its size", () => {
    const raw = "Disallow: /some/path/or/other\r\n".repeat(100_000).replace("\r\n", "\n");
    const { text, format } = decode(utf8(raw));
    expect(encodeFile(`${text}x`, format).length).toBe(raw.length + 1);
  });
});

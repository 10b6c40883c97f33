import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Line, RobotsDocument } from "./document.ts";
import { fieldFlags } from "./field-names.ts";
import { lineAt, lineNumberAt, parse, parseLine, textOf } from "./parse.ts";
import { FIELD_OTHER } from "./table.ts";

/** Text made of valid parts of robots.txt files and of characters they should not contain. */
const robotsText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."User-agent:|Disallow:|allow|Sitemap|useragent|disalow:| |\t|\n|\r|\r\n|#|:|*|$|/|/path|\0|\u00a0|\ufeff|\v|é|💩|\ud800".split(
          "|",
        ),
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(""));

const spansOf = ({ key, separator, value, comment }: Line) =>
  [key, separator, value, comment].filter((span) => span !== null);

const shapeOf = (document: RobotsDocument) =>
  document.lines.map((line) => ({
    kind: line.kind,
    field: line.field,
    spelling: line.spelling,
    texts: spansOf(line).map((span) => textOf(document, span)),
  }));

describe("parse", () => {
  it("gives the empty file one blank line", () => {
    expect(parse("").lines).toEqual([
      expect.objectContaining({ number: 1, from: 0, to: 0, next: 0, kind: "blank" }),
    ]);
  });

  it("counts the text after the last line end as a line", () => {
    expect(parse("a: b\n").lineCount).toBe(2);
    expect(parse("a: b\r\n\r\rc").lineCount).toBe(4);
    expect(parse("a\n\rb").lineCount).toBe(3);
  });

  it("finds key, separator, value and comment of a line", () => {
    const document = parse("  Disallow : /a b  # note");
    const [line] = document.lines;
    expect(line && spansOf(line).map((span) => textOf(document, span))).toEqual([
      "Disallow",
      ":",
      "/a b",
      "# note",
    ]);
  });

  it.each([
    ["Disallow: /", "disallow", "exact"],
    ["DISALLOW:/", "disallow", "exact"],
    ["Disalow: /", "disallow", "typo"],
    ["Disallowed: /", "disallow", "prefix"],
    ["useragent: x", "user-agent", "typo"],
    ["User agent: x", "user-agent", "typo"],
    ["site-map: x", "sitemap", "typo"],
    ["alow: /", "other", null],
    ["user_agent: x", "other", null],
    ["u\u017fer-agent: x", "other", null],
  ] as const)("reads the key of %j as %s, spelt %s", (text, field, spelling) => {
    expect(parseLine(text)).toMatchObject({ kind: "directive", field, spelling });
  });

  it("reads two words without a colon as key and value, but not three", () => {
    expect(parseLine("Disallow /x")).toMatchObject({ kind: "directive", missingColon: true });
    expect(parseLine("Disallow /x y")).toMatchObject({ kind: "text", missingColon: false });
  });

  it.each(["user\ragent", "user\0agent", "site\rmap", "\u0001llow", "useragen"])(
    "knows no field by the key %j",
    (key) => {
      expect(fieldFlags(key, 0, key.length)).toBe(FIELD_OTHER);
    },
  );

  it("marks lines with a NUL, which ends them", () => {
    const lines = parse("Disallow: /a\nDisallow: /b\0c # d\n\0\n").lines;
    expect(lines.map(({ nul, value }) => [nul, value && value.to - value.from])).toEqual([
      [false, 2],
      [true, 2],
      [true, null],
      [false, null],
    ]);
  });

  it("keeps a byte order mark out of the first key", () => {
    const document = parse("\ufeffUser-agent: a");
    expect(document.lines[0]).toMatchObject({ from: 0, field: "user-agent", key: { from: 1 } });
    expect(parse("\ufeff\ufeffUser-agent: a").lines[0]).toMatchObject({ field: "other" });
  });

  it("cuts a line at 16,663 bytes, not characters", () => {
    const path = `/${"é".repeat(8_400)}`;
    const [line] = parse(`Disallow: ${path}`).lines;
    expect(line?.tooLong).toBe(true);
    expect(line?.value?.to).toBe(10 + 1 + (16_663 - 11) / 2);
  });

  // Google's parser reads the bytes EF, BB and BF of a byte order mark one by one.
  it.each([
    ["\ue000", 3, 0],
    ["\uefff", 3, 0],
    ["\uf000", 3, 1],
    ["\ufebf", 3, 1],
    ["\ufec0", 3, 2],
    ["\ufeff", 0, 0],
    ["\uff00", 3, 1],
    ["\uffff", 3, 1],
    ["a", 1, 0],
  ])(
    "counts the bytes of a first line that begins with %j, %d of them but for %d",
    (first, bytes, uncounted) => {
      const longest = first + "a".repeat(16_663 - bytes + uncounted);
      const isCut = (source: string) => parse(source).lines.map(({ tooLong }) => tooLong);
      expect(isCut(longest)).toEqual([false]);
      expect(isCut(`${longest}a`)).toEqual([true]);
      expect(isCut(`\n${first === "\ufeff" ? "" : first}${"a".repeat(16_663 - bytes)}`)).toEqual([
        false,
        false,
      ]);
      expect(isCut(`\n${first}${"a".repeat(16_664 - bytes)}`)).toEqual([false, true]);
      expect(isCut(`${first}\n${"a".repeat(16_664)}`)).toEqual([false, true]);
    },
  );

  it("reads bytes that are not UTF-8 as one character per byte", () => {
    expect(parse("\xef\xbbUser-agent: a", "latin1").lines[0]).toMatchObject({
      field: "user-agent",
    });
  });

  it("covers every character with lines whose parts stand in order", () => {
    fc.assert(
      fc.property(robotsText, (source) => {
        const document = parse(source);
        let at = 0;
        for (const line of document.lines) {
          expect(line.from).toBe(at);
          let inLine = line.from;
          for (const span of spansOf(line)) {
            expect(span.from).toBeGreaterThanOrEqual(inLine);
            expect(span.to).toBeGreaterThanOrEqual(span.from);
            inLine = span.to;
          }
          expect(inLine).toBeLessThanOrEqual(line.to);
          expect(source.slice(line.to, line.next)).toMatch(/^(\r\n|\r|\n|)$/);
          at = line.next;
        }
        expect(at).toBe(source.length);
      }),
    );
  });

  it("reads a file the same with any line ends", () => {
    fc.assert(
      fc.property(robotsText, fc.constantFrom("\r", "\r\n"), (source, lineEnd) => {
        const unix = source.replace(/\r\n?/g, "\n");
        expect(shapeOf(parse(unix.replaceAll("\n", lineEnd)))).toEqual(shapeOf(parse(unix)));
      }),
    );
  });

  it("reads a line within a file the same as parseLine", () => {
    fc.assert(
      fc.property(robotsText, (source) => {
        const document = parse(`# first\n${source}`);
        for (const line of document.lines.slice(1)) {
          const text = textOf(document, line);
          if (text.startsWith("\ufeff")) continue;
          const { number, from, to, next } = line;
          const alone = parseLine(text);
          expect({ ...alone, ...shifted(alone, from), number, from, to, next }).toEqual(line);
        }
      }),
    );
  });
});

const shifted = (line: Line, by: number) =>
  Object.fromEntries(
    (["key", "separator", "value", "comment"] as const).map((part) => {
      const span = line[part];
      return [part, span === null ? null : { from: span.from + by, to: span.to + by }];
    }),
  );

describe("lineAt and lineNumberAt", () => {
  it("find lines by number and by offset", () => {
    const document = parse("a: 1\r\nb: 2\n");
    expect(lineAt(document, 2)).toMatchObject({ from: 6, to: 10, next: 11 });
    expect([0, 5, 6, 10, 11, 99, -1].map((offset) => lineNumberAt(document, offset))).toEqual([
      1, 1, 2, 2, 3, 3, 1,
    ]);
  });

  it("throw for a line number outside the document", () => {
    expect(() => lineAt(parse("a"), 2)).toThrow(RangeError);
    expect(() => lineAt(parse("a"), 0)).toThrow(RangeError);
  });
});

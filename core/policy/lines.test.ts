import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dialect, DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { rulesOf } from "../match/ruleset.ts";
import { tableOf } from "../syntax/document.ts";
import { lineNumberAt, parse } from "../syntax/parse.ts";
import { mangledFiles, robotsFiles, seeded } from "../testing/arbitraries.ts";
import { linesOf } from "./lines.ts";
import { readPolicy } from "./read.ts";
import { select } from "./select.ts";

const ids = Object.keys(dialects) as DialectId[];
const anyDialect = fc.constantFrom(...ids);
const encoding = fc.constantFrom("utf-8", "latin1", "utf-16le", "utf-16be" as const);

const odd = fc.constantFrom(
  ..."\n\r\v\f\0\t #:/*$%<>\u001c\u0085\u00a0\u2028\ufeff\ud800".split(""),
  "User-agent: Foo\n",
  "User-agent: *",
  "Disallow: /a",
  "disallow /b",
  "Allow:",
  "Crawl-delay: 301\r",
  "<html>",
  "<br>",
  "%C3",
  "\ud83d\ude00",
);
const strange = fc.array(odd, { maxLength: 30 }).map((pieces) => pieces.join(""));

const rulesFor = (id: DialectId, source: string) => {
  const policy = readPolicy(parse(source), dialects[id]);
  return rulesOf(policy, select(policy, ["Foo"])).map(
    ({ type, line, text, pattern, from, to }) => ({
      type,
      line,
      text,
      written: source.slice(pattern.from, pattern.to),
      whole: source.slice(from, to),
    }),
  );
};

describe("every dialect", () => {
  it("accepts any text in any encoding, with positions in it", () => {
    fc.assert(
      fc.property(strange, encoding, anyDialect, strange, (source, form, id, url) => {
        const document = parse(source, form);
        const { policy, selection, decide } = compile(document, dialects[id], "Foo");
        expect(typeof decide(url).allowed).toBe("boolean");
        for (const { line, from, to, pattern } of rulesOf(policy, selection)) {
          expect(lineNumberAt(document, from)).toBe(line);
          expect(from).toBeLessThanOrEqual(pattern.from);
          expect(pattern.from).toBeLessThanOrEqual(pattern.to);
          expect(pattern.to).toBeLessThanOrEqual(to);
          expect(to).toBeLessThanOrEqual(source.length);
        }
        for (const { agents, ruleLines, ruleRows, firstLine, lastLine } of policy.groups) {
          expect(ruleLines.length).toBe(ruleRows.length);
          expect(firstLine).toBeLessThanOrEqual(lastLine);
          expect(lastLine).toBeLessThanOrEqual(document.lineCount);
          for (const { from, to } of agents) {
            expect(from).toBeLessThanOrEqual(to);
            expect(to).toBeLessThanOrEqual(source.length);
          }
        }
      }),
      seeded(800),
    );
  });

  it.each(ids)("takes an ordinary document's lines as they are: %s", (id) => {
    const document = parse(
      "# note\nUser-agent: *\r\nDisallow: /a # b\n\nHost: caf\u00e9.example\n",
    );
    expect(linesOf(document, dialects[id]).table).toBe(tableOf(document));
  });
});

/** Unicode line ends and control characters besides CR and LF. */
const FURTHER = "\v\f\u001c\u001d\u001e\u0085\u2028\u2029";

/** The end of each line. */
const LAST = /(?=\r|(?<!\r)\n|$)/g;

/**
 * The same reader, except for a switch that makes no difference for texts without such characters.
 */
const knowingMoreLineEnds = (dialect: Dialect): Dialect => ({
  ...dialect,
  facts: {
    ...dialect.facts,
    lineEnds: { ...dialect.facts.lineEnds, value: "unicode-separators" },
  },
});

describe("a reader with its own tokenizer", () => {
  it("agrees with the document's own lines, in files without its additional line ends", () => {
    const files = fc
      .oneof(robotsFiles, mangledFiles, strange)
      .map((text) =>
        Array.from(text, (character) => (FURTHER.includes(character) ? "x" : character)).join(""),
      );
    const readers = fc.constantFrom(
      ...Object.values(dialects).filter(({ facts }) => facts.lineEnds.value === "cr-lf"),
    );
    fc.assert(
      fc.property(files, encoding, readers, (source, form, reader) => {
        const groupsOf = (last: string, dialect: Dialect) =>
          readPolicy(parse(source.replace(LAST, `#${last}`), form), dialect).groups.map(
            ({ agents, ruleLines, firstLine, lastLine, crawlDelay }) => [
              agents,
              ruleLines,
              firstLine,
              lastLine,
              crawlDelay,
            ],
          );
        // Such a line end after it makes the reader tokenize the line again.
        const own = groupsOf("\u2028#", knowingMoreLineEnds(reader));
        expect(own).toEqual(groupsOf("x#", reader));
      }),
      seeded(300),
    );
  });
});

describe("lines that a dialect reads differently", () => {
  it("are several on one line of the document, if the dialect has more line ends", () => {
    const source = "User-agent: Foo\u2028Disallow: /a\vAllow: /b # \u0085Disallow: /c\n";
    const expected = [
      { type: "disallow", line: 1, text: "/a", written: "/a", whole: "Disallow: /a" },
      { type: "allow", line: 1, text: "/b", written: "/b", whole: "Allow: /b" },
      { type: "disallow", line: 1, text: "/c", written: "/c", whole: "Disallow: /c" },
    ];
    expect(rulesFor("python", source)).toEqual(expected);
    expect(rulesFor("protego", source)).toEqual(expected);
    expect(rulesFor("google", source)).toEqual([]);
  });

  it("are one on the first of several lines of the document, if it has fewer", () => {
    const source = "User-agent: Foo\nDisallow: /a\rAllow: /b\rx\nDisallow: /c\n";
    expect(rulesFor("wget", source)).toMatchObject([
      { line: 2, text: "/a\rAllow: /b\rx", whole: "Disallow: /a\rAllow: /b\rx" },
      { line: 5, text: "/c" },
    ]);
    expect(rulesFor("google", source).map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it("are numbered by where their text begins, after a CR that is white space", () => {
    expect(rulesFor("wget", "User-agent: Foo\n\rDisallow: /a\n\rAllow: /b")).toMatchObject([
      { line: 3, text: "/a" },
      { line: 5, text: "/b" },
    ]);
  });

  it("lose white space that the document keeps", () => {
    const source = "User-agent: Foo\n\u00a0Disallow\u3000:\u00a0/a\u00a0\n";
    expect(rulesFor("robots-parser", source)).toMatchObject([{ line: 2, written: "/a" }]);
    expect(rulesFor("rfc9309", source)).toEqual([]);
  });

  it("are used whole without a limit, and up to the limit otherwise", () => {
    const source = `User-agent: Foo\nDisallow: /${"a".repeat(20_000)}\n`;
    expect(rulesFor("google", source)[0]?.text.length).toBe(16_653);
    expect(rulesFor("rfc9309", source)[0]?.text.length).toBe(20_001);
    expect(rulesFor("python", source)[0]?.text.length).toBe(20_001);
  });

  it("are read through a NUL, up to it or not at all", () => {
    const source = "User-agent: Foo\nDisallow: /a\0b\n";
    expect(rulesFor("python", source)[0]?.text).toBe("/a\0b");
    expect(rulesFor("google", source)[0]?.text).toBe("/a");
    expect(rulesFor("rfc9309", source)).toEqual([]);
  });

  it("are made invalid by a vertical tab or a form feed anywhere before the comment", () => {
    const source = "User-agent: Foo\nDisallow: /a\f\n\vDisallow: /b\nDisallow: /c # \f\n";
    expect(rulesFor("rfc9309", source).map(({ text }) => text)).toEqual(["/c"]);
    expect(rulesFor("google", source).map(({ text }) => text)).toEqual(["/a", "/b", "/c"]);
  });

  it("have the tags removed from their text", () => {
    const source = "<body>\nUser-agent: <i>Foo</i>\n<p>Disallow: /a<b>/c</b></p>\n";
    expect(rulesFor("crawler-commons", source)).toMatchObject([
      { line: 3, text: "/a/c", written: "/a<b>/c" },
    ]);
  });

  it("are found after a byte order mark or made invalid by it", () => {
    const source = "\ufeffUser-agent: Foo\nDisallow: /a\n";
    expect(rulesFor("crawler-commons", source).length).toBe(1);
    expect(rulesFor("python", source)).toEqual([]);
  });
});

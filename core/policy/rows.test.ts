import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dialect, DialectFacts, DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { fact } from "../dialects/sources.ts";
import { type RobotsDocument, tableOf } from "../syntax/document.ts";
import { parse } from "../syntax/parse.ts";
import {
  COMMENT,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_MASK,
  MISSING_COLON,
  NUL,
  STRIDE,
  TO,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { mangledFiles, robotsFiles, seeded } from "../testing/arbitraries.ts";
import { linesOf, valueAt } from "./lines.ts";

const source = { basis: "assumed", title: "made for a test", url: null } as const;

const changed = (id: DialectId, facts: Partial<DialectFacts>): Dialect => ({
  ...dialects[id],
  facts: { ...dialects[id].facts, ...facts },
});

/** Google's reader, except that it has further line ends and so splits these lines itself. */
const splitting = changed("google", { lineEnds: fact("unicode-separators", source) });

const KINDS = ["blank", "comment", "directive", "text"] as const;

/** Everything about each row, with offsets from the row's start. */
const shapesOf = ({ source: text }: RobotsDocument, table: Int32Array) =>
  Array.from({ length: table.length / STRIDE }, (_, index) => {
    const row = table.subarray(index * STRIDE, (index + 1) * STRIDE);
    const at = (place: number): number => row[place] as number;
    const from = at(FROM);
    return {
      text: text.slice(from, at(TO)),
      // What a line without a colon means is decided when it is split.
      flags: at(FLAGS) & ~MISSING_COLON,
      key: [at(KEY_FROM) - from, at(KEY_TO) - from],
      value: [at(VALUE_FROM) - from, at(VALUE_TO) - from],
      comment: at(COMMENT) < 0 ? null : at(COMMENT) - from,
    };
  });

/** A file's rows in words: line, kind, key, value, and comment. */
const rowsOf = (text: string, dialect: Dialect): readonly string[] => {
  const document = parse(text);
  const lines = linesOf(document, dialect);
  const { table, numbers } = lines;
  return Array.from({ length: table.length / STRIDE }, (_, index) => {
    const row = index * STRIDE;
    const at = (place: number): number => table[row + place] as number;
    const kind = KINDS[at(FLAGS) & KIND_MASK];
    const words =
      kind === "directive"
        ? [text.slice(at(KEY_FROM), at(KEY_TO)), `<${valueAt(document, lines, row)}>`]
        : [];
    const comment = at(COMMENT) < 0 ? [] : [text.slice(at(COMMENT), at(TO))];
    return [numbers?.[index] ?? index + 1, kind, ...words, ...comment].join(" ");
  });
};

describe("a reader that splits lines itself", () => {
  it("finds in each line what the document's own lines say", () => {
    const pieces = fc.constantFrom(
      ..."Disallow|allow|user agent|Foo|:| |  |\t|#|/a|/b c|\0|\v|\ufeff|\n|\r\n".split("|"),
    );
    const texts = fc.oneof(
      robotsFiles,
      mangledFiles,
      fc.array(pieces, { maxLength: 30 }).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const plain = text.replace(/[\u0085\u2028\u2029\r]/g, "");
        const split = parse(`${plain.replaceAll("\n", "\u2028\n")}\u2028`);
        const rows = shapesOf(split, linesOf(split, splitting).table);
        const document = parse(plain);
        expect(rows.filter((_, index) => index % 2 === 0)).toEqual(
          shapesOf(document, tableOf(document)),
        );
        expect(rows.filter(({ text: rest }, index) => index % 2 === 1 && rest !== "")).toEqual([]);
      }),
      seeded(400),
    );
  });

  it.each([
    ["Disallow /a", ["1 directive Disallow </a>"]],
    ["Disallow /a b", ["1 text"]],
    ["Disallow", ["1 text"]],
    ["Disallow /a # b: c", ["1 directive Disallow </a> # b: c"]],
    ["  Disallow \t/a", ["1 directive Disallow </a>"]],
    ["Disallow : /a:b # c", ["1 directive Disallow </a:b> # c"]],
    ["Disallow:", ["1 directive Disallow <>"]],
    ["Disallow: # c", ["1 directive Disallow <> # c"]],
    [": /a", ["1 text"]],
    [" : /a", ["1 text"]],
    ["# a: b", ["1 comment # a: b"]],
    ["  ", ["1 blank"]],
    ["Disallow: /a\0b # c", ["1 directive Disallow </a>"]],
  ])("finds key, value and comment in %j", (line, rows) => {
    expect(rowsOf(`${line}\u2028`, splitting)).toEqual([...rows, "1 blank"]);
    expect(rowsOf(`${line}\n`, dialects.google)).toEqual([...rows, "2 blank"]);
  });

  it.each(["\0Disallow: /a", "\0", "a\0", "a"])("marks a NUL anywhere in a line: %j", (line) => {
    const split = parse(`${line}\u2028`);
    const [row] = shapesOf(split, linesOf(split, splitting).table);
    expect(((row?.flags ?? 0) & NUL) !== 0).toBe(line.includes("\0"));
  });

  it("keeps its limit for long lines", () => {
    const path = `/${"a".repeat(20_000)}`;
    const cut = path.slice(0, 16_663 - "Disallow: ".length);
    expect(rowsOf(`Disallow: ${path} # b\u2028`, splitting)[0]).toBe(
      `1 directive Disallow <${cut}>`,
    );
    const short = `/${"a".repeat(6000)}`;
    expect(rowsOf(`x\u2028Disallow: ${short} # b`, splitting)[1]).toBe(
      `1 directive Disallow <${short}> # b`,
    );
  });

  it("numbers many lines of its own by that of the document", () => {
    const text = `# a\n${"Disallow: /a\u2028".repeat(100)}Allow: /b\n# c\n`;
    const rows = rowsOf(text, splitting);
    expect(rows).toHaveLength(104);
    expect(new Set(rows.slice(1, 101))).toEqual(new Set(["2 directive Disallow </a>"]));
    expect([rows[0], ...rows.slice(101)]).toEqual([
      "1 comment # a",
      "2 directive Allow </b>",
      "3 comment # c",
      "4 blank",
    ]);
  });

  it("takes unchanged lines as they are", () => {
    const document = parse("# a\nUser-agent: *\nDisallow: /a\0b\n");
    for (const dialect of [dialects.google, dialects.rfc9309, splitting]) {
      expect(linesOf(document, dialect).table).toBe(tableOf(document));
    }
  });
});

describe("a reader with other separators, comments or tags", () => {
  const { "crawler-commons": commons, protego, wget } = dialects;

  it.each<[string, Dialect, readonly string[]]>([
    ["disallow /a b", commons, ["1 directive disallow </a b>"]],
    ["Disallow\t /a", commons, ["1 directive Disallow </a>"]],
    ["Disallow \t: \t/a", commons, ["1 directive Disallow </a>"]],
    ["Crawl-delay 5: a", commons, ["1 directive Crawl-delay <5: a>"]],
    ["# a\nCrawl-delay 5: a", commons, ["1 comment # a", "2 directive Crawl-delay <5: a>"]],
    ["# a\nHost a b: c", commons, ["1 comment # a", "2 directive Host a b <c>"]],
    ["Crawl-delay 5 # a: b", commons, ["1 directive Crawl-delay <5> # a: b"]],
    ["Disallows /a", commons, ["1 directive Disallows </a>"]],
    ["Disallowed /a", commons, ["1 text"]],
    ["Disallowed: /a", commons, ["1 directive Disallowed </a>"]],
    ["Disallow", commons, ["1 text"]],
    ["disallow /a b", protego, ["1 directive disallow </a b>"]],
    ["Disallow /a", protego, ["1 text"]],
    ["disallow\t/a", protego, ["1 text"]],
    ["disallow /a:b", protego, ["1 directive disallow /a <b>"]],
    ["user-agent Foo Bar", protego, ["1 directive user-agent <Foo Bar>"]],
    ["user agent Foo", protego, ["1 directive user agent <Foo>"]],
    ["disallow /a # b: c", protego, ["1 directive disallow </a> # b: c"]],
    ["  disallow   /a", protego, ["1 directive disallow </a>"]],
    ["\r# Disallow: /a", wget, ["2 comment # Disallow: /a"]],
    ["\rDisallow: /a#b # c", wget, ["2 directive Disallow </a#b> # c"]],
    ["\rDisallow: /a\f#b", wget, ["2 directive Disallow </a> #b"]],
    ["<html>", commons, ["1 blank"]],
    ["<html><p>Disallow: /a<b>/c</b></p>", commons, ["1 directive Disallow </a/c>"]],
    ["<html>Disallow: /a<>b", commons, ["1 directive Disallow </a<>b>"]],
    ["<html>Disallow: /a<><b>c", commons, ["1 directive Disallow </a<>c>"]],
    ["<html>Disallow: /a<b", commons, ["1 directive Disallow </a<b>"]],
    ["<html># <b>c</b>", commons, ["1 comment # <b>c</b>"]],
    ["<html><i></i>", commons, ["1 blank"]],
  ])("reads %j", (line, dialect, rows) => {
    expect(rowsOf(line, dialect)).toEqual(rows);
  });

  it("reads a whole line if it has no limit, up to a NUL if that ends a line", () => {
    const unlimited = changed("google", { lineBytes: fact(null, source) });
    const path = `/${"a".repeat(20_000)}`;
    expect(rowsOf(`Disallow: ${path}\0b # c`, unlimited)).toEqual([
      `1 directive Disallow <${path}>`,
    ]);
    expect(rowsOf(`# a\nDisallow: ${path} # c`, unlimited)).toEqual([
      "1 comment # a",
      `2 directive Disallow <${path}> # c`,
    ]);
  });
});

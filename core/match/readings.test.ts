import { describe, expect, it } from "vitest";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { fact } from "../dialects/sources.ts";
import { parse } from "../syntax/parse.ts";
import { compile } from "./compile.ts";

const source = { basis: "assumed", title: "made for a test", url: null } as const;

/** Google's reader with some facts changed, like the search for causes does. */
const googleWith = (facts: Partial<DialectFacts>): Dialect => ({
  ...dialects.google,
  facts: { ...dialects.google.facts, ...facts },
});

const limit = dialects.google.facts.lineBytes.value as number;
const field = "Disallow: ";
/** A line whose last character is cut after the first of its two bytes. */
const cutLine = `${field}/${"a".repeat(limit - field.length - 2)}é`;
const cutPath = `/${"a".repeat(limit - field.length - 2)}%C3`;

describe("a rule on a line that is longer than the limit", () => {
  it("ends with the remaining bytes of the character at the cut", () => {
    const { decide } = compile(parse(`User-agent: *\n${cutLine}\n`), dialects.google, "Foo");
    expect(decide(cutPath).rule?.line).toBe(2);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });

  it("keeps white space before those bytes, unless nothing else of its path is left", () => {
    const readingsFor = (start: string, filling = " ", end = "") =>
      compile(
        parse(
          `User-agent: *\n${start}${filling.repeat(limit - 1 - start.length - end.length)}${end}é\n`,
        ),
        dialects.google,
        "Foo",
      ).readings.map(({ spelling, isEmpty }) => [
        spelling.replaceAll(/ +/g, (run) => `<${run.length}>`),
        isEmpty,
      ]);
    expect(readingsFor("Disallow:")).toEqual([["%C3", false]]);
    expect(readingsFor("Disallow", "x", ":")).toEqual([["%C3", false]]);
    expect(readingsFor("Disallow: /a")).toEqual([[`/a<${limit - 1 - 12}>%C3`, false]]);
    expect(readingsFor("Disallow: /a #")).toEqual([["/a", false]]);
    expect(readingsFor("Disallow: #")).toEqual([["", true]]);
  });

  it("keeps no bytes of a character that is cut in the comment", () => {
    const rule = "Disallow: /a # ";
    const line = `${rule}${"x".repeat(limit - rule.length - 1)}é`;
    const { readings } = compile(parse(`User-agent: *\n${line}\n`), dialects.google, "Foo");
    expect(readings.map(({ spelling }) => spelling)).toEqual(["/a"]);
  });

  it("keeps those bytes if the reader counts more lines than the file has", () => {
    const dialect = googleWith({ lineEnds: fact("unicode-separators", source) });
    const text = `User-agent: *\n# one\u2028# two\n${cutLine}\nAllow: /b\n`;
    const { decide } = compile(parse(text), dialect, "Foo");
    expect(decide(cutPath).rule?.line).toBe(3);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });

  it("keeps those bytes if the reader counts fewer lines than the file has", () => {
    const dialect = googleWith({ lineEnds: fact("lf", source) });
    const text = `User-agent: *\n# one\r# two\r# three\n${cutLine}\nAllow: /b\n`;
    const { decide } = compile(parse(text), dialect, "Foo");
    expect(decide(cutPath).rule?.line).toBe(5);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });

  it("is cut by the reader's limit where the reader splits the line differently from the file", () => {
    const dialect = googleWith({ lineEnds: fact("unicode-separators", source) });
    const text = `User-agent: *\n# one\u2028${cutLine}\n`;
    const { decide } = compile(parse(text), dialect, "Foo");
    expect(decide(cutPath).rule?.line).toBe(2);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });
});

describe("the ways in which a rule matches", () => {
  const waysOf = (rule: string, dialect: Dialect) =>
    compile(parse(`User-agent: *\n${rule}\n`), dialect, "Foo").readings.map(
      ({ spelling, weight, isEmpty, isIndexPage }) => [spelling, weight, isEmpty, isIndexPage],
    );
  const { google, protego, rfc9309, yandex, "crawler-commons": commons } = dialects;
  const decodedAndEncoded = fact("decoded-and-encoded" as const, source);
  const ignored = fact("ignored" as const, source);
  const withoutWildcards = fact("most-bytes-without-wildcards" as const, source);

  it.each([
    [
      "Allow: /d/index.html",
      google,
      [
        ["/d/index.html", 13, false, false],
        ["/d/$", 4, false, true],
      ],
    ],
    [
      "Allow: /d/index.htmx",
      google,
      [
        ["/d/index.htmx", 13, false, false],
        ["/d/$", 4, false, true],
      ],
    ],
    ["Disallow: /d/index.html", google, [["/d/index.html", 13, false, false]]],
    ["Allow: index.html", google, [["index.html", 10, false, false]]],
    ["Allow: /d/index.htm", protego, [["/d/index.htm", 12, false, false]]],
    [
      "Allow: /d/index.html",
      protego,
      [
        ["/d/index.html", 13, false, false],
        ["/d/%24", 6, false, true],
        ["/d/$", 4, false, true],
      ],
    ],
    [
      "Disallow: /index.html",
      commons,
      [
        ["/index.html", 11, false, false],
        ["/$", 2, false, true],
      ],
    ],
    ["Disallow: /index.htmx", commons, [["/index.htmx", 11, false, false]]],
    ["Disallow: /a", rfc9309, [["/a", 2, false, false]]],
    ["Disallow: /a?b", rfc9309, [["/a?b", 4, false, false]]],
    ["Disallow: ?", dialects.python, [["", 0, false, false]]],
    ["Disallow: ?", googleWith({ comparison: decodedAndEncoded }), [["", 0, false, false]]],
    ["Disallow: ?", googleWith({ comparison: decodedAndEncoded, emptyRule: ignored }), []],
    ["Disallow: /a$b$", googleWith({ precedence: withoutWildcards }), [["/a$b$", 4, false, false]]],
    ["Disallow: /a*b$", yandex, [["/a*b$", 3, false, false]]],
    ["Disallow:", google, [["", 0, true, false]]],
    ["Disallow:", yandex, [["", 1, true, false]]],
    ["Disallow:", commons, []],
    ["Disallow: /50%off", commons, []],
    [
      "Disallow: /a?b=/c",
      rfc9309,
      [
        ["/a?b=/c", 7, false, false],
        ["/a?b=%2Fc", 7, false, false],
      ],
    ],
    [
      "Disallow: /a$",
      protego,
      [
        ["/a%24", 5, false, false],
        ["/a$", 3, false, false],
      ],
    ],
  ] as const)(
    "are those of its spelling, its index page and its empty path: %s",
    (rule, dialect, ways) => {
      expect(waysOf(rule, dialect)).toEqual(ways);
    },
  );
});

describe("the order of precedence", () => {
  const RULES = `User-agent: *
Disallow: /a
Allow: /a
Disallow: /*a$
Allow: /ab
Disallow: /ac
Disallow:
Allow:
`;
  type Value<T extends keyof DialectFacts> = DialectFacts[T]["value"];
  const linesInOrder = (precedence: Value<"precedence">, tie: Value<"tie">, empty = "yields") => {
    const dialect = googleWith({
      precedence: fact(precedence, source),
      tie: fact(tie, source),
      emptyRule: fact(empty as Value<"emptyRule">, source),
    });
    return compile(parse(RULES), dialect, "Foo").readings.map(({ rule: { line } }) => line);
  };

  it.each([
    ["most-bytes", "allow", [4, 5, 6, 3, 2, 8, 7]],
    ["most-bytes", "first", [4, 5, 6, 2, 3, 7, 8]],
    ["most-bytes-without-wildcards", "allow", [5, 6, 3, 2, 4, 8, 7]],
    ["most-bytes-without-wildcards", "first", [5, 6, 2, 3, 4, 7, 8]],
    ["first-match", "allow", [2, 3, 4, 5, 6, 7, 8]],
    ["any-disallow", "first", [2, 4, 6, 3, 5, 7, 8]],
  ] as const)("is by %s, of equal rules %s: %j", (precedence, tie, lines) => {
    expect(linesInOrder(precedence, tie)).toEqual(lines);
  });

  it("has empty rules where the reader weighs them, or not at all", () => {
    expect(linesInOrder("most-bytes", "allow", "ignored")).toEqual([4, 5, 6, 3, 2]);
    expect(linesInOrder("most-bytes", "first", "allows-all")).toEqual([4, 5, 6, 2, 3, 7, 8]);
  });
});

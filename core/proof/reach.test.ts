import { describe, expect, it } from "vitest";
import type { Dialect, DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { changesBetween } from "./changes.ts";
import { closedPattern } from "./closed-pattern.ts";
import { isUnreachable } from "./reach.ts";

const readers = Object.values(dialects);

const read = (dialect: Dialect, ...rules: readonly string[]): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialect, "*");

/** A character that delimits something or that URLs escape, as written and as an escape. */
const spellingsOf = (character: string): readonly string[] => {
  const bytes = Array.from(new TextEncoder().encode(character), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const encoded = `%${bytes.join("%")}`;
  return [character, encoded.toUpperCase()];
};
const CHARACTERS = "\0\t !\"#$%&'*./:;<?@[\\]^`{~\u007f\u00e9\u20ac";

describe.each(readers)("what no URL can be for $name", (dialect) => {
  const nothing = read(dialect, "Disallow:");

  it("is proved only if no URL with such a character is blocked", () => {
    for (const character of CHARACTERS) {
      const spellings = spellingsOf(character);
      const around = (spelling: string) => [`/a${spelling}b`, `/a?c=${spelling}`];
      const urls = spellings.flatMap(around);
      for (const path of spellings.flatMap(around)) {
        const matcher = read(dialect, `Disallow: ${path}`);
        const { proved, regions } = changesBetween(nothing, matcher);
        const blocked = urls.find((url) => !matcher.decide(url).allowed);
        const missed = proved && regions.length === 0 ? blocked : undefined;
        expect({ path, missed }).toEqual({ path, missed: undefined });
      }
    }
  });
});

describe("a pattern that no URL can match", () => {
  const NULS: Readonly<Record<DialectId, boolean>> = {
    google: true,
    rfc9309: true,
    bing: true,
    yandex: true,
    "crawler-commons": true,
    protego: true,
    "robots-parser": true,
    python: true,
    wget: false,
    "draft-1996": false,
    "revisited-1996": true,
    "standard-1994": true,
  };

  it.each(readers)("contains a NUL, unless the reader decodes that: $name", (dialect) => {
    expect(isUnreachable(closedPattern(["/a\0b", ""]), dialect)).toBe(NULS[dialect.id]);
  });

  it.each<[DialectId, readonly string[], readonly string[]]>([
    ["google", ["#"], [" ", '"', "\x80", "?", "%20", "*", "$"]],
    ["yandex", ["#"], [" ", '"', "\x80", "*"]],
    ["rfc9309", ["#", " ", '"', "\\", "`", "|", "\x7f", "é", "\ufffe", "*", "$"], ["?", "!", "%"]],
    ["crawler-commons", ["#", " ", "é", "*", "$"], ["?", "%20", "~"]],
    ["wget", ["\x80", "é"], ["#", " ", '"', "\x7f", "?"]],
    ["draft-1996", ["é"], ["#", " "]],
    ["python", ["#", "?", "!", " ", "*", "é"], ["A", "z", "0", "-", ".", "_", "~", "/", "%"]],
    ["robots-parser", ["#", " ", '"', "<", ">", "\x7f", "é", "\x1f"], ["!", "?", "{", "=", ";"]],
  ])("for %s contains one of %j, and none only of %j", (reader, never, maybe) => {
    for (const [characters, is] of [
      [never, true],
      [maybe, false],
    ] as const) {
      for (const character of characters) {
        for (const pieces of [
          [`/a${character}b`, ""],
          ["/a", `b${character}`],
          ["/", character],
        ]) {
          const found = isUnreachable(closedPattern(pieces), dialects[reader]);
          expect({ pieces, found }).toEqual({ pieces, found: is });
        }
      }
    }
  });

  it("for Protego has a character in its path that this reader encodes", () => {
    const found = (...pieces: readonly string[]) =>
      isUnreachable(closedPattern(pieces), dialects.protego);
    expect([found('/a"b', ""), found("/a b"), found("/a=", "b")]).toEqual([true, true, true]);
    // Parameters, query and fragment are compared as written.
    for (const start of ["/a;", "/a?", "/a#", "/"]) {
      const text = start === "/" ? [start, '"'] : [`${start}"`, ""];
      expect({ start, found: found(...text) }).toEqual({ start, found: false });
    }
    expect(found("/a/b-c", "")).toBe(false);
  });
});

describe("a rule for /robots.txt alone", () => {
  it("decides no URL if the reader always allows it and spells no URL otherwise", () => {
    const found = (reader: DialectId, pieces: readonly string[]) =>
      isUnreachable(closedPattern(pieces), dialects[reader]);
    expect(found("yandex", ["/robots.txt"])).toBe(true);
    expect(found("yandex", ["/robots.txt", ""])).toBe(false);
    expect(found("yandex", ["/robots", "txt"])).toBe(false);
    expect(found("google", ["/robots.txt"])).toBe(false);
    expect(found("rfc9309", ["/robots.txt"])).toBe(false);
    const { google } = dialects;
    const exempting = {
      ...google,
      facts: { ...google.facts, robotsTxt: dialects.yandex.facts.robotsTxt },
    };
    expect(isUnreachable(closedPattern(["/robots.txt"]), exempting)).toBe(true);
  });

  it("is proved to change nothing for such a reader", () => {
    const { yandex } = dialects;
    expect(
      changesBetween(read(yandex, "Disallow:"), read(yandex, "Disallow: /robots.txt$")),
    ).toEqual({ proved: true, regions: [], unexamined: [] });
  });
});

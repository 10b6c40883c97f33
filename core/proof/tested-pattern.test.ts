import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { testedPattern } from "./tested-pattern.ts";

/** A pattern as a reader compares it, in its spelling: `…` is any run of characters. */
const asked = (text: string, reader: DialectId) => {
  const { patterns, isExact } = testedPattern(text, dialects[reader]);
  return { patterns: patterns.map(({ pieces }) => pieces.join("…")), isExact };
};

describe("a pattern in a question", () => {
  it.each([
    ["google", "/a", ["/a…"]],
    ["google", "/a b", ["/a%20b…"]],
    ["google", "/a<b", ["/a%3Cb…"]],
    ["google", '/a\tb"\x7f', ["/a%09b%22%7F…"]],
    ["google", "*/a", ["/a…", "/…/a…"]],
    ["google", "*a$", ["/…a"]],
    ["google", "/a?b*c?d", ["/a?b…c?d…"]],
    ["rfc9309", "/a?b/c", ["/a?b/c…", "/a?b%2Fc…"]],
    ["google", "/é*", ["/%C3%A9…"]],
    ["google", "/a$", ["/a"]],
    ["google", "/a*b$", ["/a…b"]],
    ["rfc9309", "/a%7Eb", ["/a~b…"]],
    ["google", "/a%7Eb", ["/a%7Eb…"]],
    ["yandex", "/a$b", ["/a$b…"]],
    ["protego", "/a$", ["/a", "/a%24…"]],
    ["python", "/a", ["/a…"]],
    ["python", "/a$", ["/a"]],
    ["standard-1994", "/a%7Eb", ["/a%7Eb…"]],
  ] as const)("stands for exactly the URLs it describes to %s: %s", (reader, text, patterns) => {
    expect(asked(text, reader)).toEqual({ patterns, isExact: true });
  });

  it.each([
    ["crawler-commons", "/a$b", ["/a$b…", "/a%24b…"]],
    ["python", "/a%7Eb", ["/a~b…"]],
    ["python", "/a!b", ["/a%21b…"]],
    ["wget", "/a b", ["/a b…"]],
    ["wget", "/a?b", ["/a?b…"]],
    ["draft-1996", "/%41*", ["/A…"]],
  ] as const)(
    "does not stand for exactly the URLs it describes to %s: %s",
    (reader, text, patterns) => {
      expect(asked(text, reader)).toEqual({ patterns, isExact: false });
    },
  );

  it("matches no URL if it begins with neither a slash nor a star", () => {
    expect(asked("a", "google").patterns).toEqual([]);
  });
});

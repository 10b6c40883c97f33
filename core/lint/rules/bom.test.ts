import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { lint } from "../lint.ts";

const FILE = "User-agent: *\nDisallow: /a\n";

const found = (source: string, encoding: "utf-8" | "latin1" = "utf-8"): readonly string[] =>
  lint(parse(source, encoding))
    .filter(({ rule }) => rule.startsWith("bom-"))
    .map(({ rule, from, to, fixes }) => `${rule} ${from}-${to} ${fixes.map(({ kind }) => kind)}`);

describe("a byte order mark", () => {
  it("at the start can go safely", () => {
    expect(found(`\ufeff${FILE}`)).toEqual(["bom-at-start 0-1 safe"]);
  });

  it("at the start is known by its octets where the file is not UTF-8", () => {
    expect(found(`ï»¿${FILE}# caf\u00e9`, "latin1")).toEqual(["bom-at-start 0-3 safe"]);
  });

  it("in its wrong reading is a fault of UTF-8 text", () => {
    expect(found(`ï»¿${FILE}`)).toEqual(["bom-inside-file 0-3 repair"]);
  });

  it("after another spoils the line, which is the one thing said", () => {
    expect(found(`\ufeff\ufeff${FILE}`)).toEqual(["bom-inside-file 1-2 repair"]);
  });

  it("after another before a comment spoils nothing, and both go together", () => {
    expect(found(`\ufeff\ufeff# note\n${FILE}`)).toEqual(["bom-at-start 0-2 repair"]);
  });

  it("on a line of its own is left alone", () => {
    expect(found(`${FILE}\ufeff\n`)).toEqual([]);
  });
});

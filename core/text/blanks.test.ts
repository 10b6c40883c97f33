import { describe, expect, it } from "vitest";
import {
  type BlankTest,
  isAsciiBlank,
  isControlOrSpace,
  isScriptBlank,
  isSpaceOrTab,
  isUnicodeBlank,
} from "./blanks.ts";

const blanksBy = (isBlank: BlankTest): readonly number[] =>
  Array.from({ length: 0x10000 }, (_, unit) => unit).filter(isBlank);

describe("white space", () => {
  it("in ECMAScript is what trim removes", () => {
    const trimmed = blanksBy((unit) => String.fromCharCode(unit).trim() === "");
    expect(blanksBy(isScriptBlank)).toEqual(trimmed);
  });

  it("in Unicode includes the ASCII separators and U+0085, but not the byte order mark", () => {
    const script = new Set(blanksBy(isScriptBlank));
    const unicode = new Set(blanksBy(isUnicodeBlank));
    expect([...unicode].filter((unit) => !script.has(unit))).toEqual([28, 29, 30, 31, 0x85]);
    expect([...script].filter((unit) => !unicode.has(unit))).toEqual([0xfeff]);
  });

  it("has three narrower definitions", () => {
    expect(blanksBy(isAsciiBlank)).toEqual([9, 10, 11, 12, 13, 32]);
    expect(blanksBy(isSpaceOrTab)).toEqual([9, 32]);
    expect(blanksBy(isControlOrSpace).length).toBe(33);
  });
});

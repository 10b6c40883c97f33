import { describe, expect, it } from "vitest";
import { crawlers } from "./crawlers.ts";
import { disguiseOf } from "./look-alike.ts";

describe("disguiseOf", () => {
  it.each([
    ["GoogIebot", "Googlebot", "U+0049"],
    ["Goog1ebot", "Googlebot", "U+0031"],
    ["Goog|ebot", "Googlebot", "U+007C"],
    ["G00glebot", "Googlebot", "U+0030"],
    ["Goo9lebot", "Googlebot", "U+0039"],
    ["Cl4udeBot", "ClaudeBot", "U+0034"],
    ["SernrushBot", "SemrushBot", "U+006E"],
  ])("sees that %s, in ASCII, passes for %s by %s", (name, seen, code) => {
    expect(disguiseOf(name)).toEqual({ seen, codes: [code] });
  });

  it.each([
    ["Goog\u01c0ebot", "U+01C0"],
    ["\u0262ooglebot", "U+0262"],
    ["Goog\u0269ebot", "U+0269"],
    ["Goog\u026bebot", "U+026B"],
    ["Googleb\u1ecdt", "U+1ECD"],
    ["Googleb\u00f3t", "U+00F3"],
    ["G\u00f8\u00f8glebot", "U+00F8"],
    ["G\u00f6\u00f6gl\u00e9bot", "U+00F6", "U+00E9"],
    ["G\u043e\u043eglebot", "U+043E"],
    ["Googleb\u03bft", "U+03BF"],
    ["\u0413ooglebot", "U+0413"],
    [
      "\u050c\u041e\u041eG\u04c0\u0415\u0412\u041e\u0422",
      "U+050C",
      "U+041E",
      "U+04C0",
      "U+0415",
      "U+0412",
      "U+0422",
    ],
    ["Googlebo\u0442", "U+0442"],
    ["\uff27ooglebot", "U+FF27"],
    ["\u{1d406}ooglebot", "U+1D406"],
    ["G\u0585\u0585glebot", "U+0585"],
    ["Goog\u217cebot", "U+217C"],
    ["\u13c0ooglebot", "U+13C0"],
    ["Goog\u0627ebot", "U+0627"],
    ["Google\u200bbot", "U+200B"],
    ["Google\u202etob", "U+202E"],
    ["Goo\u0336glebot", "U+0336"],
  ])("sees that %j passes for Googlebot, and names the characters", (name, ...codes) => {
    expect(disguiseOf(name)).toEqual({ seen: "Googlebot", codes });
  });

  it("names any other character beyond ASCII that stands for a letter of a known name", () => {
    const odd = ["\u0261", "\u1d49", "\u24d4", "\u0119", "\u00b5", "\u4e00", "\u{1f916}"];
    for (const { token, retired } of crawlers) {
      if (retired || token.length < 6 || token.length > 40) continue;
      for (const character of odd) {
        const name = token.slice(0, 2) + character + token.slice(3);
        const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
        expect(disguiseOf(name)?.codes, name).toContain(code);
      }
    }
  });

  it("says what other names with invisible or look-alike characters read as", () => {
    expect(disguiseOf("Example\u200bcrawler")).toEqual({
      seen: "Examplecrawler",
      codes: ["U+200B"],
    });
  });

  it("takes no crawler for another, in any case, nor a genuine name or a slip", () => {
    for (const { token } of crawlers) {
      for (const name of [token, token.toLowerCase(), token.toUpperCase()]) {
        expect(disguiseOf(name)).toBeNull();
      }
    }
    const plain = ["Examplebot", "Googiebot", "Pingbot", "Googlebot2", "MJ13bot", "*", ""];
    const foreign = [
      "\u042f\u043d\u0434\u0435\u043a\u0441",
      "\u00dcnl\u00fc-Crawler",
      "\u65e5\u672c\u8a9e",
    ];
    for (const name of [...plain, ...foreign]) expect(disguiseOf(name), name).toBeNull();
  });
});

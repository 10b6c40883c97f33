import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFUSABLES } from "./confusables.ts";
import { MARKED_LETTERS, RARE_CONFUSABLES } from "./confusables-of-names.ts";
import { disguises, readsAs, visiblePieces, visibleText } from "./visible.ts";

describe("visiblePieces", () => {
  it("returns plain text, and genuine words of any alphabet, as one piece", () => {
    for (const text of [
      "Googlebot",
      "/a b?c=d#~",
      "Яндекс",
      "/café/ñandú",
      "日本語",
      "Ünlü-Bot",
      "हिन्दी",
      "१०",
      "二〇二四",
      "/και/για/αγορα",
      "ᑭᒪ",
      "það/sælkeraþjónusta",
      "ไทย้",
    ]) {
      expect(visiblePieces(text)).toEqual([{ kind: "plain", text }]);
    }
    expect(visiblePieces("")).toEqual([]);
  });

  it.each([
    ["a right-to-left override", "Google\u202etob", "U+202E"],
    ["a zero-width space", "Google\u200bbot", "U+200B"],
    ["an isolate", "a\u2067b", "U+2067"],
    ["a word joiner", "a\u2060b", "U+2060"],
    ["a byte order mark", "\ufeffa", "U+FEFF"],
    ["a soft hyphen", "a\u00adb", "U+00AD"],
    ["a Hangul filler", "a\u3164b", "U+3164"],
    ["a variation selector", "a\ufe0fb", "U+FE0F"],
    ["a tag character", "a\u{e0041}b", "U+E0041"],
    ["a no-break space", "a\u00a0b", "U+00A0"],
    ["a line separator", "a\u2028b", "U+2028"],
    ["a NUL", "a\0b", "U+0000"],
    ["a newline", "a\nb", "U+000A"],
    ["half a character", "a\ud800b", "U+D800"],
    ["a mark that makes of e what looks like é", "cafe\u0301", "U+0301"],
    ["a stroke through a letter", "Goo\u0336glebot", "U+0336"],
    ["a mark at the start", "\u0301a", "U+0301"],
    ["a pile of marks", "\u00e9\u0302\u0302\u0302\u0303", "U+0303"],
  ])("names %s", (_, text, code) => {
    expect(disguises(text)).toEqual([code]);
    expect(visibleText(text)).toContain(`[${code}]`);
  });

  it("marks letters that look like ASCII in words with ASCII letters, and in words without others", () => {
    expect(visibleText("G\u043eoglebot")).toBe("G\u043e[U+043E]oglebot");
    expect(disguises("\u0430\u0440\u0440\u04cf\u0435")).toHaveLength(4);
    expect(disguises("\uff27\uff30\uff34Bot")).toEqual(["U+FF27", "U+FF30", "U+FF34"]);
    expect(disguises("/\u0430\u0440\u0445\u0438\u0432")).toEqual([]);
  });

  it("marks letters of the Latin alphabet that Unicode lists, unless the word has others", () => {
    expect(disguises("Goog\u01c0e\u0501ot")).toEqual(["U+01C0", "U+0501"]);
    expect(disguises("b\u0131ngbot")).toEqual(["U+0131"]);
    expect(disguises("kap\u0131\u011f\u0131")).toEqual([]);
  });

  it("isolates right-to-left text", () => {
    expect(visiblePieces("/\u05d0\u05d1/1")).toEqual([
      { kind: "plain", text: "/" },
      { kind: "right-to-left", text: "\u05d0\u05d1" },
      { kind: "plain", text: "/1" },
    ]);
    expect(visibleText("\u05d0")).toBe("\u2068\u05d0\u2069");
  });

  it("loses and changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const pieces = visiblePieces(text);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });

  it("passes no character that moves others", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "\u202e", "\u2066", "\u200f", "\u05d0", "\u200b") }),
        (text) => {
          const plain = visiblePieces(text).filter(({ kind }) => kind !== "hidden");
          expect(plain.map((piece) => piece.text).join("")).not.toMatch(/[\u200b-\u206f]/);
        },
      ),
    );
  });
});

describe("the tables of look-alikes", () => {
  it.each([CONFUSABLES, RARE_CONFUSABLES, MARKED_LETTERS])(
    "give each character one ASCII character",
    (table) => {
      const words = table.split(" ");
      for (const word of words) expect(word).toMatch(/^[A-Za-z0-9_/-][^\x20-\x7e]+$/u);
      const others = words.flatMap((word) => [...word].slice(1));
      expect(new Set(others).size).toBe(others.length);
      expect(words.map((word) => word.charAt(0)).join("")).toMatch(/^(.)(?!.*\1)/);
    },
  );
});

describe("readsAs", () => {
  it.each([
    ["Google\u202etob", "Googlebot"],
    ["\u202etobelgooG", "Googlebot"],
    ["Google\u202et\u202cob", "Googletob"],
    ["Google\u200bbot", "Googlebot"],
    ["G\u043e\u043eglebot", "Googlebot"],
    ["\uff27ooglebot", "Googlebot"],
    ["Googlebot", "Googlebot"],
    ["a\u00a0b", "a b"],
  ])("gives what %j is taken for", (text, seen) => {
    expect(readsAs(text)).toBe(seen);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TestUrl } from "../../state/store/state.ts";
import { commonOrigin, cutMiddle, fromPath } from "./shown-url.ts";

const urlsOf = (...typed: readonly string[]): readonly TestUrl[] =>
  typed.map((one, id) => ({ id, typed: one, expectations: [] }));

describe("commonOrigin", () => {
  it.each([
    [["https://a.example/x", "https://a.example/y"], "https://a.example"],
    [["https://a.example/x", "https://b.example/y"], ""],
    [["https://a.example/x", "https://a.example.org/y"], ""],
    [["https://a.example", "https://a.example/y", "https://a.example?q"], "https://a.example"],
    [["https://a.example", "https://a.example:8080/y"], ""],
    [["https://a.example/x", "/y"], ""],
    [["/x", "https://a.example/x", "https://a.example/y", "*z"], "https://a.example"],
    [["https://a.example/x"], ""],
    [[], ""],
  ])("of %j is %j", (typed, origin) => {
    expect(commonOrigin(urlsOf(...typed))).toBe(origin);
  });
});

it("shows the path of a URL of that origin alone", () => {
  const shown = [
    "https://a.example/x",
    "/y",
    "https://a.example.org/z",
    "https://a.example",
    "https://a.example?q",
  ].map((typed) => fromPath(typed, "https://a.example"));
  expect(shown).toEqual(["/x", "/y", "https://a.example.org/z", "/", "/?q"]);
});

describe("cutMiddle", () => {
  it("leaves a text that fits, and keeps more of the end than of the beginning", () => {
    expect(cutMiddle("/short", 6)).toBe("/short");
    expect(cutMiddle("/maison/decoration/bougie-12.html", 20)).toBe("/maison…ugie-12.html");
  });

  it("never gives more than asked for, nor half a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 3, max: 40 }),
        (text, most) => {
          const cut = cutMiddle(text, most);
          expect(cut.length).toBeLessThanOrEqual(Math.max(most, 3));
          expect(() => encodeURI(cut)).not.toThrow();
          const [head = "", tail = ""] = cut === text ? [text] : cut.split("…", 2);
          expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
        },
      ),
    );
  });
});

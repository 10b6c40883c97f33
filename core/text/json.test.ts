import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visibleJson } from "./json.ts";

describe("JSON for people and programs", () => {
  it.each([
    ["Google\u202etob", '"Google\\u202etob"'],
    ["Google\u200bbot", '"Google\\u200bbot"'],
    ["a\u{e0041}b", '"a\\udb40\\udc41b"'],
    ["a\u2028b\u0085", '"a\\u2028b\\u0085"'],
    ["/caf\u00e9/\u65e5\u672c", '"/caf\u00e9/\u65e5\u672c"'],
  ])("shows what hides in %j", (text, json) => {
    expect(visibleJson([text])).toBe(`[${json}]`);
  });

  it("represents the same value as JSON.stringify, whatever is in it", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(fc.dictionary(text, text), fc.nat(2), (value, indent) => {
        expect(JSON.parse(visibleJson(value, indent))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("is indented as requested", () => {
    expect(visibleJson({ a: 1 }, 2)).toBe('{\n  "a": 1\n}');
  });
});

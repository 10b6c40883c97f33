import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markSpans } from "./marked-path.ts";

describe("markSpans", () => {
  it("marks the spans and nothing else", () => {
    expect(markSpans("/cart/42", [{ from: 0, to: 5 }])).toEqual([
      { text: "/cart", marked: true },
      { text: "/42", marked: false },
    ]);
  });

  it("returns the whole text if there is nothing to mark", () => {
    expect(markSpans("/", [])).toEqual([{ text: "/", marked: false }]);
    expect(markSpans("", [])).toEqual([]);
  });

  it("keeps every character, whatever the spans", () => {
    const span = fc.record({ from: fc.integer({ min: 0, max: 40 }), to: fc.integer({ max: 60 }) });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(span, { maxLength: 5 }), (text, spans) => {
        const ordered = [...spans].sort((a, b) => a.from - b.from);
        const joined = markSpans(text, ordered).map((stretch) => stretch.text);
        expect(joined.join("")).toBe(text);
      }),
    );
  });
});

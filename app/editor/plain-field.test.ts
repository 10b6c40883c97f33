import { ChangeSet, Text } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesOf } from "./create-editor-port.ts";
import { textAfter } from "./plain-field.ts";

describe("textAfter", () => {
  it("gives what the editor makes of the same edits", () => {
    const place = fc.nat({ max: 30 });
    const edits = fc
      .uniqueArray(place, { minLength: 2, maxLength: 6 })
      .map((places) => places.sort((a, b) => a - b))
      .chain((places) => {
        const pairs = places.flatMap((from, at) =>
          at % 2 === 0 && at + 1 < places.length ? [{ from, to: places[at + 1] as number }] : [],
        );
        return fc.tuple(...pairs.map((pair) => fc.string().map((insert) => ({ ...pair, insert }))));
      });
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), edits, (typed, given) => {
        const source = typed.replace(/\r/g, "");
        const doc = Text.of(source.split("\n"));
        const changes = ChangeSet.of([...changesOf(doc, given)], doc.length);
        const [text] = textAfter(source, [...given].reverse());
        expect(text).toBe(changes.apply(doc).toString());
      }),
    );
  });

  it("says where the text has changed", () => {
    const edits = [
      { from: 4, to: 5, insert: "xyz" },
      { from: 1, to: 1, insert: "-\r\n" },
    ];
    expect(textAfter("abcdef", edits)).toEqual(["a-\nbcdxyzf", { from: 1, to: 9 }]);
  });
});

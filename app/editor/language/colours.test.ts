import { Text } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Coloured, colour } from "./colours.ts";

const textOf = (source: string): Text => Text.of(source.split("\n"));

const whole = (doc: Text): readonly [{ from: number; to: number }] => [{ from: 0, to: doc.length }];

/** The coloured parts of a text, with the class of each. */
const partsOf = (doc: Text, { decorations }: Coloured): readonly string[] => {
  const parts: string[] = [];
  decorations.between(0, doc.length, (from, to, { spec }) => {
    parts.push(`${spec.class} ${doc.sliceString(from, to)}`);
  });
  return parts;
};

const nothing: Coloured["lines"] = new Map();

describe("the colours", () => {
  it("read only the line that a key changes", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `Disallow: /page-${index}`);
    const before = textOf(lines.join("\n"));
    const { lines: known } = colour(before, whole(before), nothing);
    const after = textOf(lines.with(20, "Disallow: /page-20x").join("\n"));
    const { lines: read } = colour(after, whole(after), known);
    const isNew = [...read].filter(([text, tokens]) => known.get(text) !== tokens);
    expect(isNew.map(([text]) => text)).toEqual(["Disallow: /page-20x"]);
  });

  it("of a text after a change are those of the text alone", () => {
    const line = fc.constantFrom(
      "User-agent: a",
      "\ufeffAllow: /a*",
      "Disallow: /$",
      "# x",
      "",
      "x",
    );
    const lines = fc.array(line, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const [before, after] = [Text.of(first), Text.of(second)];
        const { lines: known } = colour(before, whole(before), nothing);
        expect(partsOf(after, colour(after, whole(after), known))).toEqual(
          partsOf(after, colour(after, whole(after), nothing)),
        );
      }),
    );
  });

  it("are those of the lines in the ranges, each once", () => {
    const doc = textOf("Allow: /a\nAllow: /b\nAllow: /c\nAllow: /d");
    const ranges = [
      { from: 0, to: 3 },
      { from: 5, to: 7 },
      { from: 22, to: 24 },
    ];
    expect(partsOf(doc, colour(doc, ranges, nothing))).toEqual([
      ...["cm-token-allow Allow", "cm-token-colon :", "cm-token-path /a"],
      ...["cm-token-allow Allow", "cm-token-colon :", "cm-token-path /c"],
    ]);
  });

  it("leave no memory of lines that are no longer on the screen", () => {
    const doc = textOf("# a\n# b\n# c");
    const { lines } = colour(doc, whole(doc), nothing);
    expect([...colour(doc, [{ from: 4, to: 7 }], lines).lines.keys()]).toEqual(["# b"]);
  });
});

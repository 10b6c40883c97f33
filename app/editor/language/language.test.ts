import { history, redo, toggleComment, undo } from "@codemirror/commands";
import { foldable } from "@codemirror/language";
import type { EditorState, Transaction, TransactionSpec } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { documentField, encodingOf, setEncoding } from "./document.ts";
import { lineTokens } from "./line-tokens.ts";
import { languageState } from "./testing.ts";

/** Pieces of the text with the style of each; plain text is left out. */
const coloured = (doc: string): readonly (readonly [string, string])[] =>
  doc
    .split("\n")
    .flatMap((text, index) =>
      lineTokens(text, index === 0).map(
        ({ style, from, to }) => [text.slice(from, to), style] as const,
      ),
    );

const classOf = (doc: string, piece: string): string => {
  const found = coloured(doc).find(([text]) => text === piece);
  if (found === undefined) throw new Error(`${piece} has no colour in ${doc}`);
  return found[1];
};

const apply = (state: EditorState, spec: TransactionSpec): EditorState => state.update(spec).state;

describe("documentField", () => {
  it("holds the parsed text", () => {
    expect(languageState("User-agent: *").field(documentField).lineCount).toBe(1);
  });

  it("stays the same object while the text is unchanged", () => {
    const state = languageState("User-agent: *");
    const moved = apply(state, { selection: { anchor: 3 } });
    expect(moved.field(documentField)).toBe(state.field(documentField));
  });

  it("keeps the encoding the text was opened with", () => {
    const state = languageState("Disallow: /é", encodingOf.of("latin1"));
    const edited = apply(state, { changes: { from: 12, insert: "x" } });
    expect(edited.field(documentField).encoding).toBe("latin1");
  });

  it("takes on another encoding with a text, and the old one on undo", () => {
    let state = languageState("# \u00fc", [encodingOf.of("latin1"), history()]);
    const changes = { from: 0, to: 3, insert: "# x" };
    state = apply(state, { changes, effects: setEncoding.of("utf-8") });
    expect(state.field(documentField)).toMatchObject({ source: "# x", encoding: "utf-8" });
    const dispatch = (transaction: Transaction): void => {
      state = transaction.state;
    };
    undo({ state, dispatch });
    expect(state.field(documentField)).toMatchObject({ source: "# \u00fc", encoding: "latin1" });
    redo({ state, dispatch });
    expect(state.field(documentField)).toMatchObject({ source: "# x", encoding: "utf-8" });
  });

  it("equals a parse of the text after any edits", () => {
    const text = fc
      .array(fc.constantFrom("User-agent: *", "\n", "Disallow: /x", "#", "\ufeff", "a", " "), {
        maxLength: 12,
      })
      .map((parts) => parts.join(""));
    const place = fc.tuple(fc.nat(60), fc.nat(6), text);
    fc.assert(
      fc.property(text, fc.array(fc.array(place, { maxLength: 3 })), (doc, transactions) => {
        let state = languageState(doc);
        for (const places of transactions) {
          const changes = places
            .map(([at, length, insert]) => {
              const from = Math.min(at, state.doc.length);
              return { from, to: Math.min(from + length, state.doc.length), insert };
            })
            .sort((a, b) => a.from - b.from)
            .filter(({ from }, index, all) => index === 0 || from > (all[index - 1]?.to ?? 0));
          state = apply(state, { changes });
          const document = state.field(documentField);
          expect(document.source).toBe(state.doc.toString());
          expect(document.lines).toEqual(parse(document.source).lines);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("the colours", () => {
  it("distinguish allow from disallow by more than colour", () => {
    const doc = "Allow: /a\nDisallow: /b";
    expect(classOf(doc, "Allow")).not.toBe(classOf(doc, "Disallow"));
  });

  it("highlight the special characters of a path", () => {
    const doc = "Disallow: /a*b%20c$";
    expect(classOf(doc, "*")).toBe(classOf(doc, "$"));
    expect(classOf(doc, "*")).not.toBe(classOf(doc, "/a"));
    expect(classOf(doc, "%20")).not.toBe(classOf(doc, "/a"));
  });

  it("mark misspelt and unknown names as wrong", () => {
    const doc = "useragent: a\nColour: red\nUser-agent: b";
    expect(classOf(doc, "useragent")).toBe(classOf(doc, "Colour"));
    expect(classOf(doc, "useragent")).not.toBe(classOf(doc, "User-agent"));
  });

  it("cover every character of a comment", () => {
    expect(coloured("Allow: / # why").at(-1)?.[0]).toBe("# why");
  });
});

describe("folding", () => {
  const foldAt = (doc: string, line: number) => {
    const state = languageState(doc);
    const { from, to } = state.doc.line(line);
    return foldable(state, from, to);
  };

  it("hides a group behind its first user-agent line", () => {
    const doc = "User-agent: *\nDisallow: /a\n\n# next\nUser-agent: b\nAllow: /";
    expect(foldAt(doc, 1)).toMatchObject({ from: 13, to: 26 });
    expect(foldAt(doc, 2)).toBeNull();
  });

  it("hides a long comment", () => {
    expect(foldAt("# a\n# b\n# c", 1)).toMatchObject({ from: 3, to: 11 });
  });
});

describe("commenting out", () => {
  it("adds # to every selected line, and removes it again", () => {
    let state = languageState("Allow: /a\nAllow: /b");
    state = apply(state, { selection: { anchor: 0, head: state.doc.length } });
    const dispatch = (transaction: Transaction): void => {
      state = transaction.state;
    };
    toggleComment({ state, dispatch });
    expect(state.doc.toString()).toBe("# Allow: /a\n# Allow: /b");
    toggleComment({ state, dispatch });
    expect(state.doc.toString()).toBe("Allow: /a\nAllow: /b");
  });
});

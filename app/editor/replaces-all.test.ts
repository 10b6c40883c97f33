import { EditorState, type TransactionSpec } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { encodingOf, robotsLanguage, setEncoding } from "./language/index.ts";
import { pastedTextFromTop, replacesAll } from "./replaces-all.ts";

const OLD = "User-agent: *\nDisallow: /old\n";
const NEW = "User-agent: *\nDisallow: /new\n";

const stateWith = (doc: string, selected: boolean) =>
  EditorState.create({
    doc,
    selection: selected ? { anchor: 0, head: doc.length } : { anchor: 0 },
    extensions: [encodingOf.of("utf-8"), robotsLanguage(), pastedTextFromTop],
  });

const isReplaced = (doc: string, selected: boolean, spec: TransactionSpec): boolean =>
  replacesAll(stateWith(doc, selected).update(spec));

const whole = (insert: string) => ({ from: 0, to: OLD.length, insert });

describe("replacing the whole text", () => {
  it.each([
    ["a paste over all of it", OLD, true, { changes: whole(NEW), userEvent: "input.paste" }],
    // Text typed in the browser is reported as the range that differs.
    [
      "typing over all of it",
      OLD,
      true,
      { changes: { from: 25, to: 28, insert: "new" }, userEvent: "input.type" },
    ],
    [
      "a text put there by the page",
      OLD,
      false,
      { changes: whole(NEW), userEvent: "input.replace" },
    ],
    [
      "a paste into nothing",
      "",
      false,
      { changes: { from: 0, insert: NEW }, userEvent: "input.paste" },
    ],
  ] as const)("is %s", (_, doc, selected, spec) => {
    expect(isReplaced(doc, selected, spec)).toBe(true);
  });

  it.each([
    ["a paste of a part", { changes: { from: 3, insert: "x" }, userEvent: "input.paste" }, false],
    ["a fix", { changes: whole(NEW), userEvent: "input.edit" }, true],
    ["undo", { changes: whole(NEW), userEvent: "undo" }, true],
    ["deletion of all of it", { changes: whole(""), userEvent: "delete.selection" }, true],
    [
      "replacement of what was sought",
      { changes: whole(NEW), userEvent: "input.replace.all" },
      true,
    ],
    [
      "conversion to another encoding",
      { changes: whole(NEW), effects: setEncoding.of("utf-8"), userEvent: "input.replace" },
      false,
    ],
  ] as const)("is not %s", (_, spec, selected) => {
    expect(isReplaced(OLD, selected, spec)).toBe(false);
  });
});

describe("a text pasted over the whole text", () => {
  it("is shown from its first line, and a single line keeps the cursor at its end", () => {
    const paste = (insert: string) =>
      stateWith(OLD, true).update({
        changes: whole(insert),
        selection: { anchor: insert.length },
        userEvent: "input.paste",
      }).state.selection.main.head;
    expect(paste(NEW)).toBe(0);
    expect(paste("Sitemap:")).toBe(8);
  });
});

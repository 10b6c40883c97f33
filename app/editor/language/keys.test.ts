import { defaultKeymap, historyKeymap } from "@codemirror/commands";
import { describe, expect, it } from "vitest";
import { editorKeys } from "./keys.ts";

/** Keys that the page or the browser needs, or that are useless in this file. */
const LEFT_OUT: ReadonlySet<string | undefined> = new Set([
  "Mod-Enter",
  "Mod-i",
  "Mod-[",
  "Mod-]",
  "Mod-Alt-\\",
  "Shift-Mod-\\",
  "Alt-ArrowLeft",
  "Alt-ArrowRight",
  "Alt-A",
]);

describe("the editor's keys", () => {
  it("are those of CodeMirror without the excluded ones", () => {
    const usual = [...defaultKeymap, ...historyKeymap];
    expect(editorKeys).toEqual(usual.filter(({ key }) => !LEFT_OUT.has(key)));
  });
});

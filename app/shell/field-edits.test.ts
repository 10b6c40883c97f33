import { describe, expect, it } from "vitest";
import { createFieldEdits } from "./field-edits.ts";

describe("a field", () => {
  const crawler = { value: "Googlebot" };
  const typing = (value: string) => {
    const edits = createFieldEdits();
    crawler.value = "Googlebot";
    edits.focused(crawler);
    crawler.value = value;
    edits.typed(crawler);
    return edits;
  };

  it("has nothing to undo before something is typed", () => {
    const edits = createFieldEdits();
    edits.focused(crawler);
    expect(edits.has(crawler, "undo")).toBe(false);
    expect(edits.has(crawler, "redo")).toBe(false);
  });

  it("has what was typed, until it is back to what it was", () => {
    expect(typing("bing").has(crawler, "undo")).toBe(true);
    const undone = typing("Googlebot");
    expect(undone.has(crawler, "undo")).toBe(false);
    expect(undone.has(crawler, "redo")).toBe(true);
  });

  it("has nothing after the page has put another text there", () => {
    const edits = typing("bing");
    crawler.value = "bingbot";
    expect(edits.has(crawler, "undo")).toBe(false);
  });

  it("has nothing once another element has the focus", () => {
    const edits = typing("bing");
    edits.focused({});
    expect(edits.has(crawler, "undo")).toBe(false);
  });
});

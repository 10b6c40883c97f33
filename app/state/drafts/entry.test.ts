import { describe, expect, it } from "vitest";
import { checkDraft } from "./entry.ts";
import { draftWith } from "./testing/history.ts";

describe("the content of a stored draft", () => {
  const { source, original, ...rest } = draftWith("User-agent: *\n");

  it("is taken as it was kept", () => {
    expect(checkDraft(rest, source, original)).toEqual(draftWith("User-agent: *\n"));
  });

  it.each([
    ["edited", "yes"],
    ["urlsEdited", 1],
    ["name", 5],
    ["name", "x".repeat(100_000)],
    ["crawler", null],
    ["urls", "none"],
  ])("is invalid as a whole where %s is of another kind", (field, value) => {
    expect(checkDraft({ ...rest, [field]: value }, source, original)).toBeNull();
  });

  it.each([null, "text", 5, []])("is invalid where it is %j", (value) => {
    expect(checkDraft(value, source, original)).toBeNull();
  });
});

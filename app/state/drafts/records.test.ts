import { describe, expect, it } from "vitest";
import { checkDraft, type Entry, type EntryKind, versionsToDrop } from "./records.ts";
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

let made = 0;
const entry = (kind: EntryKind, overrides: Partial<Entry> = {}): Entry => {
  made += 1;
  return {
    id: `${kind}-${made}`,
    kind,
    savedAt: made,
    draft: "a",
    label: null,
    name: "robots.txt",
    beginning: "",
    bytes: 10,
    room: 10,
    ...overrides,
  };
};

describe("versionsToDrop", () => {
  it("deletes nothing within the limits", () => {
    expect(versionsToDrop([entry("minute"), entry("replaced")], { count: 2, room: 20 })).toEqual(
      [],
    );
  });

  it("deletes the oldest states of a minute first, then those saved elsewhere, then replaced drafts", () => {
    const replaced = entry("replaced");
    const shared = entry("shared");
    const later = entry("minute", { savedAt: 900 });
    const earlier = entry("minute", { savedAt: 800 });
    const all = [replaced, shared, later, earlier];
    const ids = (count: number) => versionsToDrop(all, { count, room: 1000 });
    expect(ids(3)).toEqual([earlier.id]);
    expect(ids(1)).toEqual([earlier.id, later.id, shared.id]);
    expect(ids(0)).toEqual([earlier.id, later.id, shared.id, replaced.id]);
  });

  it("deletes as many as needed to meet the limits, by size as well", () => {
    const large = entry("minute", { room: 500 });
    const small = [entry("minute"), entry("minute")];
    expect(versionsToDrop([large, ...small], { count: 10, room: 20 })).toEqual([large.id]);
  });

  it("never deletes the last state of a tab, or a version with a label", () => {
    const kept = [entry("draft"), entry("minute", { label: "before launch" })];
    expect(versionsToDrop(kept, { count: 0, room: 0 })).toEqual([]);
  });
});

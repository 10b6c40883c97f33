import { beforeEach, describe, expect, it } from "vitest";
import { dismiss, notify, opened } from "./actions.ts";
import { type AppStore, createAppStore, initialState, NEW_FILE } from "./store.ts";

let store: AppStore;

beforeEach(() => {
  store = createAppStore(initialState("User-agent: *\nDisallow: /a\n"));
});

const notices = (): readonly string[] => store.getState().notices.map(({ text }) => text);

describe("notices", () => {
  it("of what was done give way to that of what is done next, and to nothing else", () => {
    const action = { label: "Undo", run: () => {} };
    notify(store, { tone: "info", text: "Copied." });
    notify(store, { tone: "warning", text: "Too long." });
    expect(notices()).toEqual(["Copied.", "Too long."]);
    notify(store, { tone: "info", text: "Saved.", action });
    expect(notices()).toEqual(["Too long.", "Saved."]);
    notify(store, { tone: "info", text: "Formatted." });
    expect(notices()).toEqual(["Too long.", "Saved.", "Formatted."]);
    expect(store.getState().notices.map((notice) => notice.action)).toEqual([null, action, null]);
  });

  it("tell of the page only where that is said", () => {
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    notify(store, { tone: "error", text: "Of the file." });
    expect(store.getState().notices.map((notice) => "ofPage" in notice)).toEqual([true, false]);
  });

  it("are shown once for the same text, the later one with its own action", () => {
    const action = { label: "Undo", run: () => {} };
    const first = notify(store, { tone: "info", text: "Kept." });
    const second = notify(store, { tone: "info", text: "Kept.", action });
    expect(second).not.toBe(first);
    expect(store.getState().notices).toEqual([{ id: second, tone: "info", text: "Kept.", action }]);
  });

  it("of a file go when another is opened, and others stay", () => {
    notify(store, { tone: "warning", text: "Of the file." });
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    opened(store, { format: NEW_FILE, savedSource: "" });
    expect(notices()).toEqual(["Of the page."]);
  });

  it("go when dismissed, and their ids never come back", () => {
    const first = notify(store, { tone: "error", text: "One." });
    dismiss(store, first);
    expect(notices()).toEqual([]);
    expect(notify(store, { tone: "error", text: "Two." })).toBeGreaterThan(first);
    dismiss(store, first);
    expect(notices()).toEqual(["Two."]);
  });
});

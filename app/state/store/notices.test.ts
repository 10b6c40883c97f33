import { beforeEach, describe, expect, it } from "vitest";
import { dismiss, notify, opened } from "./actions.ts";
import { type AppStore, NEW_FILE } from "./store.ts";
import { noticesOf, shortFileStore } from "./testing/store.ts";

let store: AppStore;

beforeEach(() => {
  store = shortFileStore();
});

describe("notices", () => {
  it("about an action are replaced only by those about the next action", () => {
    const action = { label: "Undo", run: () => {} };
    notify(store, { tone: "info", text: "Copied." });
    notify(store, { tone: "warning", text: "Too long." });
    expect(noticesOf(store)).toEqual(["Copied.", "Too long."]);
    notify(store, { tone: "info", text: "Saved.", action });
    expect(noticesOf(store)).toEqual(["Too long.", "Saved."]);
    notify(store, { tone: "info", text: "Formatted." });
    expect(noticesOf(store)).toEqual(["Too long.", "Saved.", "Formatted."]);
    expect(store.getState().notices.map((notice) => notice.action)).toEqual([null, action, null]);
  });

  it("report one step at a time", () => {
    const action = { label: "Undo", run: () => {} };
    notify(store, { tone: "info", text: "Fixed.", action, ofStep: true });
    notify(store, { tone: "info", text: "Keep the response?", action });
    notify(store, { tone: "warning", text: "Expected, but for one.", action, ofStep: true });
    expect(noticesOf(store)).toEqual(["Keep the response?", "Expected, but for one."]);
  });

  it("are about the file unless marked as about the page", () => {
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    notify(store, { tone: "error", text: "Of the file." });
    expect(store.getState().notices.map((notice) => "ofPage" in notice)).toEqual([true, false]);
  });

  it("are shown once for the same text, with the latest action", () => {
    const action = { label: "Undo", run: () => {} };
    const first = notify(store, { tone: "info", text: "Kept." });
    const second = notify(store, { tone: "info", text: "Kept.", action });
    expect(second).not.toBe(first);
    expect(store.getState().notices).toEqual([{ id: second, tone: "info", text: "Kept.", action }]);
  });

  it("about a file disappear when another is opened, and others stay", () => {
    notify(store, { tone: "warning", text: "Of the file." });
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    opened(store, { format: NEW_FILE, savedSource: "" });
    expect(noticesOf(store)).toEqual(["Of the page."]);
  });

  it("disappear when dismissed, and their ids are never reused", () => {
    const first = notify(store, { tone: "error", text: "One." });
    dismiss(store, first);
    expect(noticesOf(store)).toEqual([]);
    expect(notify(store, { tone: "error", text: "Two." })).toBeGreaterThan(first);
    dismiss(store, first);
    expect(noticesOf(store)).toEqual(["Two."]);
  });
});

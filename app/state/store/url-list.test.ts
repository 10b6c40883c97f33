import { beforeEach, describe, expect, it, vi } from "vitest";
import { activateUrl, addUrls, editUrl, removeUrl, setExpectation } from "./actions.ts";
import { MAX_URL_LENGTH, MAX_URLS } from "./limits.ts";
import type { AppStore } from "./store.ts";
import { activeOf, idOf, noticesOf, shortFileStore, urlsOf } from "./testing/store.ts";

let store: AppStore;

beforeEach(() => {
  store = shortFileStore();
});

describe("addUrls", () => {
  it("adds one and makes it active", () => {
    expect(addUrls(store, "  /cart ")).toBe(1);
    expect(urlsOf(store)).toEqual(["/cart"]);
    expect(activeOf(store)).toBe("/cart");
  });

  it.each([
    ["lines", "/a\n/b\r\n\r\nshop.example/c\n", ["/a", "/b", "shop.example/c"]],
    [
      "blanks between addresses",
      "/a https://shop.example/b  /c",
      ["/a", "https://shop.example/b", "/c"],
    ],
    ["columns", "https://shop.example/b\t200\n", ["https://shop.example/b", "200"]],
    ["a path with a blank in it", "/my page", ["/my page"]],
    ["words", "annual report", ["annual report"]],
  ])("reads %s", (_, text, expected) => {
    expect(addUrls(store, text)).toBe(expected.length);
    expect(urlsOf(store)).toEqual(expected);
    expect(activeOf(store)).toBe(expected[0]);
  });

  it("skips existing ones, and makes the last active even if it exists", () => {
    addUrls(store, "/a\n/b");
    expect(addUrls(store, "/c\n/a\n/c")).toBe(1);
    expect(urlsOf(store)).toEqual(["/a", "/b", "/c"]);
    expect(addUrls(store, "/a")).toBe(0);
    expect(activeOf(store)).toBe("/a");
  });

  it("ignores white space", () => {
    expect(addUrls(store, " \n\t\n")).toBe(0);
    expect(activeOf(store)).toBeNull();
  });

  it("fills the list to its limit and says how many were left out", () => {
    const many = Array.from({ length: MAX_URLS + 5 }, (_, index) => `/${index}`).join("\n");
    const action = { label: "Test all", run: () => {} };
    expect(addUrls(store, many, 0, action)).toBe(MAX_URLS);
    expect(store.getState().notices.at(-1)?.action).toBe(action);
    expect(noticesOf(store)).toEqual([expect.stringContaining("5 more were left out")]);
    expect(addUrls(store, "/one-more")).toBe(0);
    expect(noticesOf(store).at(-1)).toContain("1 more was left out");
    expect(activeOf(store)).toBe("/0");
  });

  it("reads only the beginning of an endless list, and counts the rest", () => {
    const split = vi.spyOn(String.prototype, "split");
    const lines = 200_000;
    const text = Array.from({ length: lines }, (_, at) => `/path/number/${at}`).join("\n");
    expect(addUrls(store, text)).toBe(MAX_URLS);
    expect(split.mock.calls.length).toBeLessThan(lines / 4);
    split.mockRestore();
    expect(noticesOf(store).at(-1)).toContain(
      `${(lines - MAX_URLS).toLocaleString("en")} more were left out`,
    );
  });

  it("leaves overlong ones out and says so", () => {
    expect(addUrls(store, `/${"x".repeat(MAX_URL_LENGTH)}\n/b`)).toBe(1);
    expect(urlsOf(store)).toEqual(["/b"]);
    expect(noticesOf(store)).toEqual([expect.stringContaining("longer than 16,384 characters")]);
  });

  it("gives every URL a unique id, after removals too", () => {
    addUrls(store, "/a /b /c");
    removeUrl(store, idOf(store, "/b"));
    addUrls(store, "/d /e");
    const ids = store.getState().query.urls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe("removing and changing URLs", () => {
  beforeEach(() => {
    addUrls(store, "/a /b /c");
  });

  it("makes the next one active when the active one is removed, otherwise the previous one, otherwise none", () => {
    activateUrl(store, idOf(store, "/b"));
    removeUrl(store, idOf(store, "/b"));
    expect(activeOf(store)).toBe("/c");
    removeUrl(store, idOf(store, "/c"));
    expect(activeOf(store)).toBe("/a");
    removeUrl(store, idOf(store, "/a"));
    expect(store.getState().query).toMatchObject({ urls: [], activeUrl: null });
  });

  it("keeps the active one when another is removed", () => {
    activateUrl(store, idOf(store, "/c"));
    removeUrl(store, idOf(store, "/a"));
    expect(activeOf(store)).toBe("/c");
  });

  it("changes a URL in its place, keeping id and expectation", () => {
    const id = idOf(store, "/b");
    setExpectation(store, id, "blocked");
    editUrl(store, id, " /b2 ");
    expect(store.getState().query.urls[1]).toEqual({
      id,
      typed: "/b2",
      expectations: [{ crawler: "Googlebot", expected: "blocked" }],
    });
  });

  it.each(["", "  ", "x".repeat(MAX_URL_LENGTH + 1)])(
    "keeps a URL that would become %j",
    (typed) => {
      editUrl(store, idOf(store, "/b"), typed);
      expect(urlsOf(store)).toEqual(["/a", "/b", "/c"]);
    },
  );

  it("ignores unknown ids", () => {
    const before = store.getState().query;
    removeUrl(store, 99);
    editUrl(store, 99, "/x");
    setExpectation(store, 99, "allowed");
    activateUrl(store, 99);
    expect(store.getState().query).toBe(before);
  });

  it("can make none active", () => {
    activateUrl(store, null);
    expect(activeOf(store)).toBeNull();
  });
});

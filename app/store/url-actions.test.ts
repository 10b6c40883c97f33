import { beforeEach, describe, expect, it } from "vitest";
import { activateUrl, addUrls, editUrl, moveUrl, removeUrls } from "./actions.ts";
import { type AppStore, createAppStore, initialState } from "./store.ts";

let store: AppStore;
const urls = () => store.getState().query.urls.map(({ typed }) => typed);
const idOf = (typed: string): number =>
  store.getState().query.urls.find((url) => url.typed === typed)?.id ?? -1;
const active = () => {
  const { urls: all, activeUrl } = store.getState().query;
  return all.find(({ id }) => id === activeUrl)?.typed ?? null;
};

beforeEach(() => {
  store = createAppStore(initialState(""));
  addUrls(store, "/a /b /c /d");
});

describe("removing several URLs", () => {
  it("makes the nearest one that stays active", () => {
    activateUrl(store, idOf("/b"));
    removeUrls(store, [idOf("/b"), idOf("/c")]);
    expect([urls(), active()]).toEqual([["/a", "/d"], "/d"]);
    removeUrls(store, [idOf("/d")]);
    expect(active()).toBe("/a");
    removeUrls(store, [idOf("/a")]);
    expect(active()).toBeNull();
  });

  it("can be taken back: each is in its place again, and what was done since stays", () => {
    const undo = removeUrls(store, [idOf("/a"), idOf("/c")]);
    addUrls(store, "/new");
    editUrl(store, idOf("/b"), "/b2");
    undo();
    expect([urls(), active()]).toEqual([["/a", "/b2", "/c", "/d", "/new"], "/d"]);
    const ids = store.getState().query.urls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("of none changes nothing, and so does taking that back", () => {
    const before = store.getState();
    removeUrls(store, [])();
    expect(store.getState()).toBe(before);
  });
});

describe("moving a URL", () => {
  it("swaps it with its neighbour, and stops at the ends", () => {
    moveUrl(store, idOf("/b"), -1);
    expect(urls()).toEqual(["/b", "/a", "/c", "/d"]);
    moveUrl(store, idOf("/b"), -1);
    moveUrl(store, idOf("/d"), 1);
    moveUrl(store, -1, 1);
    expect(urls()).toEqual(["/b", "/a", "/c", "/d"]);
  });
});

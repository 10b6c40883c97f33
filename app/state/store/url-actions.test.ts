import { beforeEach, describe, expect, it } from "vitest";
import {
  activateUrl,
  addUrls,
  editUrl,
  moveUrl,
  removeUrls,
  setExpectation,
  setExpectations,
} from "./actions.ts";
import { MAX_EXPECTATIONS, MAX_URL_LENGTH, MAX_URLS } from "./limits.ts";
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
  it("makes the nearest remaining one active", () => {
    activateUrl(store, idOf("/b"));
    removeUrls(store, [idOf("/b"), idOf("/c")]);
    expect([urls(), active()]).toEqual([["/a", "/d"], "/d"]);
    removeUrls(store, [idOf("/d")]);
    expect(active()).toBe("/a");
    removeUrls(store, [idOf("/a")]);
    expect(active()).toBeNull();
  });

  it("can be undone: each is in its place again, and later changes stay", () => {
    const undo = removeUrls(store, [idOf("/a"), idOf("/c")]);
    addUrls(store, "/new");
    editUrl(store, idOf("/b"), "/b2");
    undo();
    expect([urls(), active()]).toEqual([["/a", "/b2", "/c", "/d", "/new"], "/d"]);
    const ids = store.getState().query.urls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("of none changes nothing, and neither does undoing that", () => {
    const before = store.getState();
    removeUrls(store, [])();
    expect(store.getState()).toBe(before);
  });
});

describe("restoring removed URLs", () => {
  it("makes the previously active one active", () => {
    activateUrl(store, idOf("/b"));
    const undo = removeUrls(store, [idOf("/b")]);
    expect(active()).toBe("/c");
    undo();
    expect(active()).toBe("/b");
  });

  it("stops when the list is full", () => {
    const undo = removeUrls(store, [idOf("/a"), idOf("/b")]);
    addUrls(store, Array.from({ length: MAX_URLS - 2 }, (_, at) => `/${at}`).join("\n"));
    undo();
    expect(urls().length).toBe(MAX_URLS);
    expect(urls().slice(0, 5)).toEqual(["/a", "/b", "/c", "/d", "/0"]);
  });

  it("leaves none active if none was", () => {
    activateUrl(store, null);
    const undo = removeUrls(store, [idOf("/d")]);
    undo();
    expect(active()).toBeNull();
  });
});

describe("removing URLs while none is active", () => {
  it("makes the first remaining one active", () => {
    activateUrl(store, null);
    removeUrls(store, [idOf("/d")]);
    expect(urls()).toEqual(["/a", "/b", "/c"]);
  });
});

describe("the expectations of many URLs", () => {
  it("are set by their ids, and those of other URLs stay", () => {
    const [a, b] = store.getState().query.urls;
    const expectations = [{ crawler: "CCBot", expected: "allowed" }] as const;
    setExpectation(store, b?.id ?? 0, "blocked");
    setExpectations(store, [{ id: a?.id ?? 0, typed: "/elsewhere", expectations }]);
    const [first, second, third] = store.getState().query.urls;
    expect(first).toMatchObject({ typed: "/a", expectations });
    expect(second?.expectations).toEqual([{ crawler: "Googlebot", expected: "blocked" }]);
    expect(third?.expectations).toEqual([]);
  });

  it("are limited for each URL", () => {
    const [a] = store.getState().query.urls;
    const many = Array.from({ length: MAX_EXPECTATIONS + 1 }, (_, at) => ({
      crawler: `bot-${"x".repeat(at)}`,
      expected: "allowed" as const,
    }));
    setExpectations(store, [{ id: a?.id ?? 0, typed: "/a", expectations: many }]);
    expect(store.getState().query.urls[0]?.expectations).toEqual(many.slice(0, MAX_EXPECTATIONS));
  });
});

describe("a URL that came with an example", () => {
  it("is the user's once it is changed", () => {
    const [url] = store.getState().query.urls;
    store.setState(({ query }) => ({
      query: {
        ...query,
        urls: query.urls.map((each) => ({ ...each, fromExample: true as const })),
      },
    }));
    editUrl(store, url?.id ?? 0, "/mine");
    expect(store.getState().query.urls.map(({ fromExample = false }) => fromExample)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it("keeps its text if that is as long as allowed", () => {
    const longest = "/".padEnd(MAX_URL_LENGTH, "x");
    editUrl(store, idOf("/a"), longest);
    editUrl(store, idOf("/b"), `${longest}x`);
    expect(urls().slice(0, 2)).toEqual([longest, "/b"]);
  });
});

describe("what is left out of a list", () => {
  const said = () => store.getState().notices.at(-1)?.text;

  it("is reported in one notice, for number and length", () => {
    const many = Array.from({ length: MAX_URLS }, (_, at) => `/${at}`).join("\n");
    addUrls(store, `${many}\n/${"x".repeat(MAX_URL_LENGTH)}`);
    expect(said()).toMatch(/4 .*left out.* 16,384 /);
  });

  it("includes what the caller left out", () => {
    addUrls(store, "/new", 3);
    expect(said()).toContain("3 more were left out");
  });

  it("is not reported if nothing is left out", () => {
    addUrls(store, "/new");
    expect(store.getState().notices).toEqual([]);
  });

  it("does not affect ids of URLs from elsewhere", () => {
    store.setState(({ query }) => ({
      query: { ...query, urls: [{ id: 1_000_000, typed: "/kept", expectations: [] }] },
    }));
    addUrls(store, "/new");
    expect(store.getState().query.urls[1]?.id).toBe(1_000_001);
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

describe("typed URLs with spaces around and between them", () => {
  it("are one each where every piece looks like a URL, and one altogether where not", () => {
    addUrls(store, "  /x  https://a.example/y \n\t/not a URL  ");
    expect(urls().slice(-3)).toEqual(["/x", "https://a.example/y", "/not a URL"]);
  });
});

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
import { activeOf, idOf, urlsOf } from "./testing/store.ts";

let store: AppStore;

beforeEach(() => {
  store = createAppStore(initialState(""));
  addUrls(store, "/a /b /c /d");
});

describe("removing several URLs", () => {
  it("makes the nearest remaining one active", () => {
    activateUrl(store, idOf(store, "/b"));
    removeUrls(store, [idOf(store, "/b"), idOf(store, "/c")]);
    expect([urlsOf(store), activeOf(store)]).toEqual([["/a", "/d"], "/d"]);
    removeUrls(store, [idOf(store, "/d")]);
    expect(activeOf(store)).toBe("/a");
    removeUrls(store, [idOf(store, "/a")]);
    expect(activeOf(store)).toBeNull();
  });

  it("can be undone: each is in its place again, and later changes stay", () => {
    const undo = removeUrls(store, [idOf(store, "/a"), idOf(store, "/c")]);
    addUrls(store, "/new");
    editUrl(store, idOf(store, "/b"), "/b2");
    undo();
    expect([urlsOf(store), activeOf(store)]).toEqual([["/a", "/b2", "/c", "/d", "/new"], "/a"]);
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
    activateUrl(store, idOf(store, "/b"));
    const undo = removeUrls(store, [idOf(store, "/b")]);
    expect(activeOf(store)).toBe("/c");
    undo();
    expect(activeOf(store)).toBe("/b");
  });

  it("stops when the list is full", () => {
    const undo = removeUrls(store, [idOf(store, "/a"), idOf(store, "/b")]);
    addUrls(store, Array.from({ length: MAX_URLS - 2 }, (_, at) => `/${at}`).join("\n"));
    undo();
    expect(urlsOf(store).length).toBe(MAX_URLS);
    expect(urlsOf(store).slice(0, 5)).toEqual(["/a", "/b", "/c", "/d", "/0"]);
  });

  it("leaves none active if none was", () => {
    activateUrl(store, null);
    const undo = removeUrls(store, [idOf(store, "/d")]);
    undo();
    expect(activeOf(store)).toBeNull();
  });
});

describe("removing URLs while none is active", () => {
  it("makes the first remaining one active", () => {
    activateUrl(store, null);
    removeUrls(store, [idOf(store, "/d")]);
    expect(urlsOf(store)).toEqual(["/a", "/b", "/c"]);
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
    editUrl(store, idOf(store, "/a"), longest);
    editUrl(store, idOf(store, "/b"), `${longest}x`);
    expect(urlsOf(store).slice(0, 2)).toEqual([longest, "/b"]);
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
    moveUrl(store, idOf(store, "/b"), -1);
    expect(urlsOf(store)).toEqual(["/b", "/a", "/c", "/d"]);
    moveUrl(store, idOf(store, "/b"), -1);
    moveUrl(store, idOf(store, "/d"), 1);
    moveUrl(store, -1, 1);
    expect(urlsOf(store)).toEqual(["/b", "/a", "/c", "/d"]);
  });
});

describe("typed URLs with spaces around and between them", () => {
  it("are one each where every piece looks like a URL, and one altogether where not", () => {
    addUrls(store, "  /x  https://a.example/y \n\t/not a URL  ");
    expect(urlsOf(store).slice(-3)).toEqual(["/x", "https://a.example/y", "/not a URL"]);
  });
});

import { describe, expect, it } from "vitest";
import { addUrls, setCrawler, setCrawlers, setExpectation } from "./actions.ts";
import { testedUrlsOf } from "./derive.ts";
import { expectationOf, sameExpectations, withExpectation } from "./expectations.ts";
import { MAX_CRAWLERS, MAX_EXPECTATIONS } from "./limits.ts";
import { createAppStore, initialState } from "./store.ts";

const GOOGLEBOT_BLOCKED = withExpectation([], "Googlebot", "blocked");

describe("expectationOf", () => {
  it("uses the crawler's token, whatever its case or the header around it", () => {
    const url = { expectations: GOOGLEBOT_BLOCKED };
    expect(expectationOf(url, "GOOGLEBOT")).toBe("blocked");
    expect(expectationOf(url, "Mozilla/5.0 (compatible; Googlebot/2.1)")).toBe("blocked");
    expect(expectationOf(url, "bingbot")).toBeNull();
    expect(expectationOf({ expectations: [] }, "")).toBeNull();
  });
});

describe("withExpectation", () => {
  it("replaces the expectation for the same crawler and keeps the others", () => {
    const both = withExpectation(GOOGLEBOT_BLOCKED, "bingbot", "allowed");
    expect(withExpectation(both, "googlebot", "allowed")).toEqual([
      { crawler: "bingbot", expected: "allowed" },
      { crawler: "Googlebot", expected: "allowed" },
    ]);
    expect(withExpectation(both, "Googlebot", null)).toEqual([
      { crawler: "bingbot", expected: "allowed" },
    ]);
  });
});

describe("sameExpectations", () => {
  it("compares expectations, in any order and case of names", () => {
    const a = withExpectation(GOOGLEBOT_BLOCKED, "bingbot", "allowed");
    const b = withExpectation(withExpectation([], "bingbot", "allowed"), "Googlebot", "blocked");
    expect(sameExpectations(a, b)).toBe(true);
    expect(sameExpectations(a, GOOGLEBOT_BLOCKED)).toBe(false);
    expect(sameExpectations(GOOGLEBOT_BLOCKED, withExpectation([], "Googlebot", "allowed"))).toBe(
      false,
    );
  });
});

describe("setExpectation", () => {
  const storeWith = (typed: string) => {
    const store = createAppStore(initialState("User-agent: *\nDisallow: /a\n"));
    addUrls(store, typed);
    return { store, id: store.getState().query.urls[0]?.id ?? -1 };
  };

  it("affects only the selected crawler, and is shown again with it", () => {
    const { store, id } = storeWith("/a");
    setExpectation(store, id, "blocked");
    expect(testedUrlsOf(store.getState())[0]?.meetsExpectation).toBe(true);
    setCrawler(store, "CCBot");
    expect(testedUrlsOf(store.getState())[0]?.meetsExpectation).toBeNull();
    setExpectation(store, id, "allowed");
    expect(testedUrlsOf(store.getState())[0]?.meetsExpectation).toBe(false);
    setCrawler(store, "googlebot");
    expect(testedUrlsOf(store.getState())[0]?.expected).toBe("blocked");
  });

  it("accepts no more crawlers than a URL can have expectations for", () => {
    const { store, id } = storeWith("/a");
    for (let count = 0; count <= MAX_EXPECTATIONS; count++) {
      setExpectation(store, id, "blocked", `crawler-${"x".repeat(count)}`);
    }
    expect(store.getState().query.urls[0]?.expectations.length).toBe(MAX_EXPECTATIONS);
  });
});

describe("setCrawlers", () => {
  it("keeps each crawler once, as its token, up to the limit", () => {
    const store = createAppStore(initialState(""));
    setCrawlers(store, ["bingbot", "Mozilla/5.0 (compatible; Googlebot/2.1)", "CCBot"]);
    expect(store.getState().query.crawlers).toEqual(["bingbot", "Googlebot", "CCBot"]);
    setCrawlers(store, ["Bingbot", "bingbot"]);
    expect(store.getState().query.crawlers.length).toBe(1);
    const many = Array.from({ length: MAX_CRAWLERS + 1 }, (_, at) => `bot-${"x".repeat(at)}`);
    setCrawlers(store, many);
    expect(store.getState().query.crawlers.length).toBe(MAX_CRAWLERS);
  });
});

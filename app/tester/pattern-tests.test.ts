import { describe, expect, it } from "vitest";
import type { Expectation } from "../store/state.ts";
import { initialState } from "../store/store.ts";
import type { Extents } from "../worker-client/extents.ts";
import { patternWhy } from "./PatternVerdictView.tsx";
import { withPatterns } from "./pattern-tests.ts";

const NOTHING_ASKED: Extents = { known: new Map(), of: null, progress: "current" };

const listed = (rules: string, typed: string, expected?: Expectation["expected"]) => {
  const expectations = expected === undefined ? [] : [{ crawler: "bingbot", expected }];
  const state = initialState(`User-agent: *\n${rules}`, {
    query: {
      crawler: "bingbot",
      crawlers: [],
      activeUrl: 1,
      urls: [{ id: 1, typed, expectations }],
    },
  });
  const { tested, patterns } = withPatterns(state, NOTHING_ASKED);
  return { tested: tested[0], pattern: patterns.get(1) ?? null };
};

describe("a pattern under test", () => {
  it("is any text with a star, or with a final dollar sign", () => {
    expect(listed("Disallow: /a", "/a").pattern).toBeNull();
    expect(listed("Disallow: /a", "/a*").pattern?.allowed).toBe(false);
    expect(listed("Disallow: /a", "/a$").pattern?.allowed).toBe(false);
    expect(listed("Disallow: /a", "https://shop.example/b/*").pattern?.allowed).toBe(true);
  });

  it("has exceptions where not all its URLs have one verdict", () => {
    const { pattern } = listed("Disallow: /shop\nAllow: /shop/help\nAllow: /shop/faq", "/shop/*");
    expect(pattern?.allowed).toBeNull();
    expect(pattern?.exceptions.map((region) => region.pattern)).toEqual([
      "/shop/faq",
      "/shop/help",
    ]);
  });

  it("is blocked as a whole where only /robots.txt stays open", () => {
    const { pattern } = listed("Disallow: /", "/*");
    expect(pattern).toMatchObject({ allowed: false, exceptions: [], isOpenForRobotsTxt: true });
  });

  it("meets an expectation only where that holds for every URL", () => {
    const rules = "Disallow: /account/";
    expect(listed(rules, "/account/*", "blocked").tested?.meetsExpectation).toBe(true);
    expect(listed(rules, "/account*", "blocked").tested?.meetsExpectation).toBe(false);
    expect(listed(rules, "/account*", "allowed").tested?.meetsExpectation).toBe(false);
    expect(listed(rules, "/other*", "allowed").tested?.meetsExpectation).toBe(true);
  });

  it("names the line that decides for all", () => {
    const { pattern } = listed("Disallow: /a", "/a*");
    expect(pattern === null ? "" : patternWhy(pattern)).toBe("line 2 for all URLs it matches");
  });
});

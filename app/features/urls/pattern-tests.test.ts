import { describe, expect, it } from "vitest";
import { parse, verdictsWithin } from "../../../core/index.ts";
import type { Extents } from "../../answers/crawler.ts";
import { consultationOf, dialectOf, patternOf, responseInForce } from "../../state/store/derive.ts";
import type { AppState, Expectation } from "../../state/store/state.ts";
import { initialState } from "../../state/store/store.ts";
import { patternWhy } from "./PatternVerdictView.tsx";
import { withPatterns } from "./pattern-tests.ts";

/** The worker's answer on the patterns of a state. */
const extentsIn = (state: AppState, status: Extents["status"] = "current"): Extents => {
  const { document, query } = state;
  const patterns = query.urls.flatMap((url) => patternOf(url) ?? []);
  const { crawler } = query;
  const reader = { crawler, dialect: dialectOf(state), response: responseInForce(state) };
  const { matcher } = consultationOf(state);
  const result = patterns.map((pattern) => verdictsWithin(matcher, pattern));
  return { found: { of: { document, ...reader, patterns }, result }, status };
};

const stateOf = (rules: string, typed: string, expected?: Expectation["expected"]): AppState => {
  const expectations = expected === undefined ? [] : [{ crawler: "bingbot", expected }];
  return initialState(`User-agent: *\n${rules}`, {
    query: {
      crawler: "bingbot",
      crawlers: [],
      activeUrl: 1,
      urls: [{ id: 1, typed, expectations }],
    },
  });
};

const listed = (rules: string, typed: string, expected?: Expectation["expected"]) => {
  const state = stateOf(rules, typed, expected);
  const { tested, patterns } = withPatterns(state, extentsIn(state));
  return { tested: tested[0], pattern: patterns.get(1) ?? null };
};

describe("a pattern under test", () => {
  it("is any text with a star, or with a final dollar sign", () => {
    expect(listed("Disallow: /a", "/a").pattern).toBeNull();
    expect(listed("Disallow: /a", "/a*").pattern?.allowed).toBe(false);
    expect(listed("Disallow: /a", "/a$").pattern?.allowed).toBe(false);
    expect(listed("Disallow: /a", "https://shop.example/b/*").pattern?.allowed).toBe(true);
  });

  it("has exceptions if its URLs have different verdicts", () => {
    const { pattern } = listed("Disallow: /shop\nAllow: /shop/help\nAllow: /shop/faq", "/shop/*");
    expect(pattern?.allowed).toBeNull();
    expect(pattern?.exceptions.map((region) => region.pattern)).toEqual([
      "/shop/faq",
      "/shop/help",
    ]);
  });

  it("is blocked as a whole if only /robots.txt is allowed", () => {
    const { pattern } = listed("Disallow: /", "/*");
    expect(pattern).toMatchObject({ allowed: false, exceptions: [], isOpenForRobotsTxt: true });
  });

  it("meets an expectation only if that holds for every URL", () => {
    const rules = "Disallow: /account/";
    expect(listed(rules, "/account/*", "blocked").tested?.meetsExpectation).toBe(true);
    expect(listed(rules, "/account*", "blocked").tested?.meetsExpectation).toBe(false);
    expect(listed(rules, "/account*", "allowed").tested?.meetsExpectation).toBe(false);
    expect(listed(rules, "/other*", "allowed").tested?.meetsExpectation).toBe(true);
  });

  it("names the line that decides for all", () => {
    const { pattern } = listed("Disallow: /a", "/a*");
    expect(pattern === null ? "" : patternWhy(pattern, parse(""))).toBe(
      "line 2 for all URLs it matches",
    );
  });

  it("waits for its first answer, and marks an answer about an older text or another crawler", () => {
    const state = stateOf("Disallow: /a", "/a*", "blocked");
    const shown = (extents: Extents) => {
      const { patterns, tested } = withPatterns(state, extents);
      const { status, allowed } = patterns.get(1) ?? {};
      return [status, allowed, tested[0]?.meetsExpectation];
    };
    expect(shown(extentsIn(state))).toEqual(["current", false, true]);
    expect(shown({ found: null, status: "none" })).toEqual(["waiting", null, null]);
    expect(shown(extentsIn(stateOf("Disallow: /a", "/b*")))).toEqual(["waiting", null, null]);
    expect(shown(extentsIn(state, "outdated"))).toEqual(["outdated", false, null]);
    const { query } = state;
    const other = extentsIn({ ...state, query: { ...query, crawler: "Foo" } });
    expect(shown(other)).toEqual(["outdated", false, null]);
    expect(shown({ found: null, status: "failed" })).toEqual(["failed", null, null]);
  });
});

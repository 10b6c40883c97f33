import { describe, expect, it } from "vitest";
import { verdictsWithin } from "../../../core/index.ts";
import type { Extents } from "../../answers/extents.ts";
import { consultationOf } from "../../state/store/derive.ts";
import type { AppState, Expectation } from "../../state/store/state.ts";
import { initialState } from "../../state/store/store.ts";
import { patternWhy } from "./PatternVerdictView.tsx";
import { withPatterns } from "./pattern-tests.ts";

const NOTHING_ASKED: Extents = { known: new Map(), of: null, progress: "current" };

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
  const { tested, patterns } = withPatterns(
    stateOf(rules, typed, expected),
    NOTHING_ASKED,
    verdictsWithin,
  );
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

  it("waits for the worker until the proof code is loaded", () => {
    const state = stateOf("Disallow: /a", "/a*");
    const { patterns, needed } = withPatterns(state, NOTHING_ASKED, null);
    expect(needed).toEqual(["/a*"]);
    expect(patterns.get(1)).toMatchObject({ standing: "waiting", extent: null });
  });

  it("names the line that decides for all", () => {
    const { pattern } = listed("Disallow: /a", "/a*");
    expect(pattern === null ? "" : patternWhy(pattern)).toBe("line 2 for all URLs it matches");
  });

  it("waits for the worker in a long text, and marks an answer about an older one", () => {
    const long = `Disallow: /a\n${"# comment\n".repeat(3_000)}`;
    const { patterns, needed, tested } = withPatterns(
      stateOf(long, "/a*", "blocked"),
      NOTHING_ASKED,
      verdictsWithin,
    );
    expect(needed).toEqual(["/a*"]);
    expect(patterns.get(1)).toMatchObject({ standing: "waiting", extent: null });
    expect(tested[0]?.meetsExpectation).toBeNull();

    const state = stateOf(long, "/a*", "blocked");
    const extent = verdictsWithin(consultationOf(state).matcher, "/a*");
    const known = new Map([["/a*", extent]]);
    const current = withPatterns(state, { known, of: state, progress: "current" }, verdictsWithin);
    expect(current.patterns.get(1)).toMatchObject({ standing: "current", allowed: false });
    expect(current.tested[0]?.meetsExpectation).toBe(true);
    const of = stateOf(`${long}Allow: /a/b\n`, "/a*", "blocked");
    const older = withPatterns(state, { known, of, progress: "working" }, verdictsWithin);
    expect(older.patterns.get(1)).toMatchObject({ standing: "older", allowed: false });
    expect(older.tested[0]?.meetsExpectation).toBeNull();
    const failed = withPatterns(state, { ...NOTHING_ASKED, progress: "failed" }, verdictsWithin);
    expect(failed.patterns.get(1)?.standing).toBe("failed");
  });
});

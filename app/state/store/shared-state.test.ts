import { describe, expect, it } from "vitest";
import { dialectIds, PLAIN_RESPONSE } from "../../../core/index.ts";
import { draftOf, queryOf } from "../drafts/draft.ts";
import { setBaseline, setChecks } from "./actions.ts";
import { DEFAULT_CHECKS } from "./check-settings.ts";
import {
  MAX_CHECK_ID_LENGTH,
  MAX_CHECK_IDS,
  MAX_COUNT,
  MAX_CRAWLER_LENGTH,
  MAX_CRAWLERS,
  MAX_EXPECTATIONS,
  MAX_HEADER_LENGTH,
  MAX_NAME_LENGTH,
  MAX_URL_LENGTH,
  MAX_URLS,
} from "./limits.ts";
import { checkShared, type SharedState, sharedStateOf } from "./shared-state.ts";
import type { AppState } from "./state.ts";
import { createAppStore, initialState, NEW_FILE } from "./store.ts";

const LONGEST = 1000;

const FULL: SharedState = {
  source: "User-agent: *\n",
  encoding: "latin1",
  lineEnd: "\r\n",
  crawler: "Googlebot",
  crawlers: ["Bingbot", "CCBot"],
  dialect: "automatic",
  urls: [
    {
      typed: "/a",
      expectations: [
        { crawler: "Googlebot", expected: "allowed" },
        { crawler: "CCBot", expected: "blocked" },
      ],
    },
  ],
  checks: { off: ["trailing-wildcard"], on: ["sensitive-path"], hidden: ["hint"] },
  baseline: { name: "live", source: "User-agent: *\nDisallow:\n", encoding: "utf-8" },
  name: "Shop, spring",
};

const { crawlers: _, checks: _checks, baseline: _baseline, name: _name, ...BARE } = FULL;

describe("checkShared", () => {
  it("returns valid input, with and without optional fields", () => {
    expect(checkShared(FULL, LONGEST)).toEqual(FULL);
    expect(checkShared(BARE, LONGEST)).toEqual(BARE);
  });

  it("accepts the size of the response under its name in version 0.1.0", () => {
    const response = { ...PLAIN_RESPONSE, bodyBytes: 700_000 };
    const { bodyBytes: bodyOctets, ...rest } = response;
    const kept = { ...FULL, response: { ...rest, bodyOctets } };
    expect(checkShared(kept, LONGEST)?.response).toEqual(response);
    expect(checkShared({ ...FULL, response: rest }, LONGEST)?.response?.bodyBytes).toBeNull();
  });

  it("reads the single expectation of old links as that of their crawler", () => {
    const urls = [
      { typed: "/a", expected: "blocked" },
      { typed: "/b", expected: null },
    ];
    expect(checkShared({ ...BARE, urls }, LONGEST)?.urls).toEqual([
      { typed: "/a", expectations: [{ crawler: "Googlebot", expected: "blocked" }] },
      { typed: "/b", expectations: [] },
    ]);
  });

  it("adds the further URLs of older links and drafts to the list, and keeps those for which it has no room", () => {
    const urls = [{ typed: "/a", expectations: [] }];
    const listed = Array.from({ length: MAX_URLS + 2 }, (_, at) => `/${at}`);
    const state = checkShared({ ...BARE, urls, further: ["/a", ...listed] }, LONGEST);
    expect(state?.urls.map(({ typed }) => typed)).toEqual(["/a", ...listed.slice(0, MAX_URLS - 1)]);
    expect(state?.further).toEqual(listed.slice(MAX_URLS - 1));
    expect(checkShared({ ...BARE, urls, further: ["/b"] }, LONGEST)).not.toHaveProperty("further");
  });

  it.each([
    ["columns that are no names", { crawlers: ["Bingbot", 1] }],
    ["too many columns", { crawlers: Array.from({ length: MAX_CRAWLERS + 1 }, () => "a") }],
    ["an unknown reader", { dialect: "manual" }],
    ["an unknown severity", { checks: { off: [], on: [], hidden: ["mild"] } }],
    ["settings of checks without a part", { checks: { off: [], on: [] } }],
    ["a baseline that is too long", { baseline: { ...FULL.baseline, source: "x".repeat(1001) } }],
    ["a baseline of unknown encoding", { baseline: { ...FULL.baseline, encoding: "utf-7" } }],
    ["a name that is none", { name: 7 }],
    ["an unknown expectation", { urls: [{ typed: "/a", expected: "maybe" }] }],
    ["no expectations at all", { urls: [{ typed: "/a" }] }],
    [
      "an unknown expectation for a crawler",
      { urls: [{ typed: "/a", expectations: [{ crawler: "CCBot", expected: null }] }] },
    ],
    [
      "too many expectations",
      {
        urls: [
          {
            typed: "/a",
            expectations: Array.from({ length: MAX_EXPECTATIONS + 1 }, () => ({
              crawler: "CCBot",
              expected: "allowed",
            })),
          },
        ],
      },
    ],
  ])("refuses %s", (_, change) => {
    expect(checkShared({ ...FULL, ...change }, LONGEST)).toBeNull();
  });
});

describe("a response from outside", () => {
  const taken = (change: Readonly<Record<string, unknown>>) =>
    checkShared({ ...BARE, response: { ...PLAIN_RESPONSE, ...change } }, LONGEST)?.response;
  const text = "x".repeat(MAX_HEADER_LENGTH);
  const numbers = ["status", "redirects", "bodyBytes", "daysUnreachable"] as const;
  const texts = ["requestedUrl", "finalUrl", "contentType", "cacheControl"] as const;
  const needed = new Set<string>(["redirects", "daysUnreachable"]);

  it.each(numbers)("has a number for %s, from 0 to the largest that is kept", (field) => {
    for (const value of [0, 503, MAX_COUNT]) expect(taken({ [field]: value })?.[field]).toBe(value);
    for (const value of [-1, MAX_COUNT + 1, Number.NaN, Number.POSITIVE_INFINITY, "200", [200]]) {
      expect(taken({ [field]: value })).toBeUndefined();
    }
    expect(taken({ [field]: null })?.[field]).toBe(needed.has(field) ? undefined : null);
  });

  it.each(texts)("has a text for %s, up to the longest that is kept, or none", (field) => {
    for (const value of ["", text, null]) expect(taken({ [field]: value })?.[field]).toBe(value);
    for (const value of [`${text}x`, 200, ["x"], undefined]) {
      expect(taken({ [field]: value })).toBeUndefined();
    }
  });

  it("is refused if it is not a plain object", () => {
    expect(taken({ more: 1 })).toEqual(PLAIN_RESPONSE);
    for (const response of [null, [], 200, "200 OK"]) {
      expect(checkShared({ ...BARE, response }, LONGEST)).toBeNull();
    }
  });
});

describe("data from outside", () => {
  const lists = { off: [], on: [], hidden: [] };
  const baseline = { name: "", source: "", encoding: "utf-8" };
  const url = { typed: "", expectations: [] };

  it("is accepted up to its limits", () => {
    const many = <T>(count: number, value: T): readonly T[] =>
      Array.from({ length: count }, () => value);
    const ways: readonly ((extra: number) => Readonly<Record<string, unknown>>)[] = [
      (extra) => ({ source: "x".repeat(LONGEST + extra) }),
      (extra) => ({ crawler: "x".repeat(MAX_CRAWLER_LENGTH + extra) }),
      (extra) => ({ crawlers: ["x".repeat(MAX_CRAWLER_LENGTH + extra)] }),
      (extra) => ({ crawlers: many(MAX_CRAWLERS + extra, "x") }),
      (extra) => ({ name: "x".repeat(MAX_NAME_LENGTH + extra) }),
      (extra) => ({ urls: many(MAX_URLS + extra, url) }),
      (extra) => ({ urls: [{ ...url, typed: "x".repeat(MAX_URL_LENGTH + extra) }] }),
      (extra) => ({ checks: { ...lists, off: many(MAX_CHECK_IDS + extra, "x") } }),
      (extra) => ({ checks: { ...lists, on: ["x".repeat(MAX_CHECK_ID_LENGTH + extra)] } }),
      (extra) => ({ checks: { ...lists, hidden: many(4 + extra, "hint") } }),
      (extra) => ({ baseline: { ...baseline, name: "x".repeat(MAX_NAME_LENGTH + extra) } }),
      (extra) => ({ baseline: { ...baseline, source: "x".repeat(LONGEST + extra) } }),
    ];
    for (const way of ways) {
      expect(checkShared({ ...BARE, ...way(0) }, LONGEST)).toMatchObject(way(0));
      expect(checkShared({ ...BARE, ...way(1) }, LONGEST)).toBeNull();
    }
  });

  it.each([
    ["source", 1],
    ["lineEnd", "\n\n"],
    ["lineEnd", undefined],
    ["crawler", null],
    ["dialect", undefined],
    ["dialect", 1],
    ["urls", {}],
    ["urls", [null]],
    ["urls", [[]]],
    ["urls", [{ expectations: [] }]],
    ["urls", [{ typed: "/", expectations: {} }]],
    ["urls", [{ typed: "/", expectations: [null] }]],
    ["urls", [{ typed: "/", expectations: [{ crawler: 1, expected: "allowed" }] }]],
    ["urls", [{ typed: "/", expectations: [{ crawler: "a", expected: "perhaps" }] }]],
    ["encoding", "utf-7"],
    ["encoding", null],
    ["crawlers", "Bingbot"],
    ["checks", []],
    ["checks", { ...lists, off: [1] }],
    ["checks", { ...lists, on: null }],
    ["baseline", []],
    ["baseline", { ...baseline, name: 1 }],
    ["baseline", { ...baseline, source: undefined }],
  ])("is refused for its %s of %j", (field, value) => {
    expect(checkShared({ ...FULL, [field]: value }, LONGEST)).toBeNull();
  });

  it.each([null, undefined, 1, "", [], [FULL]])("is refused when it is %j", (value) => {
    expect(checkShared(value, LONGEST)).toBeNull();
  });

  it("is accepted in every encoding, line end and reader", () => {
    for (const encoding of ["utf-8", "latin1", "utf-16le", "utf-16be"]) {
      expect(checkShared({ ...FULL, encoding }, LONGEST)).toMatchObject({ encoding });
    }
    for (const lineEnd of ["\n", "\r\n", "\r"]) {
      expect(checkShared({ ...FULL, lineEnd }, LONGEST)).toMatchObject({ lineEnd });
    }
    for (const dialect of ["automatic", ...dialectIds]) {
      expect(checkShared({ ...FULL, dialect }, LONGEST)).toMatchObject({ dialect });
    }
  });

  it("keeps the mark of URLs that came with an example", () => {
    const marked = (fromExample: unknown) =>
      checkShared({ ...BARE, urls: [{ ...url, fromExample }] }, LONGEST)?.urls;
    expect(marked(true)).toEqual([{ ...url, fromExample: true }]);
    expect(marked(false)).toEqual([url]);
    expect(marked("yes")).toEqual([url]);
  });
});

describe("sharedStateOf", () => {
  it("includes the name of a file that has one, and the response if one was set", () => {
    const format = { ...NEW_FILE, name: "Shop" };
    const shared = (overrides: Partial<AppState>) => sharedStateOf(initialState("x", overrides));
    expect(shared({ format: { ...format, isNamed: true } }).name).toBe("Shop");
    expect(shared({ format })).not.toHaveProperty("name");
    expect(shared({ response: PLAIN_RESPONSE }).response).toBe(PLAIN_RESPONSE);
    expect(shared({})).not.toHaveProperty("response");
  });

  it("includes columns, settings of checks and the baseline, each only if there is one", () => {
    const store = createAppStore(initialState("x"));
    expect(sharedStateOf(store.getState())).toEqual({
      source: "x",
      encoding: "utf-8",
      lineEnd: "\n",
      crawler: "Googlebot",
      dialect: "automatic",
      urls: [],
    });
    const { checks = DEFAULT_CHECKS, baseline = null } = FULL;
    setChecks(store, checks);
    setBaseline(store, baseline);
    store.setState({ query: queryOf(FULL) });
    const { name: _, ...unnamed } = FULL;
    const { source, encoding, lineEnd } = sharedStateOf(store.getState());
    expect(sharedStateOf(store.getState())).toEqual({ ...unnamed, source, encoding, lineEnd });
    expect(draftOf(store.getState())).toMatchObject({ checks, baseline });
  });
});

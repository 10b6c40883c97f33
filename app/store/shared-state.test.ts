import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../../core/index.ts";
import { draftOf, queryOf } from "../drafts/draft.ts";
import { setBaseline, setChecks } from "./actions.ts";
import { DEFAULT_CHECKS } from "./check-settings.ts";
import { MAX_CRAWLERS, MAX_EXPECTATIONS } from "./limits.ts";
import { checkShared, type SharedState, sharedStateOf } from "./shared-state.ts";
import { createAppStore, initialState } from "./store.ts";

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
  it("gives back what it takes, with and without the fields that may be missing", () => {
    expect(checkShared(FULL, LONGEST)).toEqual(FULL);
    expect(checkShared(BARE, LONGEST)).toEqual(BARE);
  });

  it("takes the size of the response under the name that version 0.1.0 gave it", () => {
    const response = { ...PLAIN_RESPONSE, bodyBytes: 700_000 };
    const { bodyBytes: bodyOctets, ...rest } = response;
    const kept = { ...FULL, response: { ...rest, bodyOctets } };
    expect(checkShared(kept, LONGEST)?.response).toEqual(response);
    expect(checkShared({ ...FULL, response: rest }, LONGEST)?.response?.bodyBytes).toBeNull();
  });

  it("takes the one expectation of old links for that of their crawler", () => {
    const urls = [
      { typed: "/a", expected: "blocked" },
      { typed: "/b", expected: null },
    ];
    expect(checkShared({ ...BARE, urls }, LONGEST)?.urls).toEqual([
      { typed: "/a", expectations: [{ crawler: "Googlebot", expected: "blocked" }] },
      { typed: "/b", expectations: [] },
    ]);
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

describe("sharedStateOf", () => {
  it("carries columns, settings of checks and the baseline, each only where there is one", () => {
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

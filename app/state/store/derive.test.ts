import { describe, expect, it, vi } from "vitest";
import { PLAIN_RESPONSE, parse } from "../../../core/index.ts";
import {
  activateUrl,
  addUrls,
  publishDocument,
  setCrawler,
  setDialect,
  setExpectation,
  setResponse,
} from "./actions.ts";
import {
  consultationOf,
  decidedCounts,
  fileSizeOf,
  ownVerdictsOf,
  responseInForce,
  testedUrlsOf,
} from "./derive.ts";
import { flipsOf } from "./flips.ts";
import { createAppStore, initialState, NEW_FILE } from "./store.ts";

const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: Bingbot
Disallow: /
`;

const setUp = () => {
  const store = createAppStore(initialState(FILE));
  addUrls(store, "/cart/1 /cart/2 /cart/help /");
  return store;
};

/**
 * Google reads the misspelt line as a user-agent line; for Bing its rule belongs to the group for
 * all.
 */
const READ_DIFFERENTLY = `User-agent: *
Disallow: /cart

useragent: GPTBot
Disallow: /
`;

describe("with Automatic, a verdict", () => {
  it("is that of the crawler's own reader, whichever crawler is selected", () => {
    const store = createAppStore(initialState(READ_DIFFERENTLY));
    addUrls(store, "/");
    const readers = ["Googlebot", "bingbot", "YandexBot", "Wget", "SomeBot"].map((crawler) => {
      setCrawler(store, crawler);
      return consultationOf(store.getState()).matcher.policy.dialect.id;
    });
    expect(readers).toEqual(["google", "bing", "yandex", "wget", "rfc9309"]);
  });
});

describe("ownVerdictsOf", () => {
  const differing = () => {
    const store = createAppStore(initialState(READ_DIFFERENTLY));
    addUrls(store, "/ /a");
    setCrawler(store, "bingbot");
    const automatic = testedUrlsOf(store.getState()).map(({ allowed }) => allowed);
    setDialect(store, "google");
    return { store, automatic };
  };

  it("lists the URLs for which the crawler's own reader differs from the selected one", () => {
    const { store, automatic } = differing();
    const chosen = testedUrlsOf(store.getState()).map(({ allowed }) => allowed);
    expect(automatic).not.toEqual(chosen);
    const own = ownVerdictsOf(store.getState());
    for (const [index, { id }] of store.getState().query.urls.entries()) {
      expect(own.get(id)).toMatchObject({ reader: { id: "bing" }, allowed: automatic[index] });
    }
  });

  it("is empty if the crawler's own reader is selected, or both agree", () => {
    const { store } = differing();
    setDialect(store, "automatic");
    expect(ownVerdictsOf(store.getState()).size).toBe(0);
    setDialect(store, "google");
    publishDocument(store, parse("User-agent: *\nDisallow: /\n"));
    expect(ownVerdictsOf(store.getState()).size).toBe(0);
  });
});

describe("testedUrlsOf", () => {
  it("returns a verdict for each URL, in order", () => {
    const tested = testedUrlsOf(setUp().getState());
    expect(tested.map(({ allowed, rule }) => [allowed, rule?.line ?? null])).toEqual([
      [false, 2],
      [false, 2],
      [true, 3],
      [true, null],
    ]);
  });

  it("explains the same verdict", () => {
    for (const { allowed, rule, explanation } of testedUrlsOf(setUp().getState())) {
      expect(explanation.verdict.allowed).toBe(allowed);
      expect(explanation.verdict.rule?.line).toBe(rule?.line);
    }
  });

  it("tests what a crawler would request, not what was typed", () => {
    const store = createAppStore(initialState("User-agent: *\nDisallow: /caf%C3%A9"));
    addUrls(store, "shop.example/café#menu");
    expect(testedUrlsOf(store.getState())).toMatchObject([
      { allowed: false, normalised: { url: "https://shop.example/caf%C3%A9" } },
    ]);
  });

  it("shows whether expectations hold", () => {
    const store = setUp();
    const [first, second] = store.getState().query.urls;
    setExpectation(store, first?.id ?? 0, "blocked");
    setExpectation(store, second?.id ?? 0, "allowed");
    const met = testedUrlsOf(store.getState()).map(({ meetsExpectation }) => meetsExpectation);
    expect(met).toEqual([true, false, null, null]);
  });

  it("returns the same array until text, dialect, crawler or URLs change", () => {
    const store = setUp();
    const first = testedUrlsOf(store.getState());
    activateUrl(store, null);
    expect(testedUrlsOf(store.getState())).toBe(first);
    setCrawler(store, "Bingbot");
    const second = testedUrlsOf(store.getState());
    expect(second.map(({ allowed }) => allowed)).toEqual([false, false, false, false]);
    setDialect(store, "rfc9309");
    expect(testedUrlsOf(store.getState())).not.toBe(second);
    const third = testedUrlsOf(store.getState());
    publishDocument(store, parse(""));
    expect(testedUrlsOf(store.getState())).not.toBe(third);
  });

  it("keeps the verdicts of the other URLs when one is added", () => {
    const store = setUp();
    const [first] = testedUrlsOf(store.getState());
    addUrls(store, "/new");
    expect(testedUrlsOf(store.getState())[0]).toBe(first);
  });

  it("computes no explanation unless asked", () => {
    const { getState } = setUp();
    const explain = vi.spyOn(consultationOf(getState()), "explain");
    const [first] = testedUrlsOf(getState());
    expect(explain).not.toHaveBeenCalled();
    expect(first?.explanation).toBe(first?.explanation);
    expect(explain).toHaveBeenCalledTimes(1);
  });
});

describe("flipsOf", () => {
  it("lists the URLs under test whose verdicts some edits change", () => {
    const store = setUp();
    const at = FILE.indexOf("/cart/help");
    const flips = flipsOf(store.getState(), [{ from: at, to: at + 10, insert: "/cart/1" }]);
    expect(flips.map(({ url }) => url)).toEqual(["/cart/1", "/cart/help"]);
    expect(flipsOf(store.getState(), [])).toEqual([]);
    setResponse(store, { ...PLAIN_RESPONSE, status: 404 });
    expect(flipsOf(store.getState(), [{ from: at, to: at + 10, insert: "/x" }])).toEqual([]);
  });
});

describe("decidedCounts", () => {
  it("counts the URLs that each line decides", () => {
    const { getState } = setUp();
    expect(decidedCounts(getState())).toEqual(
      new Map([
        [2, 2],
        [3, 1],
      ]),
    );
    expect(decidedCounts(getState())).toBe(decidedCounts(getState()));
  });
});

describe("fileSizeOf", () => {
  it.each([
    ["utf-8", "\n", "é\nb\n", 5],
    ["utf-8", "\r\n", "é\nb\n", 7],
    ["utf-8", "\r", "é\nb\n", 5],
    ["latin1", "\r\n", "é\nb\n", 6],
    ["utf-16le", "\r\n", "\ufeffé\nb\n", 14],
    ["utf-8", "\r\n", "", 0],
  ] as const)(
    "counts the bytes on disk in %s with line ends %j",
    (encoding, lineEnd, source, bytes) => {
      const format = { ...NEW_FILE, encoding, lineEnd };
      expect(fileSizeOf(initialState(source, { format }))).toBe(bytes);
    },
  );
});

describe("the response as readers see it", () => {
  const text = (lines: number): string =>
    `User-agent: *\n${"# 4567\n".repeat(lines)}Disallow: /b\n`;
  const crlf = { ...NEW_FILE, lineEnd: "\r\n" } as const;

  it("decides for a small file too: a missing one blocks nothing", () => {
    const response = { ...PLAIN_RESPONSE, status: 404 };
    const store = setUp();
    expect(testedUrlsOf(store.getState())[0]?.allowed).toBe(false);
    setResponse(store, response);
    expect(responseInForce(store.getState())).toBe(response);
    expect(testedUrlsOf(store.getState()).map(({ allowed }) => allowed)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(responseInForce({ ...store.getState(), format: crlf })).toBe(response);
  });

  it("has the larger of the size on disk and the size that was set", () => {
    const large = { ...PLAIN_RESPONSE, status: 206, bodyBytes: 10_000_000 };
    const state = initialState(text(70_000), { format: crlf, response: large });
    expect(responseInForce(state)).toEqual(large);
    const small = { ...large, bodyBytes: 10 };
    expect(responseInForce({ ...state, response: small })).toEqual({
      ...small,
      bodyBytes: fileSizeOf(state),
    });
  });

  it("has its size from a hundred thousand characters on", () => {
    const sized = (length: number) =>
      responseInForce(initialState("a".repeat(length), { format: crlf }))?.bodyBytes;
    expect([sized(99_999), sized(100_000)]).toEqual([undefined, 100_000]);
  });

  it("is the one that was set, or null, if the size follows from the text", () => {
    expect(responseInForce(initialState(text(70_000)))).toBeNull();
    expect(responseInForce(initialState("a\nb", { format: crlf }))).toBeNull();
  });

  it("has the size on disk if two-byte line ends take a file over a limit", () => {
    const state = initialState(text(70_000), { format: crlf });
    expect(fileSizeOf(state)).toBeGreaterThan(512_000);
    expect(consultationOf(state).effect.kind).toBe("read-cut");
    expect(consultationOf(state).matcher.decide("/b").allowed).toBe(true);
    expect(consultationOf({ ...state, format: NEW_FILE }).matcher.decide("/b").allowed).toBe(false);
  });

  it("is the same object for the same inputs", () => {
    const state = initialState(text(70_000), { format: crlf });
    expect(responseInForce({ ...state, notices: [] })).toBe(responseInForce(state));
  });
});

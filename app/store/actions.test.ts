import { beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import {
  activateUrl,
  addUrls,
  dismiss,
  editUrl,
  markSaved,
  markShared,
  notify,
  opened,
  publishDocument,
  removeUrl,
  setCrawler,
  setDialect,
  setExpectation,
  setLineEnd,
  setTheme,
} from "./actions.ts";
import { MAX_CRAWLER_LENGTH, MAX_URL_LENGTH, MAX_URLS } from "./limits.ts";
import {
  type AppStore,
  createAppStore,
  initialState,
  isEdited,
  isUnsaved,
  NEW_FILE,
} from "./store.ts";

let store: AppStore;

beforeEach(() => {
  store = createAppStore(initialState("User-agent: *\nDisallow: /a\n"));
});

const urls = (): readonly string[] => store.getState().query.urls.map(({ typed }) => typed);
const active = (): string | null => {
  const { urls: all, activeUrl } = store.getState().query;
  return all.find(({ id }) => id === activeUrl)?.typed ?? null;
};
const idOf = (typed: string): number =>
  store.getState().query.urls.find((url) => url.typed === typed)?.id ?? -1;
const notices = (): readonly string[] => store.getState().notices.map(({ text }) => text);

describe("the initial state", () => {
  it("holds the text with LF line ends, as the editor does", () => {
    expect(initialState("a\r\nb\rc\n").document.source).toBe("a\nb\nc\n");
  });

  it("reads the text in the encoding of its file", () => {
    const format = { ...NEW_FILE, encoding: "latin1" as const };
    expect(initialState("é", { format }).document.encoding).toBe("latin1");
  });

  it("is neither edited nor unsaved", () => {
    expect(isEdited(store.getState())).toBe(false);
    expect(isUnsaved(store.getState())).toBe(false);
  });
});

describe("addUrls", () => {
  it("adds one and makes it active", () => {
    expect(addUrls(store, "  /cart ")).toBe(1);
    expect(urls()).toEqual(["/cart"]);
    expect(active()).toBe("/cart");
  });

  it.each([
    ["lines", "/a\n/b\r\n\r\nshop.example/c\n", ["/a", "/b", "shop.example/c"]],
    [
      "blanks between addresses",
      "/a https://shop.example/b  /c",
      ["/a", "https://shop.example/b", "/c"],
    ],
    ["columns", "https://shop.example/b\t200\n", ["https://shop.example/b", "200"]],
    ["a path with a blank in it", "/my page", ["/my page"]],
    ["words", "annual report", ["annual report"]],
  ])("reads %s", (_, text, expected) => {
    expect(addUrls(store, text)).toBe(expected.length);
    expect(urls()).toEqual(expected);
    expect(active()).toBe(expected.at(-1));
  });

  it("skips what is there already, and makes it active when it comes last", () => {
    addUrls(store, "/a\n/b");
    expect(addUrls(store, "/c\n/a\n/c")).toBe(1);
    expect(urls()).toEqual(["/a", "/b", "/c"]);
    expect(addUrls(store, "/a")).toBe(0);
    expect(active()).toBe("/a");
  });

  it("does nothing with blanks", () => {
    expect(addUrls(store, " \n\t\n")).toBe(0);
    expect(active()).toBeNull();
  });

  it("fills the list to its limit and says how many were left out", () => {
    const many = Array.from({ length: MAX_URLS + 5 }, (_, index) => `/${index}`).join("\n");
    expect(addUrls(store, many)).toBe(MAX_URLS);
    expect(notices()).toEqual([expect.stringContaining("5 more were left out")]);
    expect(addUrls(store, "/one-more")).toBe(0);
    expect(notices().at(-1)).toContain("1 more was left out");
    expect(active()).toBe(`/${MAX_URLS - 1}`);
  });

  it("takes no more than the beginning of an endless list apart, and counts the rest", () => {
    const split = vi.spyOn(String.prototype, "split");
    const lines = 200_000;
    const text = Array.from({ length: lines }, (_, at) => `/path/number/${at}`).join("\n");
    expect(addUrls(store, text)).toBe(MAX_URLS);
    expect(split.mock.calls.length).toBeLessThan(lines / 4);
    split.mockRestore();
    expect(notices().at(-1)).toContain(
      `${(lines - MAX_URLS).toLocaleString("en")} more were left out`,
    );
  });

  it("leaves overlong ones out and says so", () => {
    expect(addUrls(store, `/${"x".repeat(MAX_URL_LENGTH)}\n/b`)).toBe(1);
    expect(urls()).toEqual(["/b"]);
    expect(notices()).toEqual([expect.stringContaining("longer than 16,384 characters")]);
  });

  it("gives every URL an id of its own, after removals too", () => {
    addUrls(store, "/a /b /c");
    removeUrl(store, idOf("/b"));
    addUrls(store, "/d /e");
    const ids = store.getState().query.urls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe("removing and changing URLs", () => {
  beforeEach(() => {
    addUrls(store, "/a /b /c");
  });

  it("makes the next one active when the active one is removed, else the one before, else none", () => {
    activateUrl(store, idOf("/b"));
    removeUrl(store, idOf("/b"));
    expect(active()).toBe("/c");
    removeUrl(store, idOf("/c"));
    expect(active()).toBe("/a");
    removeUrl(store, idOf("/a"));
    expect(store.getState().query).toMatchObject({ urls: [], activeUrl: null });
  });

  it("leaves the active one alone when another is removed", () => {
    activateUrl(store, idOf("/c"));
    removeUrl(store, idOf("/a"));
    expect(active()).toBe("/c");
  });

  it("changes a URL in its place, keeping id and expectation", () => {
    const id = idOf("/b");
    setExpectation(store, id, "blocked");
    editUrl(store, id, " /b2 ");
    expect(store.getState().query.urls[1]).toEqual({
      id,
      typed: "/b2",
      expectations: [{ crawler: "Googlebot", expected: "blocked" }],
    });
  });

  it.each(["", "  ", "x".repeat(MAX_URL_LENGTH + 1)])(
    "keeps a URL that would become %j",
    (typed) => {
      editUrl(store, idOf("/b"), typed);
      expect(urls()).toEqual(["/a", "/b", "/c"]);
    },
  );

  it("ignores ids that are not there", () => {
    const before = store.getState().query;
    removeUrl(store, 99);
    editUrl(store, 99, "/x");
    setExpectation(store, 99, "allowed");
    activateUrl(store, 99);
    expect(store.getState().query).toBe(before);
  });

  it("can mark none", () => {
    activateUrl(store, null);
    expect(active()).toBeNull();
  });
});

describe("choices", () => {
  it("are taken as made, the crawler up to the length of a header", () => {
    setCrawler(store, "x".repeat(MAX_CRAWLER_LENGTH + 1));
    setDialect(store, "rfc9309");
    setTheme(store, "dark");
    const { query, dialect, theme } = store.getState();
    expect(query.crawler).toBe("x".repeat(MAX_CRAWLER_LENGTH));
    expect([dialect, theme]).toEqual(["rfc9309", "dark"]);
  });
});

describe("notices", () => {
  it("are shown once for the same text, the later one with its own action", () => {
    const action = { label: "Undo", run: () => {} };
    const first = notify(store, { tone: "info", text: "Kept." });
    const second = notify(store, { tone: "info", text: "Kept.", action });
    expect(second).not.toBe(first);
    expect(store.getState().notices).toEqual([{ id: second, tone: "info", text: "Kept.", action }]);
  });

  it("of a file go when another is opened, and others stay", () => {
    notify(store, { tone: "warning", text: "Of the file." });
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    opened(store, { format: NEW_FILE, savedSource: "" });
    expect(notices()).toEqual(["Of the page."]);
  });

  it("go when dismissed, and their ids never come back", () => {
    const first = notify(store, { tone: "error", text: "One." });
    dismiss(store, first);
    expect(notices()).toEqual([]);
    expect(notify(store, { tone: "error", text: "Two." })).toBeGreaterThan(first);
    dismiss(store, first);
    expect(notices()).toEqual(["Two."]);
  });
});

describe("what is saved", () => {
  it("differs from the text once that is edited, until it is downloaded", () => {
    publishDocument(store, parse("other"));
    expect(isEdited(store.getState())).toBe(true);
    markSaved(store);
    expect(isEdited(store.getState())).toBe(false);
  });

  it("differs from a text that reads the same in another encoding", () => {
    publishDocument(store, parse(store.getState().document.source, "utf-16le"));
    expect(store.getState().format.encoding).toBe("utf-16le");
    expect(isEdited(store.getState())).toBe(true);
  });

  it("differs in URLs and expectations, until a link is shared", () => {
    addUrls(store, "/a");
    expect(isUnsaved(store.getState())).toBe(true);
    markSaved(store);
    expect(isUnsaved(store.getState())).toBe(true);
    markShared(store, store.getState());
    expect(isUnsaved(store.getState())).toBe(false);
    setExpectation(store, idOf("/a"), "allowed");
    expect(isUnsaved(store.getState())).toBe(true);
  });

  it("does not differ by crawler or dialect", () => {
    setCrawler(store, "Bingbot");
    setDialect(store, "rfc9309");
    expect(isUnsaved(store.getState())).toBe(false);
  });

  it("is the text that was opened, with what came along; without a query the URLs stay", () => {
    addUrls(store, "/a");
    publishDocument(store, parse("x\n"));
    opened(store, { format: { ...NEW_FILE, lineEnd: "\r\n" }, savedSource: "x\r\n" });
    expect(isUnsaved(store.getState())).toBe(false);
    expect(urls()).toEqual(["/a"]);
    const query = { crawler: "CCBot", crawlers: [], urls: [], activeUrl: null };
    opened(store, { format: NEW_FILE, savedSource: "x", query, dialect: "rfc9309" });
    expect(store.getState()).toMatchObject({ query, dialect: "rfc9309" });
    expect(isEdited(store.getState())).toBe(true);
  });

  it("takes along settings of checks and what the file is compared with", () => {
    const checks = { off: ["trailing-wildcard"], on: [], hidden: [] };
    const baseline = { name: "live", source: "User-agent: *\n", encoding: "utf-8" } as const;
    opened(store, { format: NEW_FILE, savedSource: "", checks, baseline });
    opened(store, { format: NEW_FILE, savedSource: "" });
    expect(store.getState()).toMatchObject({ checks, baseline });
  });

  it("is no longer what is shown once its lines are to end otherwise", () => {
    store = createAppStore(initialState("a\n"));
    setLineEnd(store, "\n");
    expect(isUnsaved(store.getState())).toBe(false);
    setLineEnd(store, "\r\n");
    expect(store.getState().format.lineEnd).toBe("\r\n");
    expect(isUnsaved(store.getState())).toBe(true);
  });

  it("tells nobody when the same document is published again", () => {
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    publishDocument(store, store.getState().document);
    expect(calls).toBe(0);
  });
});

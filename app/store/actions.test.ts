import { beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN_RESPONSE, parse } from "../../core/index.ts";
import {
  activateUrl,
  addUrls,
  announce,
  dismiss,
  editUrl,
  markSaved,
  markShared,
  moveUrl,
  notify,
  opened,
  publishDocument,
  removeUrl,
  renameFile,
  setBaseline,
  setChecks,
  setCompared,
  setCrawler,
  setDialect,
  setExpectation,
  setLayout,
  setLineEnd,
  setLook,
  setResponse,
  setTheme,
  setUnfinishedLine,
} from "./actions.ts";
import { isDefaultCompared } from "./compared.ts";
import { MAX_CRAWLER_LENGTH, MAX_NAME_LENGTH, MAX_URL_LENGTH, MAX_URLS } from "./limits.ts";
import {
  type AppStore,
  createAppStore,
  initialState,
  isEdited,
  isUnsaved,
  NEW_FILE,
} from "./store.ts";

const CHECKS = { off: ["trailing-wildcard"], on: [], hidden: [] };
const BASELINE = { name: "live", source: "User-agent: *\n", encoding: "utf-8" } as const;
const LOOK = { wraps: true, textSize: 16 };

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

describe("the choices that are kept as they are made", () => {
  it.each([
    ["a theme", () => setTheme(store, "light"), { theme: "light" }],
    ["the readers compared", () => setCompared(store, ["bing"]), { compared: ["bing"] }],
    ["settings of checks", () => setChecks(store, CHECKS), { checks: CHECKS }],
    ["a text to compare with", () => setBaseline(store, BASELINE), { baseline: BASELINE }],
    ["an HTTP response", () => setResponse(store, PLAIN_RESPONSE), { response: PLAIN_RESPONSE }],
    ["a look of the text", () => setLook(store, LOOK), { look: LOOK }],
    ["the line being written", () => setUnfinishedLine(store, 7), { unfinishedLine: 7 }],
    ["what is announced", () => announce(store, "Done."), { announced: { text: "Done." } }],
  ])("are %s, and change nothing else", (_, choose, change) => {
    const before = store.getState();
    choose();
    expect(store.getState()).toEqual({ ...before, ...change });
  });

  it("are a division of the page, of which a new one alone is news", () => {
    const layout = { split: 40, height: 60, outlined: true };
    setLayout(store, layout);
    expect(store.getState().layout).toBe(layout);
    setLayout(store, { ...layout });
    expect(store.getState().layout).toBe(layout);
    for (const change of [{ split: 41 }, { height: 61 }, { outlined: false }]) {
      const next = { ...store.getState().layout, ...change };
      setLayout(store, next);
      expect(store.getState().layout).toBe(next);
    }
  });

  it("are those of most files until somebody chooses other readers to compare", () => {
    expect(isDefaultCompared(store.getState().compared)).toBe(true);
    expect(isDefaultCompared(["python", "yandex", "bing", "rfc9309", "google"])).toBe(true);
    expect(isDefaultCompared(["google", "rfc9309", "bing", "yandex"])).toBe(false);
    expect(isDefaultCompared(["google", "rfc9309", "bing", "yandex", "wget"])).toBe(false);
    const all = ["google", "rfc9309", "bing", "yandex", "python", "wget"] as const;
    expect(isDefaultCompared(all)).toBe(false);
  });
});

describe("the name of a file", () => {
  const named = () => {
    const { name, isNamed } = store.getState().format;
    return [name, isNamed];
  };

  it("is what is typed, without spaces around it, as long as it may be", () => {
    renameFile(store, "  Shop, spring ");
    expect(named()).toEqual(["Shop, spring", true]);
    renameFile(store, "x".repeat(MAX_NAME_LENGTH + 1));
    expect(named()).toEqual(["x".repeat(MAX_NAME_LENGTH), true]);
  });

  it("is that of a draft again when nothing is typed", () => {
    renameFile(store, "Shop");
    renameFile(store, "  ");
    expect(named()).toEqual(["Untitled draft", false]);
    expect(store.getState().format).toEqual(NEW_FILE);
  });
});

describe("notices", () => {
  it("of what was done give way to that of what is done next, and to nothing else", () => {
    const action = { label: "Undo", run: () => {} };
    notify(store, { tone: "info", text: "Copied." });
    notify(store, { tone: "warning", text: "Too long." });
    expect(notices()).toEqual(["Copied.", "Too long."]);
    notify(store, { tone: "info", text: "Saved.", action });
    expect(notices()).toEqual(["Too long.", "Saved."]);
    notify(store, { tone: "info", text: "Formatted." });
    expect(notices()).toEqual(["Too long.", "Saved.", "Formatted."]);
    expect(store.getState().notices.map((notice) => notice.action)).toEqual([null, action, null]);
  });

  it("tell of the page only where that is said", () => {
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    notify(store, { tone: "error", text: "Of the file." });
    expect(store.getState().notices.map((notice) => "ofPage" in notice)).toEqual([true, false]);
  });

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

  it("is nothing any more, and the notices of the file go, when it is to be in another encoding", () => {
    notify(store, { tone: "warning", text: "Of the file." });
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    const { document } = store.getState();
    publishDocument(store, parse(document.source));
    expect(notices()).toEqual(["Of the file.", "Of the page."]);
    publishDocument(store, parse(document.source, "utf-16le"));
    expect(notices()).toEqual(["Of the page."]);
  });

  it("differs in the order of URLs", () => {
    addUrls(store, "/a /b");
    markShared(store, store.getState());
    moveUrl(store, idOf("/b"), -1);
    expect(isUnsaved(store.getState())).toBe(true);
    moveUrl(store, idOf("/b"), 1);
    expect(isUnsaved(store.getState())).toBe(false);
    editUrl(store, idOf("/b"), "/c");
    expect(isUnsaved(store.getState())).toBe(true);
  });

  it("is all that came with a file that was opened", () => {
    setUnfinishedLine(store, 2);
    addUrls(store, "/a");
    const { urls: shared } = store.getState().query;
    addUrls(store, "/b");
    opened(store, {
      format: { ...NEW_FILE, encoding: "latin1" },
      savedSource: "x\r\ny",
      savedUrls: shared,
      response: PLAIN_RESPONSE,
      checks: CHECKS,
      baseline: BASELINE,
    });
    expect(store.getState()).toMatchObject({
      unfinishedLine: null,
      openedText: { source: "User-agent: *\nDisallow: /a\n", encoding: "latin1" },
      savedSource: "x\ny",
      savedUrls: shared,
      response: PLAIN_RESPONSE,
      checks: CHECKS,
      baseline: BASELINE,
      dialect: "automatic",
    });
    opened(store, { format: NEW_FILE, savedSource: "", response: null, baseline: null });
    expect(store.getState()).toMatchObject({ response: null, baseline: null, checks: CHECKS });
    expect(store.getState().savedUrls).toBe(store.getState().query.urls);
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

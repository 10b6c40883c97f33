import { beforeEach, describe, expect, it } from "vitest";
import { PLAIN_RESPONSE, parse } from "../../../core/index.ts";
import {
  addUrls,
  editUrl,
  markSaved,
  markShared,
  moveUrl,
  notify,
  opened,
  publishDocument,
  setCrawler,
  setDialect,
  setExpectation,
  setLineEnd,
} from "./actions.ts";
import {
  type AppStore,
  createAppStore,
  initialState,
  isEdited,
  isUnsaved,
  NEW_FILE,
} from "./store.ts";
import { BASELINE, CHECKS, idOf, noticesOf, shortFileStore, urlsOf } from "./testing/store.ts";

let store: AppStore;

beforeEach(() => {
  store = shortFileStore();
});

describe("the saved state", () => {
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

  it("is lost, like the notices about the file, when another encoding is selected", () => {
    notify(store, { tone: "warning", text: "Of the file." });
    notify(store, { tone: "error", text: "Of the page.", ofPage: true });
    const { document } = store.getState();
    publishDocument(store, parse(document.source));
    expect(noticesOf(store)).toEqual(["Of the file.", "Of the page."]);
    publishDocument(store, parse(document.source, "utf-16le"));
    expect(noticesOf(store)).toEqual(["Of the page."]);
  });

  it("includes the order of URLs", () => {
    addUrls(store, "/a /b");
    markShared(store, store.getState());
    moveUrl(store, idOf(store, "/b"), -1);
    expect(isUnsaved(store.getState())).toBe(true);
    moveUrl(store, idOf(store, "/b"), 1);
    expect(isUnsaved(store.getState())).toBe(false);
    editUrl(store, idOf(store, "/b"), "/c");
    expect(isUnsaved(store.getState())).toBe(true);
  });

  it("is everything that came with an opened file", () => {
    publishDocument(store, store.getState().document, 2);
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

  it("includes URLs and expectations, until a link is shared", () => {
    addUrls(store, "/a");
    expect(isUnsaved(store.getState())).toBe(true);
    markSaved(store);
    expect(isUnsaved(store.getState())).toBe(true);
    markShared(store, store.getState());
    expect(isUnsaved(store.getState())).toBe(false);
    setExpectation(store, idOf(store, "/a"), "allowed");
    expect(isUnsaved(store.getState())).toBe(true);
  });

  it("does not include crawler or dialect", () => {
    setCrawler(store, "Bingbot");
    setDialect(store, "rfc9309");
    expect(isUnsaved(store.getState())).toBe(false);
  });

  it("is the opened text with its query; without a query the URLs stay", () => {
    addUrls(store, "/a");
    publishDocument(store, parse("x\n"));
    opened(store, { format: { ...NEW_FILE, lineEnd: "\r\n" }, savedSource: "x\r\n" });
    expect(isUnsaved(store.getState())).toBe(false);
    expect(urlsOf(store)).toEqual(["/a"]);
    const query = { crawler: "CCBot", crawlers: [], urls: [], activeUrl: null };
    opened(store, { format: NEW_FILE, savedSource: "x", query, dialect: "rfc9309" });
    expect(store.getState()).toMatchObject({ query, dialect: "rfc9309" });
    expect(isEdited(store.getState())).toBe(true);
  });

  it("includes settings of checks and the baseline", () => {
    const checks = { off: ["trailing-wildcard"], on: [], hidden: [] };
    const baseline = { name: "live", source: "User-agent: *\n", encoding: "utf-8" } as const;
    opened(store, { format: NEW_FILE, savedSource: "", checks, baseline });
    opened(store, { format: NEW_FILE, savedSource: "" });
    expect(store.getState()).toMatchObject({ checks, baseline });
  });

  it("is lost when other line ends are selected", () => {
    store = createAppStore(initialState("a\n"));
    setLineEnd(store, "\n");
    expect(isUnsaved(store.getState())).toBe(false);
    setLineEnd(store, "\r\n");
    expect(store.getState().format.lineEnd).toBe("\r\n");
    expect(isUnsaved(store.getState())).toBe(true);
  });

  it("causes no notification when the same document is published again", () => {
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    publishDocument(store, store.getState().document);
    expect(calls).toBe(0);
  });
});

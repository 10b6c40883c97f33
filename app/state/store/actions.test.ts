import { beforeEach, describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../../../core/index.ts";
import {
  announce,
  publishDocument,
  renameFile,
  setBaseline,
  setChecks,
  setCompared,
  setCrawler,
  setDialect,
  setLayout,
  setLook,
  setResponse,
  setTheme,
} from "./actions.ts";
import { DEFAULT_COMPARED, isDefaultCompared } from "./defaults.ts";
import { MAX_CRAWLER_LENGTH, MAX_NAME_LENGTH } from "./limits.ts";
import { type AppStore, initialState, isEdited, isUnsaved, NEW_FILE } from "./store.ts";
import { BASELINE, CHECKS, shortFileStore } from "./testing/store.ts";

const LOOK = { wraps: true, textSize: 16 };

let store: AppStore;

beforeEach(() => {
  store = shortFileStore();
});

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

describe("selections", () => {
  it("are stored unchanged, the crawler up to the length of a header", () => {
    setCrawler(store, "x".repeat(MAX_CRAWLER_LENGTH + 1));
    setDialect(store, "rfc9309");
    setTheme(store, "dark");
    const { query, dialect, theme } = store.getState();
    expect(query.crawler).toBe("x".repeat(MAX_CRAWLER_LENGTH));
    expect([dialect, theme]).toEqual(["rfc9309", "dark"]);
  });
});

describe("the preferences", () => {
  it.each([
    ["a theme", () => setTheme(store, "light"), { theme: "light" }],
    ["the readers compared", () => setCompared(store, ["bing"]), { compared: ["bing"] }],
    ["settings of checks", () => setChecks(store, CHECKS), { checks: CHECKS }],
    ["a text to compare with", () => setBaseline(store, BASELINE), { baseline: BASELINE }],
    ["an HTTP response", () => setResponse(store, PLAIN_RESPONSE), { response: PLAIN_RESPONSE }],
    ["a look of the text", () => setLook(store, LOOK), { look: LOOK }],
    [
      "the line being written",
      () => publishDocument(store, store.getState().document, 7),
      { unfinishedLine: 7 },
    ],
    ["what is announced", () => announce(store, "Done."), { announced: { text: "Done." } }],
  ])("are %s, and change nothing else", (_, choose, change) => {
    const before = store.getState();
    choose();
    expect(store.getState()).toEqual({ ...before, ...change });
  });

  it("contain the layout, and notify only of changes", () => {
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

  it("contain the default readers in any order, and no others", () => {
    expect(isDefaultCompared(store.getState().compared)).toBe(true);
    expect(isDefaultCompared(DEFAULT_COMPARED.toReversed())).toBe(true);
    expect(isDefaultCompared(DEFAULT_COMPARED.slice(1))).toBe(false);
    expect(isDefaultCompared([...DEFAULT_COMPARED, "wget"])).toBe(false);
    expect(isDefaultCompared([...DEFAULT_COMPARED.slice(1), "wget"])).toBe(false);
  });
});

describe("the name of a file", () => {
  const named = () => {
    const { name, isNamed } = store.getState().format;
    return [name, isNamed];
  };

  it("is the typed text, trimmed and limited in length", () => {
    renameFile(store, "  Shop, spring ");
    expect(named()).toEqual(["Shop, spring", true]);
    renameFile(store, "x".repeat(MAX_NAME_LENGTH + 1));
    expect(named()).toEqual(["x".repeat(MAX_NAME_LENGTH), true]);
  });

  it("is that of an untitled draft again if it is empty", () => {
    renameFile(store, "Shop");
    renameFile(store, "  ");
    expect(named()).toEqual(["Untitled draft", false]);
    expect(store.getState().format).toEqual(NEW_FILE);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN_RESPONSE, parse } from "../../core/index.ts";
import { blockedStorage, memory } from "../preferences/testing/storage.ts";
import type { TextStorage } from "../preferences/text-storage.ts";
import {
  addUrls,
  dismiss,
  opened,
  publishDocument,
  setCrawler,
  setResponse,
  setTheme,
} from "../store/actions.ts";
import { type AppStore, createAppStore, initialState, NEW_FILE } from "../store/store.ts";
import { draftOf } from "./draft.ts";
import { createDraftSaver, keepOnLeaving, type PageEvents, WRITE_DELAY } from "./draft-saver.ts";
import { DRAFT_KEY, LONGEST_KEPT, readDraft, readPreviousDrafts } from "./draft-storage.ts";

const type = (store: AppStore, text: string): void => publishDocument(store, parse(text));
const notices = (store: AppStore): readonly string[] =>
  store.getState().notices.map(({ text }) => text);
const keptText = (storage: TextStorage): string | null => readDraft(storage).value?.source ?? null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the draft", () => {
  const setUp = (storage: TextStorage | null, source = "first") => {
    const store = createAppStore(initialState(source));
    return { store, saver: createDraftSaver(store, storage, "tab 1") };
  };

  it("comes back as it was: text, format, crawler, dialect, URLs, and what of it is unsaved", () => {
    const { storage } = memory();
    const original = Uint8Array.of(0xff, 0, 0x0d, 0x0a);
    const format = { name: "old.txt", encoding: "latin1", lineEnd: "\r\n", original } as const;
    const store = createAppStore(initialState("\ud800\0é", { format, dialect: "rfc9309" }));
    const saver = createDraftSaver(store, storage, "tab 1");
    setCrawler(store, "Bingbot");
    addUrls(store, "/a /b");
    setResponse(store, { ...PLAIN_RESPONSE, status: 503, daysUnreachable: 3 });
    saver.flush();
    const { value, trouble } = readDraft(storage);
    expect(trouble).toBeNull();
    expect(value).toEqual(draftOf(store.getState()));
    expect(value).toMatchObject({ edited: false, urlsEdited: true, original });
  });

  it("is written anew when only the answer is set otherwise, or cleared", () => {
    const { storage } = memory();
    const { store, saver } = setUp(storage);
    saver.adopt(false);
    saver.flush();
    const answer = { ...PLAIN_RESPONSE, status: 404 };
    setResponse(store, answer);
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(readDraft(storage).value?.response).toEqual(answer);
    setResponse(store, null);
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(readDraft(storage).value).not.toHaveProperty("response");
  });

  it("is written half a second after the last change, once", () => {
    const { storage } = memory();
    const setItem = vi.spyOn(storage, "setItem");
    const { store } = setUp(storage);
    type(store, "a");
    vi.advanceTimersByTime(WRITE_DELAY - 1);
    type(store, "ab");
    vi.advanceTimersByTime(WRITE_DELAY - 1);
    expect(setItem).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(setItem).toHaveBeenCalledTimes(1);
    expect(keptText(storage)).toBe("ab");
  });

  it("is not written again when a notice or the theme changes, or it is the same", () => {
    const { storage } = memory();
    const { store, saver } = setUp(storage);
    type(store, "a");
    saver.flush();
    const setItem = vi.spyOn(storage, "setItem");
    setTheme(store, "dark");
    type(store, "b");
    type(store, "a");
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(setItem).not.toHaveBeenCalled();
  });

  it("is not replaced by a link or an example before that is changed", () => {
    const { storage } = memory();
    const { store, saver } = setUp(storage);
    type(store, "mine");
    saver.flush();
    const link = setUp(storage, "theirs");
    link.saver.adopt(true);
    setCrawler(link.store, "Bingbot");
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(keptText(storage)).toBe("mine");
    type(link.store, "theirs, changed");
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(keptText(storage)).toBe("theirs, changed");
    type(link.store, "theirs");
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(keptText(storage)).toBe("theirs");
  });

  it("is written at once when a file was opened", () => {
    const { storage } = memory();
    const { saver } = setUp(storage, "a file");
    saver.adopt(false);
    saver.flush();
    expect(keptText(storage)).toBe("a file");
  });

  it("is written a last time when keeping ends, and not after", () => {
    const { storage } = memory();
    const { store, saver } = setUp(storage);
    type(store, "a");
    saver.stop();
    expect(keptText(storage)).toBe("a");
    type(store, "b");
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(keptText(storage)).toBe("a");
  });

  it("keeps its octets only when they are few", () => {
    const { storage } = memory();
    const format = { ...NEW_FILE, original: new Uint8Array(100_001) };
    const store = createAppStore(initialState("x", { format }));
    const saver = createDraftSaver(store, storage, "tab 1");
    type(store, "y");
    saver.flush();
    expect(readDraft(storage).value).toMatchObject({ source: "y", original: null });
  });
});

describe("what cannot be kept", () => {
  const changes = (store: AppStore): void => {
    for (const text of ["a", "b", "c"]) {
      type(store, text);
      vi.advanceTimersByTime(WRITE_DELAY);
    }
  };

  it.each([
    ["storage that is full", memory(10).storage, "full"],
    ["storage that is blocked", blockedStorage, "does not let"],
    ["no storage at all", null, "does not let"],
  ])("is said once: %s", (_, storage, part) => {
    const store = createAppStore(initialState("first"));
    createDraftSaver(store, storage, "tab 1");
    changes(store);
    expect(notices(store)).toEqual([expect.stringContaining(part)]);
    expect(notices(store)[0]).toContain("until you close the tab");
  });

  it("is not said before anything is changed", () => {
    const store = createAppStore(initialState("first"));
    createDraftSaver(store, null, "tab 1").adopt(true);
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(notices(store)).toEqual([]);
  });

  it("is said of a file that is too large, whose earlier draft stays", () => {
    const { storage } = memory();
    const store = createAppStore(initialState("first"));
    createDraftSaver(store, storage, "tab 1");
    changes(store);
    type(store, "x".repeat(LONGEST_KEPT + 1));
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(notices(store)).toEqual([expect.stringContaining("2,000,000 characters")]);
    expect(keptText(storage)).toBe("c");
  });

  it("is said again of the next file that is too large", () => {
    const { storage } = memory();
    const store = createAppStore(initialState("first"));
    const saver = createDraftSaver(store, storage, "tab 1");
    for (const letter of ["x", "y"]) {
      type(store, letter.repeat(LONGEST_KEPT + 1));
      opened(store, { format: NEW_FILE, savedSource: "" });
      saver.adopt(false);
      expect(notices(store)).toEqual([]);
      vi.advanceTimersByTime(WRITE_DELAY);
      expect(notices(store)).toEqual([expect.stringContaining("2,000,000 characters")]);
    }
  });

  it("is said again after keeping has worked in between", () => {
    const { storage } = memory();
    const store = createAppStore(initialState("first"));
    createDraftSaver(store, storage, "tab 1");
    const large = "x".repeat(LONGEST_KEPT + 1);
    const said = [large, `${large}y`, "small", large].map((text) => {
      type(store, text);
      vi.advanceTimersByTime(WRITE_DELAY);
      const ids = store.getState().notices.map(({ id }) => id);
      for (const id of ids) dismiss(store, id);
      return ids.length;
    });
    expect(said).toEqual([1, 0, 0, 1]);
    expect(keptText(storage)).toBe("small");
  });
});

describe("two tabs", () => {
  const tab = (storage: TextStorage, name: string, source: string) => {
    const store = createAppStore(initialState(source));
    const saver = createDraftSaver(store, storage, name);
    const listeners = new Map<string, (event: StorageEvent) => void>();
    const page = {
      addEventListener: (kind: string, listener: (event: StorageEvent) => void) => {
        listeners.set(kind, listener);
      },
      removeEventListener: (kind: string) => void listeners.delete(kind),
      document: {
        visibilityState: "visible",
        addEventListener: (kind: string, listener: () => void) => listeners.set(kind, listener),
        removeEventListener: (kind: string) => void listeners.delete(kind),
      },
    };
    const stop = keepOnLeaving(saver, page as unknown as PageEvents);
    const hear = (key: string, newValue: string | null): void =>
      listeners.get("storage")?.({ key, newValue } as StorageEvent);
    return { store, saver, page, listeners, stop, hear };
  };

  it("keep their own text, and the draft that is written over goes to the earlier ones", () => {
    const { storage, items } = memory();
    const one = tab(storage, "one", "start");
    const two = tab(storage, "two", "start");
    type(one.store, "of one");
    one.saver.flush();
    two.hear(DRAFT_KEY, items.get(DRAFT_KEY) ?? null);
    vi.advanceTimersByTime(WRITE_DELAY);
    expect(two.store.getState().document.source).toBe("start");
    type(two.store, "of two");
    two.saver.flush();
    expect(keptText(storage)).toBe("of two");
    expect(readPreviousDrafts(storage).map(({ source }) => source)).toEqual(["of one"]);
  });

  it("that take turns keep one earlier draft of each", () => {
    const { storage, items } = memory();
    const one = tab(storage, "one", "start");
    const two = tab(storage, "two", "start");
    for (const round of [1, 2, 3]) {
      for (const [me, other] of [
        [one, two],
        [two, one],
      ] as const) {
        type(me.store, `${me === one ? "one" : "two"} ${round}`);
        me.saver.flush();
        other.hear(DRAFT_KEY, items.get(DRAFT_KEY) ?? null);
      }
    }
    expect(readPreviousDrafts(storage).map(({ source }) => source)).toEqual(["one 3", "two 2"]);
  });

  it("ignore other keys, removals and what cannot be read", () => {
    const { storage } = memory();
    const one = tab(storage, "one", "start");
    one.hear("other", "x");
    one.hear(DRAFT_KEY, null);
    one.hear(DRAFT_KEY, "{");
    type(one.store, "mine");
    one.saver.flush();
    expect(keptText(storage)).toBe("mine");
    expect(readPreviousDrafts(storage)).toEqual([]);
  });

  it("write when the page is left or hidden, until that is ended", () => {
    const { storage } = memory();
    const { store, page, listeners, stop } = tab(storage, "one", "start");
    const tell = (kind: string): void => listeners.get(kind)?.({} as StorageEvent);
    type(store, "a");
    tell("visibilitychange");
    expect(keptText(storage)).toBeNull();
    page.document.visibilityState = "hidden";
    tell("visibilitychange");
    expect(keptText(storage)).toBe("a");
    type(store, "b");
    tell("pagehide");
    expect(keptText(storage)).toBe("b");
    stop();
    expect(listeners.size).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { parse, type RobotsDocument } from "../../../core/index.ts";
import { addUrls, publishDocument, setCrawler } from "../store/actions.ts";
import { createAppStore, initialState } from "../store/store.ts";
import type { SaveResult } from "./database.ts";
import { draftOf } from "./draft.ts";
import { createDraftSaver, VERSION_PERIOD } from "./draft-saver.ts";
import type { HistoryStore } from "./history-store.ts";
import { draftMessages } from "./messages.ts";
import { createTabClaims } from "./tab-claims.ts";
import { emptyJournal } from "./testing/journal.ts";
import { createLocks, createSession } from "./testing/locks.ts";

/** Writes finish only when told to, as on a slow disk. */
const createSlowHistory = () => {
  const asked: string[] = [];
  const waiting: ((kept: SaveResult) => void)[] = [];
  let answer: SaveResult | null = "saved";
  const write = (what: string): Promise<SaveResult> => {
    asked.push(what);
    return answer === null
      ? new Promise((resolve) => waiting.push(resolve))
      : Promise.resolve(answer);
  };
  const history: HistoryStore = {
    saveIfLater: ({ id, draft }) => write(`later ${id}: ${draft.source}`),
    saveDraft: (id, kind, { source }) => write(`${kind} ${id}: ${source}`),
    addVersion: ({ source }, { kind, of }) => write(`${kind} of ${of}: ${source}`),
    remove: (ids) => write(`remove ${ids}`),
    label: () => write("label"),
    list: async () => [],
    settle: async () => [],
    read: async () => null,
    lookUp: async () => null,
    changes: createStore(() => 0),
  };
  return {
    history,
    asked,
    /** The outcome of the next writes; null: they hang until `settle`. */
    answerWith: (kept: SaveResult | null) => {
      answer = kept;
    },
    settle: async (kept: SaveResult) => {
      for (const resolve of waiting.splice(0)) resolve(kept);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

const setUp = (source = "", safe = true) => {
  const store = createAppStore(initialState(source));
  const slow = createSlowHistory();
  const listeners = new Set<() => void>();
  let latest: RobotsDocument | null = null;
  let made = 0;
  const downloads: string[] = [];
  const journal = emptyJournal();
  const saver = createDraftSaver({
    store,
    document: {
      get: () => latest,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    history: slow.history,
    journal,
    claims: createTabClaims({
      locks: createLocks(),
      session: createSession(),
      isReload: false,
    }),
    now: Date.now,
    newId: () => {
      made += 1;
      return `id${made}`;
    },
    download: () => downloads.push(store.getState().document.source),
  });
  saver.adopt({ safe });
  /** As with a long text in the editor: the store does not have it yet. */
  const key = (text: string): void => {
    latest = parse(text);
    for (const listener of listeners) listener();
  };
  const type = (text: string): void => publishDocument(store, parse(text));
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const notices = () => store.getState().notices;
  const noted = () => journal.list().map(({ id, draft }) => `${id}: ${draft.source}`);
  return { store, saver, noted, key, type, pass, notices, downloads, ...slow };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the draft of a tab", () => {
  it("is written a quarter of a second after a change, with what was typed meanwhile", async () => {
    const { type, pass, asked } = setUp();
    type("t");
    await pass(200);
    type("typed");
    expect(asked).toEqual([]);
    await pass(60);
    expect(asked).toEqual(["draft id1: typed"]);
  });

  it("is written within 0.3 s while the user types without a pause", async () => {
    const { type, pass, asked } = setUp();
    for (let letter = 1; letter <= 100; letter++) {
      type("x".repeat(letter));
      await pass(20);
      const lost = letter - (asked.at(-1)?.split("x").length ?? 1) + 1;
      expect(lost * 20).toBeLessThanOrEqual(300);
    }
  });

  it("is written while keys come so fast that no timer runs", () => {
    const { key, asked } = setUp();
    for (let letter = 1; letter <= 200; letter++) {
      key("x".repeat(letter));
      // Time passes, but no timer runs.
      vi.spyOn(performance, "now").mockReturnValue(letter * 10);
      const written = asked.at(-1)?.split(": x")[1]?.length ?? 0;
      expect((letter - written) * 10).toBeLessThanOrEqual(770);
    }
  });

  it("is written with the latest key, even if the store gets a long text later", async () => {
    const { key, pass, asked } = setUp();
    key("typed");
    await pass(260);
    expect(asked).toEqual(["draft id1: typed"]);
  });

  it("is not written again while it is unchanged", async () => {
    const { saver, type, pass, asked } = setUp();
    type("typed");
    await pass(300);
    type("type");
    type("typed");
    await pass(300);
    saver.flush();
    expect(asked).toHaveLength(1);
  });

  it("is not written while the storage does not respond, and then with the latest state", async () => {
    const { type, pass, asked, answerWith, settle } = setUp();
    answerWith(null);
    for (let letter = 1; letter <= 100; letter++) {
      type("x".repeat(letter));
      await pass(100);
    }
    const begun = asked.length;
    expect(begun).toBeGreaterThan(5);
    expect(begun).toBeLessThan(20);
    answerWith("saved");
    await settle("saved");
    expect(asked.slice(begun)).toEqual([`draft id1: ${"x".repeat(100)}`]);
  });

  it("is written at once when the page is closed, even during another write", async () => {
    const { saver, type, pass, asked, answerWith } = setUp();
    answerWith(null);
    type("1");
    await pass(300);
    type("2");
    saver.flush();
    saver.flush();
    expect(asked).toEqual(["draft id1: 1", "draft id1: 2"]);
  });

  it("is in the journal from when the page is closed until the database has it", async () => {
    const { saver, type, pass, noted, answerWith, settle } = setUp();
    answerWith(null);
    type("1");
    saver.flush();
    expect(noted()).toEqual(["id1: 1"]);
    await settle("saved");
    expect(noted()).toEqual([]);
    type("2");
    await pass(300);
    expect(noted()).toEqual([]);
    // A write that was started may not reach the database either.
    saver.flush();
    expect(noted()).toEqual(["id1: 2"]);
    type("3");
    await pass(300);
    await settle("blocked");
    // Even if the page is not closed but crashes, the next one finds it.
    expect(noted()).toEqual(["id1: 3"]);
    type("4");
    await pass(300);
    await settle("saved");
    expect(noted()).toEqual([]);
  });

  it("is created by the first change to a link or example, not by opening it", async () => {
    const { store, saver, type, pass, asked } = setUp("User-agent: *\r\nDisallow: /\r\n");
    await pass(1000);
    setCrawler(store, "Bingbot");
    await pass(1000);
    saver.flush();
    expect(asked).toEqual([]);
    expect(saver.id()).toBeNull();
    addUrls(store, "/x");
    await pass(1000);
    expect(asked).toHaveLength(1);
    type("User-agent: *\nDisallow: /\n");
    expect(saver.id()).toBe("id1");
  });

  it("keeps the link it began with as a version", async () => {
    const { saver, type, pass, asked } = setUp("linked");
    saver.adopt({ safe: true, isLink: true });
    type("edited");
    await pass(300);
    expect(asked).toEqual(["opened of id1: linked", "draft id1: edited"]);
  });

  it("keeps what an earlier visit left as a version, once it is changed", async () => {
    const { saver, type, pass, asked } = setUp("User-agent: Before\n");
    saver.adopt({ safe: false, id: "own", isStored: true, isVisit: true });
    await pass(1000);
    expect(asked).toEqual([]);
    type("User-agent: After\n");
    await pass(1000);
    type("User-agent: Later\n");
    await pass(1000);
    expect(asked).toEqual([
      "opened of own: User-agent: Before\n",
      "draft own: User-agent: After\n",
      "draft own: User-agent: Later\n",
    ]);
  });

  it("continues the draft that belongs to the tab", async () => {
    const { saver, type, pass, asked } = setUp("mine");
    saver.adopt({ safe: true, id: "earlier" });
    type("more");
    await pass(300);
    expect(asked).toEqual(["draft earlier: more"]);
  });

  it("is written at once when a file is opened", () => {
    const { asked } = setUp("opened", false);
    expect(asked).toEqual(["draft id1: opened"]);
  });

  it("becomes a version after each minute of changes, and not without a change", async () => {
    const { type, pass, asked } = setUp();
    type("0");
    await pass(VERSION_PERIOD * 3);
    type("1");
    await pass(1000);
    type("2");
    await pass(VERSION_PERIOD - 2000);
    type("3");
    await pass(5000);
    type("4");
    await pass(1000);
    expect(asked.filter((what) => what.startsWith("minute"))).toEqual([
      "minute of id1: 0",
      "minute of id1: 3",
    ]);
  });
});

describe("what a file is opened over", () => {
  it("is kept as the last state of its draft, and the file gets a new draft", async () => {
    const { saver, type, asked } = setUp();
    type("mine");
    saver.flush();
    expect(await saver.leave().saved).toBe("saved");
    type("file");
    saver.adopt({ safe: false });
    expect(asked).toEqual(["draft id1: mine", "replaced id1: mine", "draft id2: file"]);
  });

  it("is kept even if it was never written before", async () => {
    const { saver, type, asked } = setUp();
    type("mine");
    expect(await saver.leave().saved).toBe("saved");
    expect(asked).toEqual(["replaced id1: mine"]);
  });

  it("is not kept if it is an unchanged link", async () => {
    const { saver, asked } = setUp("linked");
    expect(await saver.leave().saved).toBe("nothing");
    expect(asked).toEqual([]);
  });

  it("is not kept if it is empty, and its draft is deleted", async () => {
    const { saver, type, asked } = setUp();
    type("mine");
    saver.flush();
    type("");
    expect(await saver.leave().saved).toBe("nothing");
    expect(asked).toEqual(["draft id1: mine", "remove id1"]);
  });

  it("is not kept again if it equals the latest version", async () => {
    const { saver, asked } = setUp("opened", false);
    await saver.keepVersion("opened");
    await saver.leave().saved;
    expect(asked).toEqual(["draft id1: opened", "opened of id1: opened", "remove id1"]);
  });

  it("is held in memory if there is no room for it", async () => {
    const { store, saver, type, answerWith } = setUp();
    type("mine");
    const draft = draftOf(store.getState());
    answerWith("full");
    expect(await saver.leave().saved).toBe("full");
    expect(saver.inMemory()).toEqual([draft]);
  });

  it("is not overwritten by keys typed before the next file is shown", async () => {
    const { saver, type, pass, asked } = setUp();
    type("mine");
    saver.flush();
    saver.leave();
    await pass(1000);
    saver.adopt({ safe: true });
    type("next");
    await pass(1000);
    expect(asked).toEqual(["draft id1: mine", "replaced id1: mine", "draft id2: next"]);
  });
});

describe("a draft that cannot be saved", () => {
  it.each(["full", "blocked"] as const)(
    "is reported once, with a download, until it can be saved again: %s",
    async (trouble) => {
      const { type, pass, notices, answerWith, downloads } = setUp();
      answerWith(trouble);
      type("1");
      await pass(600);
      type("12");
      await pass(600);
      expect(notices()).toMatchObject([{ tone: "warning", text: draftMessages[trouble] }]);
      notices()[0]?.action?.run();
      expect(downloads).toEqual(["12"]);
      answerWith("saved");
      type("123");
      await pass(600);
      expect(notices()).toEqual([]);
    },
  );

  it("is reported if the storage does not respond", async () => {
    const { type, pass, notices, answerWith, settle } = setUp();
    answerWith(null);
    type("1");
    await pass(5000);
    expect(notices()).toMatchObject([{ text: draftMessages.slow }]);
    await settle("saved");
    expect(notices()).toEqual([]);
  });

  it("is not reported before there is something to save", async () => {
    const { pass, notices, answerWith } = setUp("linked");
    answerWith("blocked");
    await pass(5000);
    expect(notices()).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findDraft, recoverClosed } from "./find-draft.ts";
import { createTabClaims } from "./tab-claims.ts";
import { createTab, draftWith, emptyStorage } from "./testing/history.ts";
import { emptyJournal } from "./testing/journal.ts";
import { createLocks, createSession } from "./testing/locks.ts";

beforeEach(emptyStorage);
afterEach(() => vi.useRealTimers());

const browser = () => {
  const locks = createLocks();
  const journal = emptyJournal();
  const open = (session = createSession()) => {
    const claims = createTabClaims({ locks, session, isReload: false });
    const history = createTab();
    return {
      session,
      claims,
      history,
      journal,
      find: async (takesOver = true) =>
        (await findDraft(history, claims, takesOver, journal)).found,
    };
  };
  return { open };
};

describe("findDraft", () => {
  it("finds nothing on a first visit, nor where storage is blocked", async () => {
    const { claims, find } = browser().open();
    expect(await find()).toBeNull();
    expect(
      await findDraft(
        { settle: async () => null, lookUp: async () => null, saveIfLater: async () => "blocked" },
        claims,
        true,
        emptyJournal(),
      ),
    ).toEqual({ found: null, unreadable: "database", replaced: null });
  });

  it("does without a database that never answers, with what the journal has", async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => {});
    const silent = { settle: never, lookUp: never, saveIfLater: never };
    const { claims, journal } = browser().open();
    journal.write({ id: "mine", draft: draftWith("typed last"), savedAt: 5_000 });
    const finding = findDraft(silent, claims, true, journal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await finding).toMatchObject({
      found: { id: "mine", isStored: false, draft: { source: "typed last" } },
      unreadable: "database",
    });
  });

  it("gives a reloaded tab its own draft, even if another tab has written later", async () => {
    const { open } = browser();
    const [mine, other] = [open(), open()];
    mine.claims.claimNew("mine");
    other.claims.claimNew("other");
    await mine.history.saveDraft("mine", "draft", draftWith("my text"));
    other.history.clock.now = 9_000;
    await other.history.saveDraft("other", "draft", draftWith("other text"));
    mine.claims.release();
    expect(await open(mine.session).find()).toMatchObject({
      id: "mine",
      place: "own",
      draft: { source: "my text" },
    });
  });

  it("lets a new tab continue the latest draft of a closed one", async () => {
    const { open } = browser();
    const { history, claims, find } = open();
    await history.saveDraft("earlier", "draft", draftWith("earlier"));
    history.clock.now = 2_000;
    await history.saveDraft("later", "draft", draftWith("later"));
    expect(await find()).toMatchObject({ id: "later", place: "own" });
    expect(await claims.taken()).toEqual(new Set(["later"]));
  });

  it("continues what was saved last, not what a clock that ran ahead has dated", async () => {
    const { open } = browser();
    const { history, claims, find } = open();
    history.clock.now = 9_000;
    await history.saveDraft("ahead", "draft", draftWith("ahead"));
    // The clock has been put back. The next page finds what was saved before …
    history.clock.now = 2_000;
    expect(await find()).toMatchObject({ id: "ahead" });
    claims.release();
    // … and the one after it what has been saved since.
    history.clock.now = 2_001;
    await history.saveDraft("later", "draft", draftWith("later"));
    const next = open();
    next.history.clock.now = 3_000;
    expect(await next.find()).toMatchObject({ id: "later" });
    expect((await history.list())?.map(({ savedAt }) => savedAt)).toEqual([2_001, 2_000]);
  });

  it("shows a new tab the draft of an open one, without claiming it", async () => {
    const { open } = browser();
    const first = open();
    first.claims.claimNew("mine");
    await first.history.saveDraft("mine", "draft", draftWith("text"));
    const second = open();
    expect(await second.find()).toMatchObject({ id: "mine", place: "other-tab" });
    expect(second.claims.before()).toBeNull();
  });

  it("shows a new tab what only the journal has of an open one, or of one that is closing", async () => {
    const { open } = browser();
    const first = open();
    first.claims.claimNew("mine");
    await first.history.saveDraft("mine", "draft", draftWith("stored"));
    const second = open();
    first.journal.write({ id: "mine", draft: draftWith("stale"), savedAt: 500 });
    expect(await second.find()).toMatchObject({ draft: { source: "stored" } });
    first.journal.write({ id: "mine", draft: draftWith("too large to store"), savedAt: 5_000 });
    expect(await second.find()).toMatchObject({
      id: "mine",
      place: "other-tab",
      isStored: false,
      draft: { source: "too large to store" },
    });
    expect(first.journal.list()).toHaveLength(1);
  });

  it("shows a duplicated tab the draft of the first one, without claiming it", async () => {
    const { open } = browser();
    const first = open();
    first.claims.claimNew("mine");
    await first.history.saveDraft("mine", "draft", draftWith("text"));
    expect(await open(first.session.copy()).find()).toMatchObject({
      id: "mine",
      place: "other-tab",
    });
  });

  it("leaves the draft of a closed tab in place if a link is shown", async () => {
    const { open } = browser();
    const { history, claims, find } = open();
    await history.saveDraft("mine", "draft", draftWith("text"));
    expect(await find(false)).toMatchObject({ id: "mine", place: "closed-tab" });
    expect(await claims.taken()).toEqual(new Set());
  });

  it("skips drafts that are empty or replaced", async () => {
    const { open } = browser();
    const { history, find } = open();
    const now = (time: number) => {
      history.clock.now = time;
    };
    now(1);
    await history.saveDraft("good", "draft", draftWith("text"));
    now(2);
    await history.saveDraft("replaced", "replaced", draftWith("other"));
    now(3);
    await history.saveDraft("empty", "draft", draftWith(""));
    expect(await find()).toMatchObject({ id: "good" });
  });

  it("finds the last state of a closed page that did not reach the database", async () => {
    const { open } = browser();
    const first = open();
    first.claims.claimNew("mine");
    await first.history.saveDraft("mine", "draft", draftWith("te"));
    first.journal.write({ id: "mine", draft: draftWith("text"), savedAt: 1_500 });
    // An open tab has a newer state than the one written when it was hidden.
    await open().find();
    expect(await first.history.read("mine")).toEqual(draftWith("te"));
    first.claims.release();
    expect(await open(first.session).find()).toMatchObject({ draft: { source: "text" } });
    expect(first.journal.list()).toEqual([]);
  });
});

describe("a last state that the database does not take", () => {
  it("is found, as it is later than the stored one, with the original of that", async () => {
    const { history, claims, journal } = browser().open();
    const original = Uint8Array.of(97);
    await history.saveDraft("mine", "draft", draftWith("te", { original }));
    journal.write({ id: "mine", draft: draftWith("text"), savedAt: 1_500 });
    const full = { ...history, saveIfLater: async () => "full" as const };
    expect(await findDraft(full, claims, true, journal)).toMatchObject({
      found: { id: "mine", place: "own", draft: draftWith("text", { original }), isStored: false },
      unreadable: "none",
    });
  });

  it.each([
    [900, "stored"],
    [1_100, "left"],
  ])("comes before or after others by its time, %d", async (savedAt, source) => {
    const { history, claims, journal } = browser().open();
    await history.saveDraft("other", "draft", draftWith("stored"));
    journal.write({ id: "mine", draft: draftWith("left"), savedAt });
    const full = { ...history, saveIfLater: async () => "full" as const };
    const { found } = await findDraft(full, claims, true, journal);
    expect(found?.draft.source).toBe(source);
  });

  it("is found even if the database cannot be opened", async () => {
    const { claims, journal } = browser().open();
    journal.write({ id: "mine", draft: draftWith("left"), savedAt: 5 });
    const blocked = {
      settle: async () => null,
      lookUp: async () => null,
      saveIfLater: async () => "blocked" as const,
    };
    const { found } = await findDraft(blocked, claims, true, journal);
    expect(found?.draft.source).toBe("left");
  });
});

describe("a draft that something replaced in its tab", () => {
  const saved = async (order: readonly ("draft" | "replaced")[]) => {
    const { history, claims, journal } = browser().open();
    for (const kind of order) {
      history.clock.now += 1;
      await history.saveDraft(`the ${kind}`, kind, draftWith(kind));
    }
    return findDraft(history, claims, true, journal);
  };

  it("is named if nothing was saved later", async () => {
    expect(await saved(["replaced"])).toMatchObject({
      found: null,
      replaced: { id: "the replaced" },
    });
    expect(await saved(["draft", "replaced"])).toMatchObject({
      found: { id: "the draft" },
      replaced: { id: "the replaced" },
    });
  });

  it("is not named if a draft was saved later", async () => {
    expect(await saved(["replaced", "draft"])).toMatchObject({ replaced: null });
  });
});

describe("recoverClosed", () => {
  it("gives the database a draft that did not reach it", async () => {
    const { journal, history } = browser().open();
    journal.write({ id: "a", draft: draftWith("typed"), savedAt: 5 });
    await recoverClosed(journal, history, () => true);
    expect(await history.read("a")).toEqual(draftWith("typed"));
    expect(await history.list()).toMatchObject([{ id: "a", kind: "draft", savedAt: 5 }]);
    expect(journal.list()).toEqual([]);
  });

  it("replaces an earlier state and keeps its original", async () => {
    const { journal, history } = browser().open();
    const original = new Uint8Array([13, 10]);
    await history.saveDraft("a", "draft", draftWith("opened", { original }));
    journal.write({ id: "a", draft: draftWith("typed"), savedAt: 2_000 });
    await recoverClosed(journal, history, () => true);
    expect(await history.read("a")).toEqual(draftWith("typed", { original }));
  });

  it("does not replace a later state", async () => {
    const { journal, history } = browser().open();
    journal.write({ id: "a", draft: draftWith("left"), savedAt: 900 });
    await history.saveDraft("a", "draft", draftWith("later"));
    await recoverClosed(journal, history, () => true);
    expect(await history.read("a")).toEqual(draftWith("later"));
    expect(journal.list()).toEqual([]);
  });

  it.each([
    ["at the same time, before the clock was put back", 9_000, 9_000],
    ["at a time to come, by a clock that has been put back", 1_900, 2_000],
  ])("replaces a state saved %s", async (_, savedAt, now) => {
    const { journal, history } = browser().open();
    history.clock.now = 9_000;
    await history.saveDraft("a", "draft", draftWith("opened"));
    history.clock.now = now;
    journal.write({ id: "a", draft: draftWith("typed"), savedAt });
    await recoverClosed(journal, history, () => true);
    expect(await history.read("a")).toEqual(draftWith("typed"));
  });

  it("leaves the drafts of open tabs alone", async () => {
    const { journal, history } = browser().open();
    journal.write({ id: "open", draft: draftWith("left"), savedAt: 5 });
    await recoverClosed(journal, history, (id) => id !== "open");
    expect(await history.list()).toEqual([]);
    expect(journal.list()).toHaveLength(1);
  });

  it("keeps what the database cannot store", async () => {
    const { journal } = browser().open();
    journal.write({ id: "a", draft: draftWith("typed"), savedAt: 5 });
    await recoverClosed(journal, { saveIfLater: async () => "full" }, () => true);
    expect(journal.list()).toHaveLength(1);
  });
});

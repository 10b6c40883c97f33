import { beforeEach, describe, expect, it } from "vitest";
import { findDraft, recoverClosed } from "./find-draft.ts";
import { createTabClaims } from "./tab-claims.ts";
import { createTab, draftWith, emptyStorage } from "./testing/history.ts";
import { emptyJournal } from "./testing/journal.ts";
import { createLocks, createSession } from "./testing/locks.ts";

beforeEach(emptyStorage);

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
      find: (takesOver = true) => findDraft(history, claims, takesOver, journal),
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
        { list: async () => null, read: async () => null, saveIfLater: async () => "blocked" },
        claims,
        true,
        emptyJournal(),
      ),
    ).toBeNull();
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

  it("shows a new tab the draft of an open one, without claiming it", async () => {
    const { open } = browser();
    const first = open();
    first.claims.claimNew("mine");
    await first.history.saveDraft("mine", "draft", draftWith("text"));
    const second = open();
    expect(await second.find()).toMatchObject({ id: "mine", place: "other-tab" });
    expect(second.claims.before()).toBeNull();
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

  it("skips drafts that are empty, replaced or unreadable", async () => {
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
    now(4);
    await history.saveDraft("broken", "draft", draftWith("x", { crawler: 5 as never }));
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

import { beforeEach, describe, expect, it } from "vitest";
import { createJournal, recoverLeft } from "./journal.ts";
import { createTab, draftWith, emptyStorage } from "./testing/history.ts";
import { createJournalStorage } from "./testing/journal.ts";

beforeEach(emptyStorage);

const setUp = () => {
  const { storage, items } = createJournalStorage();
  return { storage, items, journal: createJournal(storage), history: createTab() };
};

describe("the journal", () => {
  it("returns the last state of each draft, without the original", () => {
    const { journal } = setUp();
    journal.write({ id: "a", draft: draftWith("first"), savedAt: 1 });
    journal.write({ id: "a", draft: draftWith("last"), savedAt: 2 });
    const other = draftWith("other", { original: new Uint8Array([1]) });
    journal.write({ id: "b", draft: other, savedAt: 3 });
    expect(journal.states()).toEqual([
      { id: "a", draft: draftWith("last"), savedAt: 2 },
      { id: "b", draft: draftWith("other"), savedAt: 3 },
    ]);
    journal.forget("a");
    expect(journal.states().map(({ id }) => id)).toEqual(["b"]);
  });

  it("keeps nothing rather than an earlier state if there is no room for the last one", () => {
    const { journal, storage } = setUp();
    journal.write({ id: "a", draft: draftWith("first"), savedAt: 1 });
    const full = createJournal(
      Object.assign(storage, {
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      }),
    );
    full.write({ id: "a", draft: draftWith("last"), savedAt: 2 });
    expect(full.states()).toEqual([]);
    journal.write({ id: "b", draft: draftWith("x".repeat(1_000_001)), savedAt: 3 });
    expect(journal.states()).toEqual([]);
  });

  it.each(["", "{", "null", "[]", '{"source":5,"savedAt":1,"rest":{}}', '{"source":"x"}'])(
    "skips invalid states: %j",
    (text) => {
      const { journal, items } = setUp();
      items.set("robots-txt-workbench.left.a", text);
      expect(journal.states()).toEqual([]);
    },
  );

  it("works without storage, and with one that always throws", () => {
    const forbidden = new Proxy({} as Storage, {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    for (const journal of [createJournal(null), createJournal(forbidden)]) {
      journal.write({ id: "a", draft: draftWith("text"), savedAt: 1 });
      journal.forget("a");
      expect(journal.states()).toEqual([]);
    }
  });
});

describe("recoverLeft", () => {
  it("gives the database a draft that did not reach it", async () => {
    const { journal, history } = setUp();
    journal.write({ id: "a", draft: draftWith("typed"), savedAt: 5 });
    await recoverLeft(journal, history, () => true);
    expect(await history.read("a")).toEqual(draftWith("typed"));
    expect(await history.list()).toMatchObject([{ id: "a", kind: "draft", savedAt: 5 }]);
    expect(journal.states()).toEqual([]);
  });

  it("replaces an earlier state and keeps its original", async () => {
    const { journal, history } = setUp();
    const original = new Uint8Array([13, 10]);
    await history.keepDraft("a", "draft", draftWith("opened", { original }));
    journal.write({ id: "a", draft: draftWith("typed"), savedAt: 2_000 });
    await recoverLeft(journal, history, () => true);
    expect(await history.read("a")).toEqual(draftWith("typed", { original }));
  });

  it("does not replace a later state", async () => {
    const { journal, history } = setUp();
    journal.write({ id: "a", draft: draftWith("left"), savedAt: 900 });
    await history.keepDraft("a", "draft", draftWith("later"));
    await recoverLeft(journal, history, () => true);
    expect(await history.read("a")).toEqual(draftWith("later"));
    expect(journal.states()).toEqual([]);
  });

  it("leaves the drafts of open tabs alone", async () => {
    const { journal, history } = setUp();
    journal.write({ id: "open", draft: draftWith("left"), savedAt: 5 });
    await recoverLeft(journal, history, (id) => id !== "open");
    expect(await history.list()).toEqual([]);
    expect(journal.states()).toHaveLength(1);
  });

  it("keeps what the database cannot store", async () => {
    const { journal } = setUp();
    journal.write({ id: "a", draft: draftWith("typed"), savedAt: 5 });
    await recoverLeft(journal, { keepLater: async () => "full" }, () => true);
    expect(journal.states()).toHaveLength(1);
  });
});

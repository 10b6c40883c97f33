import { describe, expect, it } from "vitest";
import { memory } from "../preferences/testing/storage.ts";
import { createJournal } from "./journal.ts";
import { draftWith } from "./testing/history.ts";

const setUp = () => {
  const { storage, items } = memory();
  return { storage, items, journal: createJournal(storage) };
};

describe("the journal", () => {
  it("returns the last state of each draft, without the original", () => {
    const { journal } = setUp();
    journal.write({ id: "a", draft: draftWith("first"), savedAt: 1 });
    journal.write({ id: "a", draft: draftWith("last"), savedAt: 2 });
    const other = draftWith("other", { original: new Uint8Array([1]) });
    journal.write({ id: "b", draft: other, savedAt: 3 });
    expect(journal.list()).toEqual([
      { id: "a", draft: draftWith("last"), savedAt: 2 },
      { id: "b", draft: draftWith("other"), savedAt: 3 },
    ]);
    journal.forget("a");
    expect(journal.list().map(({ id }) => id)).toEqual(["b"]);
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
    expect(full.list()).toEqual([]);
    journal.write({ id: "b", draft: draftWith("x".repeat(1_000_001)), savedAt: 3 });
    expect(journal.list()).toEqual([]);
  });

  it.each([0, 1, 2])("has one of two states if the page is stopped after %i steps", (steps) => {
    const { journal, storage } = setUp();
    journal.write({ id: "a", draft: draftWith("first"), savedAt: 1 });
    const { setItem, removeItem } = storage;
    let left = steps;
    const stopped = createJournal(
      Object.assign(storage, {
        setItem: (key: string, text: string) => {
          if (left-- > 0) setItem.call(storage, key, text);
        },
        removeItem: (key: string) => {
          if (left-- > 0) removeItem.call(storage, key);
        },
      }),
    );
    stopped.write({ id: "a", draft: draftWith("last"), savedAt: 2 });
    expect(journal.list()).toMatchObject([{ id: "a", savedAt: steps === 0 ? 1 : 2 }]);
  });

  it.each(["", "{", "null", "[]", '{"source":5,"savedAt":1,"rest":{}}', '{"source":"x"}'])(
    "skips invalid states: %j",
    (text) => {
      const { journal, items } = setUp();
      items.set("robots-txt-workbench.left.a", text);
      expect(journal.list()).toEqual([]);
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
      expect(journal.list()).toEqual([]);
    }
  });
});

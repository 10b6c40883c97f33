import { openDB } from "idb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HistorySchema } from "./database.ts";
import { draftOfText, MAX_VERSIONS } from "./records.ts";
import { createChannels, createTab, draftWith, emptyStorage } from "./testing/history.ts";

const LONG = "Disallow: /a-page-of-some-length\n".repeat(4_000);

const database = () => openDB<HistorySchema>("robots-txt-workbench");

/** Replaces a record of the draft `mine`, as damage would; undefined removes it. */
const overwrite = async (
  store: "entries" | "contents" | "texts",
  record: unknown,
): Promise<void> => {
  const opened = await database();
  if (record === undefined) await opened.delete(store, "mine");
  else await opened.put(store, record as never, "mine");
  opened.close();
};

beforeEach(emptyStorage);

describe("a draft", () => {
  it("is read by another tab unchanged, with its original bytes", async () => {
    const draft = draftWith("a\nb\n", {
      original: Uint8Array.from([97, 13, 10, 98, 10]),
      lineEnd: "\r\n",
      name: "live.txt",
      urls: [{ typed: "/x", expectations: [{ crawler: "Bot", expected: "blocked" }] }],
      urlsEdited: true,
    });
    expect(await createTab().saveDraft("mine", "draft", draft)).toBe("saved");
    expect(await createTab().read("mine")).toEqual(draft);
    expect(await createTab().read("other")).toBeNull();
  });

  it("is listed with its title and size, without its text", async () => {
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith("ä\n", { lineEnd: "\r\n", name: "shop" }));
    expect(await tab.list()).toEqual([
      {
        id: "mine",
        kind: "draft",
        savedAt: 1_000,
        draft: "mine",
        label: null,
        name: "shop",
        beginning: "ä",
        bytes: 4,
        room: 2,
      },
    ]);
  });

  it("is never confused with that of another tab", async () => {
    const [mine, other] = [createTab(), createTab()];
    for (let round = 0; round < 20; round++) {
      await Promise.all([
        mine.saveDraft("mine", "draft", draftWith(`mine ${round}`)),
        other.saveDraft("other", "draft", draftWith(`other ${round}`)),
      ]);
    }
    expect((await mine.read("mine"))?.source).toBe("mine 19");
    expect((await mine.read("other"))?.source).toBe("other 19");
  });

  it("has the last of several states that are written at once", async () => {
    const tab = createTab();
    const texts = ["first", LONG, `${LONG}typed`];
    const results = texts.map((text) => tab.saveDraft("mine", "draft", draftWith(text)));
    expect(await Promise.all(results)).toEqual(["saved", "saved", "saved"]);
    expect((await createTab().read("mine"))?.source).toBe(`${LONG}typed`);
  });

  it.each([
    null,
    5,
    { rest: 5 },
    { rest: { urls: "x" } },
    { rest: { crawler: 5 }, patch: 7 },
    undefined,
  ])("of which only the text can be read is that text, with the record %j", async (record) => {
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith("text", { crawler: "Bot", urlsEdited: true }));
    await overwrite("contents", record);
    expect(await tab.lookUp("mine")).toEqual({ kind: "text", draft: draftOfText("text") });
    expect(await tab.read("mine")).toEqual(draftOfText("text"));
    await tab.saveDraft("mine", "draft", draftWith("text"));
    expect(await tab.lookUp("mine")).toEqual({ kind: "whole", draft: draftWith("text") });
  });

  it.each([42, undefined])("whose text is %j cannot be read", async (record) => {
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith("text"));
    await overwrite("texts", record);
    expect(await tab.lookUp("mine")).toEqual({ kind: "unreadable" });
    expect(await tab.read("mine")).toBeNull();
    expect(await tab.lookUp("other")).toBeNull();
  });

  it.each([null, "x", { id: 5 }, undefined])(
    "with the entry %j is still listed",
    async (record) => {
      const tab = createTab();
      await tab.saveDraft("mine", "draft", draftWith("text"));
      await tab.saveDraft("other", "draft", draftWith("other"));
      await overwrite("entries", record);
      expect(await tab.list()).toMatchObject([
        { id: "other" },
        { id: "mine", kind: "draft", savedAt: 0, beginning: "text" },
      ]);
      expect(await tab.read("mine")).toEqual(draftWith("text"));
      await tab.remove(["mine"]);
      expect(await tab.list()).toHaveLength(1);
    },
  );
});

describe("versions", () => {
  it("are listed beside the draft, the latest first", async () => {
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith("third"));
    tab.clock.now = 2_000;
    await tab.addVersion(draftWith("first"), { kind: "opened", of: "mine" });
    tab.clock.now = 3_000;
    await tab.addVersion(draftWith("second"), { kind: "minute", of: "mine" });
    const entries = (await tab.list()) ?? [];
    expect(entries.map(({ kind }) => kind)).toEqual(["minute", "opened", "draft"]);
    expect((await tab.read(entries[1]?.id ?? ""))?.source).toBe("first");
  });

  it("with the same text and tests are one, the latest", async () => {
    const tab = createTab();
    for (const now of [1, 2, 3]) {
      tab.clock.now = now;
      await tab.addVersion(draftWith("text"), { kind: "shared", of: "mine" });
    }
    await tab.addVersion(draftWith("text"), { kind: "minute", of: "mine" });
    await tab.addVersion(draftWith("next"), { kind: "minute", of: "mine" });
    expect((await tab.list())?.map(({ kind, savedAt }) => [kind, savedAt])).toEqual([
      ["shared", 3],
      ["minute", 3],
    ]);
  });

  it("with other tests are kept apart", async () => {
    const tab = createTab();
    await tab.addVersion(draftWith("text"), { kind: "shared", of: "mine" });
    const urls = [{ typed: "/x", expectations: [] }];
    await tab.addVersion(draftWith("text", { urls }), { kind: "shared", of: "mine" });
    expect(await tab.list()).toHaveLength(2);
  });

  it("stay within their limit without deleting a draft", async () => {
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith("draft"));
    for (let version = 0; version < MAX_VERSIONS + 5; version++) {
      tab.clock.now += 1;
      await tab.addVersion(draftWith(`text ${version}`), { kind: "minute", of: "mine" });
    }
    const entries = (await tab.list()) ?? [];
    expect(entries).toHaveLength(MAX_VERSIONS + 1);
    expect(entries.at(-1)?.id).toBe("mine");
    const opened = await database();
    expect(await opened.count("texts")).toBe(MAX_VERSIONS + 1);
  });

  it("can be named, unnamed and deleted", async () => {
    const tab = createTab();
    await tab.addVersion(draftWith("text"), { kind: "minute", of: "mine" });
    const id = (await tab.list())?.[0]?.id ?? "";
    await tab.label(id, "  before launch ");
    expect((await tab.list())?.[0]?.label).toBe("before launch");
    await tab.label(id, "");
    expect((await tab.list())?.[0]?.label).toBeNull();
    await tab.remove([id]);
    expect(await tab.list()).toEqual([]);
    expect(await tab.read(id)).toBeNull();
  });

  it("are announced to this tab and others until they stop listening", async () => {
    const channels = createChannels();
    const [mine, other] = [createTab(channels()), createTab(channels())];
    const heard: string[] = [];
    mine.changes.subscribe(() => heard.push("mine"));
    const stop = other.changes.subscribe(() => heard.push("other"));
    await mine.addVersion(draftWith("text"), { kind: "minute", of: "mine" });
    stop();
    await mine.addVersion(draftWith("more"), { kind: "minute", of: "mine" });
    expect(heard).toEqual(["mine", "other", "mine"]);
  });
});

describe("a database that an earlier build wrote", () => {
  const rest = {
    lineEnd: "\r\n",
    crawler: "Googlebot",
    dialect: "google",
    urls: [{ typed: "/x", expectations: [{ crawler: "Bot", expected: "blocked" }] }],
    encoding: "utf-8",
    name: "live.txt",
    isNamed: false,
    edited: true,
    urlsEdited: true,
  };
  const entry = {
    id: "mine",
    kind: "draft",
    savedAt: 1_000,
    draft: "mine",
    label: null,
    name: "live.txt",
    beginning: "Disallow: /a",
    bytes: 36,
    room: 29,
  };
  const patch = { baseLength: 26, from: 13, to: 26, insert: "# typed\n" };

  /** Its first version had the stores below, and kept a long text as a base and a change to it. */
  const write = async (texts: string, contents: unknown) => {
    const stores = { entries: entry, contents, texts, originals: Uint8Array.of(97, 13, 10) };
    const opened = await openDB("robots-txt-workbench", 1, {
      upgrade: (created) => {
        for (const store of Object.keys(stores)) created.createObjectStore(store);
      },
    });
    for (const [store, value] of Object.entries(stores)) await opened.put(store, value, "mine");
    opened.close();
  };

  it("is read, with the change of a long text that was stored separately", async () => {
    await write("Disallow: /a\nDisallow: /b\n", { rest, patch });
    const tab = createTab();
    expect(await tab.list()).toEqual([entry]);
    expect(await tab.read("mine")).toEqual({
      ...rest,
      source: "Disallow: /a\n# typed\n",
      original: Uint8Array.of(97, 13, 10),
    });
  });

  it("is read without a change that belongs to another text", async () => {
    await write("Disallow: /a\n", { rest, patch });
    expect((await createTab().read("mine"))?.source).toBe("Disallow: /a\n");
  });

  it("holds the next state of the draft in place of text and change", async () => {
    await write("Disallow: /a\nDisallow: /b\n", { rest, patch });
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith("Disallow: /c\n"));
    expect(await createTab().read("mine")).toEqual(draftWith("Disallow: /c\n"));
  });
});

describe("storage that fails", () => {
  it("is reported as blocked if it is missing", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const tab = createTab();
    expect(await tab.saveDraft("mine", "draft", draftWith("text"))).toBe("blocked");
    expect(await tab.list()).toBeNull();
    expect(await tab.read("mine")).toBeNull();
    vi.unstubAllGlobals();
  });

  it("is reported as full if the browser says so, and works again once there is room", async () => {
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith(LONG));
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await tab.saveDraft("mine", "draft", draftWith(`${LONG}1`))).toBe("full");
    expect(await tab.addVersion(draftWith("text"), { kind: "minute", of: "mine" })).toBe("full");
    put.mockRestore();
    expect((await tab.read("mine"))?.source).toBe(LONG);
    expect(await tab.saveDraft("mine", "draft", draftWith(`${LONG}12`))).toBe("saved");
    expect((await tab.read("mine"))?.source).toBe(`${LONG}12`);
  });

  it("is reopened after the browser has closed it", async () => {
    const tab = createTab();
    await tab.saveDraft("mine", "draft", draftWith(LONG));
    const begin = vi.spyOn(IDBDatabase.prototype, "transaction");
    begin.mockImplementationOnce(() => {
      begin.mockRestore();
      throw new DOMException("closing", "InvalidStateError");
    });
    const open = vi.spyOn(IDBFactory.prototype, "open");
    expect(await tab.saveDraft("mine", "draft", draftWith("text"))).toBe("saved");
    expect(open).toHaveBeenCalledOnce();
    expect((await tab.read("mine"))?.source).toBe("text");
  });
});

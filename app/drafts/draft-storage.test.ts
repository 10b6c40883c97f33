import { describe, expect, it } from "vitest";
import { parse } from "../../core/index.ts";
import { blockedStorage, memory } from "../preferences/testing/storage.ts";
import type { TextStorage } from "../preferences/text-storage.ts";
import { publishDocument } from "../store/actions.ts";
import { type AppStore, createAppStore, initialState } from "../store/store.ts";
import { type Draft, draftOf } from "./draft.ts";
import { createDraftSaver } from "./draft-saver.ts";
import {
  DRAFT_KEY,
  LONGEST_KEPT,
  readDraft,
  readPreviousDrafts,
  unreadableKey,
} from "./draft-storage.ts";

const type = (store: AppStore, text: string): void => publishDocument(store, parse(text));
const keptText = (storage: TextStorage): string | null => readDraft(storage).value?.source ?? null;

describe("data found in storage", () => {
  const goodRecord = (): Record<string, unknown> => {
    const { storage, items } = memory();
    const store = createAppStore(initialState("first"));
    const saver = createDraftSaver(store, storage, "tab 1");
    type(store, "good");
    saver.flush();
    return JSON.parse(items.get(DRAFT_KEY) ?? "null");
  };

  it("is none when there is none or storage is blocked", () => {
    for (const storage of [memory().storage, blockedStorage, null]) {
      expect(readDraft(storage)).toEqual({ value: null, trouble: null });
      expect(readPreviousDrafts(storage)).toEqual([]);
    }
  });

  it.each([
    ["no JSON", () => "{"],
    ["null", () => "null"],
    ["no text", () => JSON.stringify({ ...goodRecord(), source: 1 })],
    [
      "a text that is too long",
      () => JSON.stringify({ ...goodRecord(), source: "x".repeat(LONGEST_KEPT + 1) }),
    ],
    ["an unknown dialect", () => JSON.stringify({ ...goodRecord(), dialect: "klingon" })],
    ["no encoding known here", () => JSON.stringify({ ...goodRecord(), encoding: "x" })],
    ["no name", () => JSON.stringify({ ...goodRecord(), name: null })],
    ["a number for octets", () => JSON.stringify({ ...goodRecord(), original: 5 })],
    ["no word on edits", () => JSON.stringify({ ...goodRecord(), edited: 1 })],
    ["URLs that are none", () => JSON.stringify({ ...goodRecord(), urls: [{ typed: "/a" }] })],
  ])("with %s is put aside unchanged, and said", (_, textOf) => {
    const { storage, items } = memory();
    const text = textOf();
    items.set(DRAFT_KEY, text);
    const { value, trouble } = readDraft(storage);
    expect(value).toBeNull();
    expect(trouble).toContain(unreadableKey(DRAFT_KEY));
    expect(items.get(unreadableKey(DRAFT_KEY))).toBe(text);
    expect(readDraft(storage)).toEqual({ value: null, trouble: null });
  });

  it("stays where it is when it cannot be put aside", () => {
    const { storage, items } = memory();
    items.set(DRAFT_KEY, "{");
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(readDraft(full).trouble).toContain("could not be read");
    expect(items.get(DRAFT_KEY)).toBe("{");
  });

  it("is good with fields of a later release besides", () => {
    const { storage, items } = memory();
    items.set(DRAFT_KEY, JSON.stringify({ ...goodRecord(), later: true }));
    expect(keptText(storage)).toBe("good");
  });
});

describe("earlier drafts", () => {
  const draft = (source: string): Draft => ({
    ...draftOf(initialState(source)),
    edited: true,
  });

  it("are kept latest first, five of them, the same work once", () => {
    const { storage } = memory();
    const saver = createDraftSaver(createAppStore(initialState("")), storage, "tab 1");
    for (const source of ["1", "2", "3", "2", "4", "5", "6"]) saver.setAside(draft(source));
    expect(readPreviousDrafts(storage).map(({ source }) => source)).toEqual([
      "6",
      "5",
      "4",
      "2",
      "3",
    ]);
  });

  it("give way to later ones where there is no room, but the latest is kept", () => {
    const { storage } = memory(1000);
    const saver = createDraftSaver(createAppStore(initialState("")), storage, "tab 1");
    for (const letter of ["a", "b", "c"])
      expect(saver.setAside(draft(letter.repeat(300)))).toBe("kept");
    expect(readPreviousDrafts(storage).map(({ source }) => source[0])).toEqual(["c", "b"]);
    expect(saver.setAside(draft("d".repeat(2000)))).toBe("full");
    expect(readPreviousDrafts(storage).map(({ source }) => source[0])).toEqual(["c", "b"]);
    // What finds no room at all is kept in memory.
    expect(saver.earlier().map(({ source }) => source[0])).toEqual(["d", "c", "b"]);
  });

  it("are not kept without storage, or when too large", () => {
    const store = createAppStore(initialState(""));
    expect(createDraftSaver(store, null, "t").setAside(draft("a"))).toBe("blocked");
    expect(createDraftSaver(store, blockedStorage, "t").setAside(draft("a"))).toBe("blocked");
    const large = draft("x".repeat(LONGEST_KEPT + 1));
    expect(createDraftSaver(store, memory().storage, "t").setAside(large)).toBe("too-large");
  });
});

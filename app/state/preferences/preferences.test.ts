import { describe, expect, it } from "vitest";
import { setCompared, setLayout, setLook, setTheme } from "../store/actions.ts";
import { DEFAULT_COMPARED, DEFAULT_LAYOUT, DEFAULT_LOOK } from "../store/defaults.ts";
import { createAppStore, initialState } from "../store/store.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";
import { blockedStorage, memory } from "./testing/storage.ts";
import { openStorage, type TextStorage } from "./text-storage.ts";

/** A store that saves its preferences. */
const keeping = (storage: TextStorage | null) => {
  const store = createAppStore(initialState("", readPreferences(storage)));
  return { store, stop: keepPreferences(store, storage) };
};

describe("the theme", () => {
  it("is saved and restored", () => {
    const { storage } = memory();
    setTheme(keeping(storage).store, "dark");
    expect(keeping(storage).store.getState().theme).toBe("dark");
  });

  it("is the system's if the stored value is invalid, or storage is blocked", () => {
    const { storage, items } = memory();
    items.set("robots-txt-workbench.theme", "pink");
    expect(readPreferences(storage).theme).toBe("system");
    expect(readPreferences(blockedStorage).theme).toBe("system");
    expect(readPreferences(null).theme).toBe("system");
    const { store } = keeping(blockedStorage);
    setTheme(store, "light");
    expect(store.getState().theme).toBe("light");
  });
});

describe("the readers to compare", () => {
  it("are saved and restored", () => {
    const { storage } = memory();
    setCompared(keeping(storage).store, ["google", "wget"]);
    expect(keeping(storage).store.getState().compared).toEqual(["google", "wget"]);
  });

  it("are the default if none were chosen, or none can be read", () => {
    const { storage, items } = memory();
    expect(readPreferences(storage).compared).toBe(DEFAULT_COMPARED);
    expect(readPreferences(blockedStorage).compared).toBe(DEFAULT_COMPARED);
    keeping(storage);
    expect(items.size).toBe(0);
    items.set("robots-txt-workbench.compared-readers", "{");
    expect(readPreferences(storage).compared).toBe(DEFAULT_COMPARED);
    items.set("robots-txt-workbench.compared-readers", '["google","altavista",7]');
    expect(readPreferences(storage).compared).toEqual(["google"]);
  });
});

describe("the look of the editor's text", () => {
  it("is saved and restored", () => {
    const { storage } = memory();
    setLook(keeping(storage).store, { wraps: true, textSize: 18 });
    expect(keeping(storage).store.getState().look).toEqual({ wraps: true, textSize: 18 });
  });

  it("is the default if the stored value is invalid", () => {
    const { storage, items } = memory();
    expect(readPreferences(storage).look).toBe(DEFAULT_LOOK);
    items.set("robots-txt-workbench.look", '{"wraps":"yes","textSize":900}');
    expect(readPreferences(storage).look).toEqual(DEFAULT_LOOK);
  });
});

describe("the layout of the page", () => {
  it("is saved and restored", () => {
    const { storage, items } = memory();
    expect(readPreferences(storage).layout).toBe(DEFAULT_LAYOUT);
    const { store } = keeping(storage);
    expect(items.size).toBe(0);
    setLayout(store, { split: 40, height: 60.5, outlined: true });
    expect(readPreferences(storage).layout).toEqual({ split: 40, height: 60.5, outlined: true });
  });

  it("is the default if the stored value is invalid, or storage is blocked", () => {
    const { storage, items } = memory();
    expect(readPreferences(blockedStorage).layout).toBe(DEFAULT_LAYOUT);
    for (const text of ["{", "[]", '{"split":40}', '{"split":400,"height":50,"outlined":true}']) {
      items.set("robots-txt-workbench.layout", text);
      expect(readPreferences(storage).layout).toBe(DEFAULT_LAYOUT);
    }
  });
});

describe("preferences", () => {
  it("are no longer saved once saving has stopped", () => {
    const { storage } = memory();
    const { store, stop } = keeping(storage);
    stop();
    setTheme(store, "dark");
    expect(readPreferences(storage).theme).toBe("system");
  });
});

describe("openStorage", () => {
  it("returns null if accessing storage throws", () => {
    const owner = {
      get localStorage(): TextStorage {
        throw new DOMException("no", "SecurityError");
      },
    };
    expect(openStorage(owner)).toBeNull();
  });
});
